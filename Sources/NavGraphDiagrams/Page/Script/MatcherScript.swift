// swift-format-ignore-file

/// Finds the pattern that matches a URL and its values, like `navgraph open`, with the tables of generated code.
/// A text is a string with a character for each byte of its UTF-8, because patterns are compared by bytes.
let matcherScript = ##"""
const bytesOf = text => { let out = ""; for (const byte of new TextEncoder().encode(text)) out += String.fromCharCode(byte); return out; };
const decode = (bytes, isStrict) => new TextDecoder("utf-8", { fatal: isStrict, ignoreBOM: true }).decode(Uint8Array.from(bytes, one => one.charCodeAt(0)));
const textOf = bytes => decode(bytes, false);
const isUTF8 = bytes => { if (/^[\0-\x7f]*$/.test(bytes)) return true; try { decode(bytes, true); return true; } catch { return false; } };
const lowered = bytes => bytes.replace(/[A-Z]+/g, letters => letters.toLowerCase());
const unescaped = bytes => /%(?![0-9A-Fa-f]{2})/.test(bytes) ? null : bytes.replace(/%(..)/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
const decoded = bytes => { const plain = unescaped(bytes); return plain !== null && isUTF8(plain) ? plain : null; };

const sorts = { digits: /^[0-9]+$/, hex: /^[0-9A-Fa-f]+$/, letters: /^[A-Za-z]+$/, alphanumeric: /^[A-Za-z0-9]+$/, slug: /^[a-z0-9-]+$/, token: /^[A-Za-z0-9_-]+$/ };
const isDate = text => {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](\d\d):(\d\d)))?$/.exec(text);
  if (!found) return false;
  const [year, month, day, hour = 0, minute = 0, second = 0, zone = 0, rest = 0] = found.slice(1).map(one => one === undefined ? undefined : Number(one));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60 && zone < 24 && rest < 60;
};
const isInt = text => /^(0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
const webText = "(?:[!$&-;=?-Z_a-z~]|%[0-9A-Fa-f]{2})";
const webAddress = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9][A-Za-z0-9._-]*(?::[0-9]*)?(?:[/?]" + webText + "*)?(?:#" + webText + "*)?$");
const contains = (body, text) => {
  switch (body && body[0]) {
  case "text": return text !== "";
  case "words": return text !== "" && body[1].includes(text);
  case "int": return isInt(text);
  case "double": return /^-?\d+(\.\d+)?$/.test(text) && (text.length <= 300 || isFinite(Number(text)));
  case "uuid": return /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
  case "date": return isDate(text);
  case "url": return webAddress.test(text);
  case "characters": return text.length >= body[2] && (!body[3] || text.length <= body[3]) && sorts[body[1]].test(text);
  case "number": {
    const [, least, most, digits] = body;
    if (!/^\d{1,19}$/.test(text) || (digits ? text.length !== digits : text.length > 1 && text[0] === "0")) return false;
    return BigInt(text) >= BigInt(least) && BigInt(text) <= BigInt(most);
  }
  }
  return false;
};

// Returns the values of a segment's placeholders, or null if the text doesn't match. Each placeholder except the last takes the shortest
// value that lets the rest match.
const split = ([, pieces, suffix, longest], text) => {
  if (longest && text.length > longest || !text.startsWith(pieces[0][0]) || !text.endsWith(suffix) || text.length <= pieces[0][0].length + suffix.length) return null;
  const end = text.length - suffix.length, values = [], failed = new Set();
  let start = pieces[0][0].length, last = start;
  for (;;) {
    const at = values.length;
    let found = -1;
    if (!failed.has(at * 65536 + start)) {
      if (at === pieces.length - 1) { if (last === start && start < end && contains(pieces[at][1], text.slice(start, end))) found = end; }
      else {
        const next = pieces[at + 1][0];
        for (let place = last + 1; place + next.length < end; place += 1) {
          if (text.startsWith(next, place) && contains(pieces[at][1], text.slice(start, place))) { found = place; break; }
        }
      }
    }
    if (found >= 0) {
      values.push([start, found]);
      if (at === pieces.length - 1) return values.map(([from, to]) => text.slice(from, to));
      start = last = found + pieces[at + 1][0].length;
    } else {
      failed.add(at * 65536 + start);
      const back = values.pop();
      if (!back) return null;
      [start, last] = back;
    }
  }
};
const fits = (part, text) => {
  if (!part) return false;
  if (part[0] === "t") return part[1] === text;
  if (part[0] === "r") return text !== "";
  return split(part, text) !== null;
};
const isAny = part => part && part[0] === "p" && part[1].length === 1 && part[1][0][0] === "" && part[2] === "" && part[1][0][1][0] === "text";

// Returns the tables with texts as bytes, and with indexes of the schemes and hosts.
const prepared = tables => {
  const plain = value => typeof value === "string" ? bytesOf(value) : value;
  const body = value => value && (value[0] === "words" ? ["words", value[1].map(plain)] : value);
  const part = value => !value ? value : value[0] === "t" ? ["t", plain(value[1])] : value[0] === "r" ? ["r", plain(value[1]), value[2]]
    : ["p", value[1].map(piece => [plain(piece[0]), body(piece[1]), ...piece.slice(2)]), plain(value[2]), value[3]];
  const schemes = new Map(), hosts = new Map();
  const origins = tables.origins.map(set => new Set(set.map(origin => {
    if (origin.startsWith("//")) hosts.set(plain(origin.slice(2)), origin); else if (origin) schemes.set(plain(origin.slice(0, -1)), origin);
    return origin;
  })));
  const patterns = tables.patterns.map(pattern => ({
    ...pattern, query: (pattern.query || []).map(item => ({ ...item, key: plain(item.key), part: part(item.part), body: body(item.body) })),
    fragment: pattern.fragment && { ...pattern.fragment, part: part(pattern.fragment.part) }, constants: pattern.constants || [],
  }));
  const rows = tables.rows.map(row => [row[0], row[1], row[2].map(part), ...row.slice(3)]);
  return { ...tables, schemes, hosts, origins, patterns, rows, tried: [...rows].sort((a, b) => a[5] - b[5]) };
};

const hostOf = (name, hosts) => {
  if (name.startsWith("*.")) return null;
  if (hosts.has(name)) return hosts.get(name);
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    if (hosts.has("*" + name.slice(dot)) && name.slice(0, dot).split(".").every(label => /^[A-Za-z0-9_-]+$/.test(label))) return hosts.get("*" + name.slice(dot));
  }
  return null;
};
// Splits the part of a URL after `scheme://`. `start` is its offset in the URL.
const partsOf = (rest, start = 0) => {
  const cut = mark => { const at = rest.indexOf(mark); if (at < 0) return null; const tail = rest.slice(at + 1); rest = rest.slice(0, at); return tail; };
  const fragment = cut("#"), query = cut("?"), slash = rest.indexOf("/"), authority = slash < 0 ? rest : rest.slice(0, slash), segments = [];
  let at = start + authority.length + 1;
  for (const raw of slash < 0 ? [] : rest.slice(slash + 1).split("/")) { segments.push({ raw, at }); at += raw.length + 1; }
  if (segments.length && segments[segments.length - 1].raw === "") segments.pop();
  return { authority, segments, query, fragment };
};
const valuesIn = (query, fragment) => {
  const pairs = [];
  for (const item of query === null ? [] : query.split("&")) {
    if (item === "") continue;
    const mark = item.indexOf("="), key = decoded(mark < 0 ? item : item.slice(0, mark));
    if (key !== null) pairs.push([key, mark < 0 ? "" : decoded(item.slice(mark + 1))]);
  }
  return { pairs, hasFragment: fragment !== null, fragment: fragment === null ? null : decoded(fragment) };
};
// Returns the decoded parts of a URL, or a `fault` if it isn't a link of the app.
const readURL = (bytes, tables) => {
  const scheme = /^([A-Za-z0-9+.-]+):\/\//.exec(bytes);
  if (!scheme) return { fault: "noScheme" };
  const name = lowered(scheme[1]);
  const { authority, segments, query, fragment } = partsOf(bytes.slice(scheme[0].length), scheme[0].length);
  let origin, host = "";
  if (name === "https") {
    const written = lowered(authority);
    host = written.endsWith(":443") ? written.slice(0, -4) : written;
    origin = hostOf(host, tables.hosts);
    if (!origin) {
      const bare = written.slice(written.lastIndexOf("@") + 1).split(":")[0];
      return hostOf(bare, tables.hosts) ? { fault: "notPlainHost", text: written, host: bare } : { fault: "unknownHost", text: written };
    }
  } else {
    origin = tables.schemes.get(name);
    if (!origin) return name === "http" ? { fault: "notSecure" } : { fault: "unknownScheme", text: name };
    if (authority) segments.unshift({ raw: authority, at: scheme[0].length });
  }
  const path = [];
  for (const { raw, at } of segments) {
    const plain = unescaped(raw), defect = plain === null ? "escape" : !isUTF8(plain) ? "notUTF8" : plain === "" ? "emptySegment" : plain === "." || plain === ".." ? "dots" : null;
    if (defect) return { fault: defect, text: raw, before: bytes.slice(0, at) };
    path.push(plain);
  }
  return { origin, host, path, ...valuesIn(query, fragment) };
};

const matchesRow = ([number, set, parts, spelt, isOpen], link, firsts, tables) => {
  const { path } = link, least = parts.length + spelt;
  if (isOpen ? path.length < least : path.length !== least) return false;
  if (!tables.origins[set].has(link.origin)) return false;
  for (let at = 0; at < parts.length; at += 1) if (!fits(parts[at], path[at])) return false;
  const last = parts[parts.length - 1];
  if (last && last[0] === "r" && last[1] !== "") {
    const text = path[path.length - 1];
    if (text.length <= last[1].length || !text.endsWith(last[1])) return false;
  }
  const pattern = tables.patterns[number];
  for (const item of pattern.query) {
    if (!item.isRequired) continue;
    const value = firsts.get(item.key);
    if (value == null || !(isAny(item.part) || fits(item.part, value))) return false;
  }
  if (pattern.fragment && pattern.fragment.isRequired) {
    if (link.fragment === null || !(isAny(pattern.fragment.part) || fits(pattern.fragment.part, link.fragment))) return false;
  }
  return true;
};
// Returns the values of the route's parameters, and the keys of the URL that are ignored or unknown.
const valuesOf = ([number, , parts], link, tables) => {
  const pattern = tables.patterns[number], route = tables.routes[pattern.route];
  const values = new Map(route.parameters.map(name => [name, null])), ignored = [], unknown = [];
  const set = (name, value) => { if (name !== null && values.has(name)) values.set(name, value); };
  for (const [name, value] of pattern.constants) set(name, value);
  if (route.host && link.host.length > route.host[1]) set(route.host[0], textOf(link.host.slice(0, -route.host[1])));
  parts.forEach((part, at) => {
    if (part[0] === "p") split(part, link.path[at]).forEach((value, piece) => set(part[1][piece][2], textOf(value)));
    if (part[0] !== "r") return;
    const texts = link.path.slice(at);
    texts[texts.length - 1] = texts[texts.length - 1].slice(0, texts[texts.length - 1].length - part[1].length);
    set(part[2], texts.map(textOf));
  });
  const given = new Map();
  for (const [key, value] of link.pairs) { if (!given.has(key)) given.set(key, []); given.get(key).push(value); }
  for (const item of pattern.query) {
    const texts = given.get(item.key), piece = item.part && item.part[0] === "p" ? item.part[1][0] : null;
    if (!texts) continue;
    const parses = (body, text) => text !== null && (body && body[0] === "text" || contains(body, text));
    if (item.list !== undefined) {
      if (texts.every(text => parses(item.body, text))) set(item.list, texts.map(textOf)); else ignored.push(textOf(item.key));
    } else if (piece && piece[2] !== null) {
      if (parses(piece[1], texts[0])) set(piece[2], textOf(texts[0])); else ignored.push(textOf(item.key));
    }
  }
  for (const key of given.keys()) if (!pattern.query.some(item => item.key === key)) unknown.push(textOf(key));
  if (link.hasFragment) {
    if (!pattern.fragment) unknown.push("#");
    else if (pattern.fragment.part && pattern.fragment.part[0] === "p") {
      const [, [[before, body, name]], suffix] = pattern.fragment.part, text = link.fragment;
      const isFine = text !== null && text.startsWith(before) && text.endsWith(suffix) && (before === "" && suffix === "" || text.length > before.length + suffix.length);
      const inner = isFine ? text.slice(before.length, text.length - suffix.length) : null;
      if (inner === null) ignored.push("#");
      else if (name !== null) { if (body[0] === "text" || contains(body, inner)) set(name, textOf(inner)); else ignored.push("#"); }
    }
  }
  return { values: [...values], ignored, unknown };
};

// Returns the reason why a URL isn't a link of the app, in the words of `navgraph open`.
const faultWords = (found, tables) => {
  const quoted = bytes => quotedText(textOf(bytes));
  const all = [...[...tables.schemes.keys()].sort().map(one => textOf(one) + "://"), ...[...tables.hosts.keys()].sort().map(one => "https://" + textOf(one))];
  const begins = !all.length ? "nothing, because " + tables.app + " declares neither a scheme nor a host" : listedTexts(all);
  switch (found.fault) {
  case "noScheme": return "a link begins with a scheme: " + begins;
  case "unknownScheme": return quoted(found.text + "://") + " isn't a scheme of " + tables.app + ": its links begin with " + begins;
  case "notSecure": return "a universal link begins with `https`, not with `http`";
  case "unknownHost": return found.text === "" ? "there is no host after `https://`" : quoted(found.text) + " isn't a host of " + tables.app + ": its links begin with " + begins;
  case "notPlainHost": return quoted(found.text) + " contains more than the host `" + textOf(found.host) + "`: a universal link has no user and no port";
  }
  const before = [...textOf(found.before)], place = "after `" + (before.length > 60 ? "…" + before.slice(-60).join("") : before.join("")) + "` there is ";
  switch (found.fault) {
  case "emptySegment": return place + "an empty segment";
  case "dots": return place + quoted(found.text) + ", which a link can't contain";
  case "escape": return place + quoted(found.text) + ", in which `%` isn't followed by two hexadecimal digits";
  default: return place + quoted(found.text) + ", which isn't UTF-8 after its escapes are decoded";
  }
};

// Returns the first row that matches. The rows are in order of precedence.
const winnerOf = (link, tables) => {
  const firsts = new Map();
  for (const [key, value] of link.pairs) if (!firsts.has(key)) firsts.set(key, value);
  return tables.rows.find(row => matchesRow(row, link, firsts, tables));
};
// Returns a function that matches URLs with these tables.
const matcher = raw => {
  const tables = prepared(raw);
  return text => {
    const bytes = bytesOf(text), link = readURL(bytes, tables);
    if (link.fault) return { error: faultWords(link, tables), fault: link.fault, ...nearTo(bytes, link, link.fault, tables) };
    const row = winnerOf(link, tables);
    if (row) return { pattern: row[0], isAlias: !!tables.patterns[row[0]].isAlias, ...valuesOf(row, link, tables) };
    return { error: "no pattern matches", ...nearTo(bytes, link, null, tables) };
  };
};
let answerOf = null;
const match = text => {
  if (!data.matcher) return { error: "this page has no links" };
  answerOf = answerOf || matcher(data.matcher);
  return answerOf(text);
};

"""##
