-- Drives the language server through a session in Neovim, and compares what Neovim shows.
--
--   nvim --headless -u NONE -l Tests/Tools/LanguageServer/session.lua NAVGRAPH
--
-- NAVGRAPH is the path of the program, and the current folder is that of the repository. Writes into a temporary folder.
-- Exits with 1 if a comparison fails.
local program = assert(arg[1], "usage: session.lua NAVGRAPH")
local folder = vim.uv.fs_realpath(vim.fn.tempname():match(".*/")) .. "/navgraph-session"
vim.fn.delete(folder, "rf")
vim.fn.mkdir(folder .. "/.git", "p")
-- The server writes the pages that lenses show into a temporary folder.
vim.env.TMPDIR = folder
local failures = 0

local function expect(what, found, wanted)
  if vim.deep_equal(found, wanted) then return print("   " .. what) end
  failures = failures + 1
  print("FAILED: " .. what .. "\n  found:  " .. vim.inspect(found) .. "\n  wanted: " .. vim.inspect(wanted))
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then expect(what, "nothing within 20 s", "an answer") end
end

local function write(name, text)
  local file = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
  file:close()
end

-- The configuration is that of the page, which finds the program on the path.
vim.cmd("filetype on")
vim.env.PATH = vim.fs.dirname(vim.fn.fnamemodify(program, ":p")) .. ":" .. vim.env.PATH
local page = assert(io.open("Grammar/editors/neovim.md")):read("a")
local configuration = {}
for block in page:gmatch("```lua\n(.-)```") do configuration[#configuration + 1] = block end
configuration = table.concat(configuration)
assert(load(configuration))()

local function open(name)
  vim.cmd.edit(folder .. "/" .. name)
  return vim.api.nvim_get_current_buf()
end

local function lines(buffer) return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

-- Puts the cursor on a text of the current buffer.
local function go(text)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  assert(vim.fn.search("\\V" .. text, "cW") > 0, text)
end

local function diagnostics(buffer)
  local all = {}
  for _, item in ipairs(vim.diagnostic.get(buffer)) do all[#all + 1] = item.code .. " " .. item.lnum .. ":" .. item.col end
  table.sort(all)
  return all
end

local function request(buffer, method, parameters)
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 20000) or {}
  for _, answer in pairs(answers) do
    if answer.error then print("error of " .. method .. ": " .. answer.error.message) end
    return answer.result
  end
end

local function client(buffer) return vim.lsp.get_clients({ bufnr = buffer })[1] end

-- The parameters of a request about the cursor.
local function here(buffer) return vim.lsp.util.make_position_params(0, client(buffer).offset_encoding) end

local function named(items) return vim.tbl_map(function(item) return item.title or item.name end, items) end

-- Applies the code action with a title, as if the user had chosen it.
local function act(buffer, title)
  local before, isOffered = lines(buffer), false
  vim.lsp.buf.code_action({
    apply = true,
    filter = function(action)
      isOffered = isOffered or action.title == title
      return action.title == title
    end,
  })
  wait("the action " .. title, function() return isOffered and not vim.deep_equal(lines(buffer), before) end)
end

-- The texts of the quickfix list, once the list has some.
local function listed(what, show)
  vim.fn.setqflist({})
  show()
  wait(what, function() return #vim.fn.getqflist() > 0 end)
  local all = vim.tbl_map(function(item)
    return item.lnum .. ":" .. item.col .. " " .. vim.fs.basename(vim.api.nvim_buf_get_name(item.bufnr)) .. " " .. item.text
  end, vim.fn.getqflist())
  vim.cmd.cclose()
  return all
end

-- Diagnostics, fixes, formatting, symbols, and explanations

write("Shop.navgraph", 'import "Items.navgraph"\napp Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Itm(id: 1) }\n')
write("Items.navgraph", "screen   Item(id: Int)\n")
local shop = open("Shop.navgraph")
wait("diagnostics of Shop", function() return #vim.diagnostic.get(shop) > 0 end)
expect("the misspelled name has a diagnostic", diagnostics(shop)[1], "NAV0301 2:30")
go("Itm")
local actions = request(shop, "textDocument/codeAction", vim.tbl_extend("force", vim.lsp.util.make_range_params(0, client(shop).offset_encoding), {
  context = { diagnostics = {}, only = { "quickfix" } },
}))
expect("fixes", named(actions), { "Write `Item`", "Write `Itm` where it is declared", "Create the screen `Itm`" })
act(shop, "Write `Item`")
expect("the fix is applied", lines(shop)[3], "screen Home { on open -> push Item(id: 1) }")
wait("no diagnostics of Shop", function() return #vim.diagnostic.get(shop) == 0 end)
expect("no diagnostics are left", diagnostics(shop), {})

-- Typing inside a line, with a character of two UTF-16 units before it.
vim.api.nvim_buf_set_text(shop, 2, 0, 2, 0, { "/// 🧭 home", "" })
vim.api.nvim_buf_set_text(shop, 3, 30, 3, 34, { "Nothing" })
wait("diagnostics after typing", function() return #vim.diagnostic.get(shop) > 0 end)
expect("the new mistake has a diagnostic", diagnostics(shop)[1], "NAV0301 3:30")

local items = open("Items.navgraph")
vim.lsp.buf.format({ bufnr = items, timeout_ms = 20000 })
expect("the document is formatted", lines(items), { "screen Item(id: Int)" })

local symbols = request(shop, "textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params(shop) })
expect("symbols", named(symbols), { "Shop", "Home" })
vim.cmd.buffer(shop)
go("Nothing")
expect("the diagnostic is explained", request(shop, "textDocument/hover", here(shop)).contents.value:match("^%*%*NAV0301%*%*"), "**NAV0301**")
act(shop, "Create the screen `Nothing`")
expect("the missing screen is created", lines(shop), {
  'import "Items.navgraph"', "app Shop { platform iOS 16; root stack Home }", "/// 🧭 home", "screen Home { on open -> push Nothing(id: 1) }",
  "", "screen Nothing(id: Int)",
})
vim.cmd("edit!")

-- Names

wait("the old text", function() return lines(shop)[3]:find("Itm") ~= nil end)
vim.api.nvim_buf_set_lines(shop, 2, 3, false, {
  "screen Home {", "  on open -> push Item(id: 1)", "  on again -> present More", "}", "", "modal More { content Item(id: 2) }",
})
go("Item(id: 1)")
expect("references", listed("references", vim.lsp.buf.references), {
  "1:8 Items.navgraph screen Item(id: Int)", "4:19 Shop.navgraph   on open -> push Item(id: 1)", "8:22 Shop.navgraph modal More { content Item(id: 2) }",
})
vim.lsp.buf.definition()
wait("the definition", function() return vim.api.nvim_get_current_buf() == items end)
expect("the definition is shown", vim.api.nvim_win_get_cursor(0), { 1, 7 })
vim.lsp.buf.rename("Article")
wait("the new name", function() return lines(items)[1]:find("Article") ~= nil end)
expect("the declaration is renamed", lines(items), { "screen Article(id: Int)" })
expect("the uses in the other file are renamed", { lines(shop)[4], lines(shop)[8] }, {
  "  on open -> push Article(id: 1)", "modal More { content Article(id: 2) }",
})
local edit = request(shop, "workspace/willRenameFiles", {
  files = { { oldUri = vim.uri_from_bufnr(items), newUri = vim.uri_from_fname(folder .. "/Sub/Things.navgraph") } },
})
expect("a new file name changes the import", edit.changes[vim.uri_from_bufnr(shop)][1].newText:match("Sub/Things.navgraph"), "Sub/Things.navgraph")

-- What leads where

vim.cmd.buffer(shop)
go("More {")
expect("incoming calls", listed("incoming calls", vim.lsp.buf.incoming_calls), { "5:15 Shop.navgraph Home" })
go("Home {")
-- The places are those of the events; Neovim 0.11 lists them under the file of the target.
expect("outgoing calls", listed("outgoing calls", vim.lsp.buf.outgoing_calls), { "4:14 Items.navgraph Article", "5:15 Shop.navgraph More" })

-- Tokens, folds, hints, and lenses

vim.cmd.buffer(shop)
local function token(line, column)
  local tokens = vim.lsp.semantic_tokens.get_at_pos(shop, line, column) or {}
  return tokens[1] and tokens[1].type
end
wait("semantic tokens", function() return token(2, 0) ~= nil end)
expect("kinds of tokens", { token(2, 0), token(2, 8), token(3, 5), token(3, 20), token(0, 9) }, { "keyword", "class", "event", "class", "string" })
vim.wo.foldmethod, vim.wo.foldexpr = "expr", "v:lua.vim.lsp.foldexpr()"
wait("folds", function()
  vim.cmd("normal! zx")
  return vim.fn.foldlevel(4) == 1
end)
expect("levels of folds", { vim.fn.foldlevel(1), vim.fn.foldlevel(4), vim.fn.foldlevel(7) }, { 0, 1, 0 })
vim.wo.foldmethod = "manual"
vim.cmd("normal! zE")

vim.api.nvim_buf_set_lines(shop, 1, 2, false, { "app Shop { platform iOS 16; scheme shop; root stack Home }" })
vim.api.nvim_buf_set_lines(shop, -1, -1, false, { "", 'route "/a/{id}" -> Article(id)' })
wait("the hint", function() return #vim.lsp.inlay_hint.get({ bufnr = shop }) > 0 end)
expect("the hint of a placeholder", vim.lsp.inlay_hint.get({ bufnr = shop })[1].inlay_hint.label, ": Int")
local function refreshed(line)
  vim.lsp.codelens.refresh({ bufnr = shop })
  return vim.tbl_filter(function(lens) return lens.range.start.line == line and lens.command ~= nil end, vim.lsp.codelens.get(shop))[1]
end
wait("the lens of the route", function() return refreshed(9) ~= nil end)
expect("the lens of the route", refreshed(9).command.title, "navgraph open shop://a/7")
go("route")
vim.lsp.codelens.run()
wait("the page of the link", function() return vim.api.nvim_buf_get_name(0):match("open.txt$") ~= nil end)
expect("the link is opened", lines(0)[1], "navgraph open shop://a/7")
local shown
vim.ui.open = function(path) shown = path end
vim.cmd.buffer(shop)
go("Home {")
vim.lsp.codelens.run()
wait("the diagram", function() return shown ~= nil end)
expect("the diagram is shown in a browser", shown:match("Home.html$"), "Home.html")

-- Layout of a part

vim.api.nvim_buf_set_lines(shop, 3, 5, false, { "  on   open ->   push Article(id: 1)", "  on   again ->   present More" })
vim.lsp.buf.format({ bufnr = shop, timeout_ms = 20000, range = { start = { 4, 0 }, ["end"] = { 4, 3 } } })
expect("a line is formatted", lines(shop)[4]:gsub("%s+", " "), " on open -> push Article(id: 1)")
vim.api.nvim_buf_set_lines(shop, 2, 7, false, { "screen Home {", "", "  on open -> push Article(id: 1)", "  on again -> present More", "}", "" })
local options = { tabSize = 2, insertSpaces = true }
local edits = request(shop, "textDocument/onTypeFormatting", {
  textDocument = vim.lsp.util.make_text_document_params(shop), position = { line = 3, character = 0 }, ch = "\n", options = options,
})
vim.lsp.util.apply_text_edits(edits, shop, client(shop).offset_encoding)
expect("a new line is indented", lines(shop)[4], "  ")

-- A flow in a file of its own, which is opened with the new text.

vim.api.nvim_buf_set_lines(shop, 3, 4, false, {})
go("More {")
act(shop, "Move `More` to its own file")
local more = vim.fn.bufnr(folder .. "/More.navgraph")
expect("the new file", more > 0 and lines(more), { "modal More { content Article(id: 2) }", "" })
expect("the file imports the new file", lines(shop), {
  'import "Items.navgraph"', 'import "More.navgraph"', "app Shop { platform iOS 16; scheme shop; root stack Home }", "screen Home {",
  "  on open -> push Article(id: 1)", "  on again -> present More", "}", "", 'route "/a/{id}" -> Article(id)',
})

local server = client(shop)
server:stop()
wait("the server ends", function() return server:is_stopped() end)

-- Typing, in another Neovim, which gets keys as from a keyboard.

write("Typed.navgraph", "app Typed { platform iOS 16; root stack Start }\nscreen Start {\n}\n\n/// A page.\nscreen Page(number: Int, title: String)\n")
local typist = vim.fn.jobstart({ vim.v.progpath, "--embed", "--headless", "-u", "NONE" }, { rpc = true })
local function run(code, ...) return vim.rpcrequest(typist, "nvim_exec_lua", code, { ... }) end
local function keys(text) vim.rpcrequest(typist, "nvim_input", text) end
run("vim.cmd('filetype on | set noswapfile') load(...)()", configuration)
run("vim.cmd.edit(...)", folder .. "/Typed.navgraph")
wait("the server of the other Neovim", function() return run("return #vim.lsp.get_clients({ bufnr = 0 })") == 1 end)
keys("jo  on page -> push Pa")
keys("<C-x><C-o>")
wait("the menu", function() return run("return vim.fn.pumvisible()") == 1 end)
expect("the menu", run("return vim.tbl_map(function(item) return item.word end, vim.fn.complete_info({ 'items' }).items)")[1], "Page")
keys("<C-n><C-y>")
wait("the snippet", function() return run("return vim.snippet.active()") end)
keys("1<Tab>")
wait("the next argument", function() return run("return vim.fn.mode()") == "s" end)
keys("\"One\"<Esc>")
wait("the typed text", function() return run("return vim.api.nvim_get_current_line()"):find("One") ~= nil end)
expect("the chosen item is inserted, with its arguments", run("return vim.api.nvim_get_current_line()"), '  on page -> push Page(number: 1, title: "One")')
run("vim.lsp.stop_client(vim.lsp.get_clients()) vim.wait(20000, function() return #vim.lsp.get_clients() == 0 end)")
vim.fn.jobstop(typist)

vim.fn.delete(folder, "rf")
io.stderr:write(failures == 0 and "\nsession in Neovim: all as expected\n" or "\n" .. failures .. " comparisons failed\n")
os.exit(failures == 0 and 0 or 1)
