// A client of a language server: starts the program, and exchanges messages with it over standard input and output.
"use strict";

const { spawn } = require("child_process");

class Client {
  /**
   * @param {(method: string, parameters: any) => any} receive Handles notifications and requests of the server, and returns the results of requests.
   * @param {(reason: string) => void} ended Is called if the server ends without being asked to.
   */
  constructor(receive, ended) {
    this.receive = receive;
    this.ended = ended;
    this.pending = new Map();
    this.next = 1;
    this.buffer = Buffer.alloc(0);
    this.capabilities = {};
    this.isStopped = false;
    this.hasEnded = false;
  }

  /** Starts the program, and returns what the server can do. */
  async start(program, parameters) {
    this.process = spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "pipe"] });
    this.process.on("error", (error) => this.end(`${program} can't be started: ${error.message}`));
    this.process.on("exit", (code, signal) => this.end(`${program} ended with ${signal ?? code}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (data) => this.read(data));
    this.process.stderr.on("data", (data) => this.receive("window/logMessage", { type: 2, message: String(data) }));
    const result = await this.request("initialize", { processId: process.pid, ...parameters });
    this.capabilities = result.capabilities;
    this.notify("initialized", {});
    return this.capabilities;
  }

  async stop() {
    if (this.isStopped || this.hasEnded) return;
    this.isStopped = true;
    const exit = new Promise((resolve) => this.process.once("exit", resolve));
    const patience = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request("shutdown", undefined);
      this.notify("exit", undefined);
      await exit;
    } catch {
      this.process.kill();
    }
    clearTimeout(patience);
  }

  notify(method, parameters) {
    this.write({ jsonrpc: "2.0", method, params: parameters });
  }

  /** Sends a request, which is canceled with the token of VS Code, and returns its result. */
  request(method, parameters, token) {
    if (this.hasEnded) return Promise.reject(new Error("the language server has ended"));
    const id = this.next++;
    this.write({ jsonrpc: "2.0", id, method, params: parameters });
    const cancellation = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject })).finally(() => cancellation?.dispose());
  }

  write(message) {
    if (!this.process.stdin.writable) return;
    const content = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString("latin1", 0, end))?.[1] ?? 0);
      const start = end + 4;
      if (this.buffer.length < start + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", start, start + length));
      this.buffer = this.buffer.subarray(start + length);
      this.handle(message);
    }
  }

  async handle(message) {
    if (message.method === undefined) {
      const request = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) request?.reject(new Error(message.error.message));
      else request?.resolve(message.result);
      return;
    }
    if (message.id === undefined) return this.receive(message.method, message.params);
    try {
      this.write({ jsonrpc: "2.0", id: message.id, result: (await this.receive(message.method, message.params)) ?? null });
    } catch (error) {
      this.write({ jsonrpc: "2.0", id: message.id, error: { code: -32603, message: String(error) } });
    }
  }

  end(reason) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const request of this.pending.values()) request.reject(new Error(reason));
    this.pending.clear();
    if (!this.isStopped) this.ended(reason);
  }
}

module.exports = { Client };
