-- Drives the language server through a session in Neovim, and compares what Neovim shows.
--
--   nvim --headless -u NONE -l Tests/Tools/LanguageServer/session.lua NAVGRAPH
--
-- NAVGRAPH is the path of the program, and the current folder is that of the repository. Writes into a temporary folder, and exits with 1 if a comparison fails.
local program = assert(arg[1], "usage: session.lua NAVGRAPH")
local folder = vim.uv.fs_realpath(vim.fn.tempname():match(".*/")) .. "/navgraph-session"
vim.fn.delete(folder, "rf")
vim.fn.mkdir(folder, "p")
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

write("Shop.navgraph", 'import "Items.navgraph"\napp Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Itm(id: 1) }\n')
write("Items.navgraph", "screen   Item(id: Int)\n")

vim.fn.mkdir(folder .. "/.git")

-- The configuration is that of the page, which finds the program on the path.
vim.cmd("filetype on")
vim.env.PATH = vim.fs.dirname(vim.fn.fnamemodify(program, ":p")) .. ":" .. vim.env.PATH
local page = assert(io.open("Grammar/editors/README.md")):read("a")
assert(load(assert(page:match("```lua\n(.-)```"))))()

local function open(name)
  vim.cmd.edit(folder .. "/" .. name)
  return vim.api.nvim_get_current_buf()
end

local function lines(buffer) return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

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

local shop = open("Shop.navgraph")
wait("diagnostics of Shop", function() return #vim.diagnostic.get(shop) > 0 end)
expect("the misspelled name has a diagnostic", diagnostics(shop)[1], "NAV0301 2:30")

-- The first action at the diagnostic corrects the name.
local position = { line = 2, character = 31 }
local actions = request(shop, "textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(shop),
  range = { start = position, ["end"] = position },
  context = { diagnostics = {} },
})
expect("actions", vim.tbl_map(function(action) return action.title end, actions), { "Write `Item`", "Write `Itm` where it is declared" })
local client = vim.lsp.get_clients({ bufnr = shop })[1]
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
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
expect("symbols", vim.tbl_map(function(symbol) return symbol.name end, symbols), { "Shop", "Home" })
local hover = request(shop, "textDocument/hover", {
  textDocument = vim.lsp.util.make_text_document_params(shop), position = { line = 3, character = 31 },
})
expect("the diagnostic is explained", hover.contents.value:match("^%*%*NAV0301%*%*") ~= nil, true)

client:stop()
wait("the server ends", function() return client:is_stopped() end)
vim.fn.delete(folder, "rf")
print(failures == 0 and "session in Neovim: all as expected" or failures .. " comparisons failed")
os.exit(failures == 0 and 0 or 1)
