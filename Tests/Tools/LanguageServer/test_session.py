"""Validates the messages of the language server with the types of the protocol (lsprotocol), in sessions of pytest-lsp.

    NAVGRAPH=.build/debug/navgraph python3 -m pytest -q Tests/Tools/LanguageServer/test_session.py

Every request that the server has a capability for is sent at least once. pytest-lsp raises an error for a message whose shape is wrong, and warns
about a result that the client hasn't said it understands; such warnings are errors here.
"""

import os
import pathlib
import tempfile

import attrs
import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = pytest.mark.filterwarnings("error::pytest_lsp.LspSpecificationWarning")
PROGRAM = os.path.abspath(os.environ.get("NAVGRAPH", ".build/debug/navgraph"))
SAMPLES = pathlib.Path(__file__).resolve().parents[3] / "Samples"
FILES = {
    "Shop.navgraph": """import "Items.navgraph"

app Shop { platform iOS 16; scheme shop; root stack Home }

/// The first page, 🧭 and more.
screen Home {
  on open(id: Int) -> push Item(id)
  on more          -> present More
}

modal More { content Item(id: 1) }

route "/items/{id}" -> Item(id)
route "/numbers/{number}" -> Item(id: number)
""",
    "Items.navgraph": "screen Item(id: Int) { title }\n",
}
OPTIONS = types.FormattingOptions(tab_size=2, insert_spaces=True)
# The methods that have been requested, of all sessions, and the capabilities of the server.
requested = set()
offered = {}


# The server writes the pages that lenses show into a temporary folder.
pages = tempfile.TemporaryDirectory()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"], server_env=dict(os.environ, TMPDIR=pages.name)))
async def client(lsp_client: LanguageClient, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    capabilities = client_capabilities("visual-studio-code")
    # The list of pytest-lsp is older than hints.
    capabilities.text_document.inlay_hint = types.InlayHintClientCapabilities()
    folders = [types.WorkspaceFolder(uri=folder.as_uri(), name="") for folder in (tmp_path, SAMPLES / "Shop")]
    send = lsp_client.protocol.send_request_async

    def record(method, *arguments, **named):
        requested.add(method)
        return send(method, *arguments, **named)

    lsp_client.protocol.send_request_async = record

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters: types.RegistrationParams):
        offered.update({registration.method: registration.register_options for registration in parameters.registrations})

    result = await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities, workspace_folders=folders))
    offered.update({field.name: getattr(result.capabilities, field.name) for field in attrs.fields(type(result.capabilities))})
    yield
    await lsp_client.shutdown_session()


def opened(client, path, text=None):
    """Opens a file. A text that is given may be another than that of the file, which is created if there is none."""
    if not path.exists():
        path.write_text("")
    text = path.read_text() if text is None else text
    item = types.TextDocumentItem(uri=path.as_uri(), language_id="navgraph", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))
    return types.TextDocumentIdentifier(uri=path.as_uri())


def place(text, searched, after=False):
    """The position of a text, in UTF-16."""
    offset = text.index(searched) + (len(searched) if after else 0)
    line = text[:offset].count("\n")
    start = text.rfind("\n", 0, offset) + 1
    return types.Position(line, len(text[start:offset].encode("utf-16-le")) // 2)


def at(searched, after=False, name="Shop.navgraph"):
    return place(FILES[name], searched, after)


def named(locations):
    return sorted((pathlib.PurePath(location.uri).name, location.range.start.line) for location in locations)


async def pull(client, identifier):
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=identifier))
    assert report.kind == "full"
    return report.items


async def test_diagnostics(client: LanguageClient):
    path = SAMPLES / "Shop" / "Shop.navgraph"
    identifier, text = opened(client, path), path.read_text()
    before = await pull(client, identifier)
    end = types.Position(line=text.count("\n"), character=0)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(version=2, uri=identifier.uri),
            content_changes=[types.TextDocumentContentChangePartial(range=types.Range(end, end), text="screen Unused -> \n")],
        )
    )
    after = await pull(client, identifier)
    assert len(after) > len(before)
    assert all(item.source == "navgraph" and item.code.startswith("NAV") for item in after)


async def test_actions(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "One.navgraph", "app A { platform iOS 16; root stack Home }\nscreen Home { on x -> push Hom }\n")
    items = await pull(client, identifier)
    context = types.CodeActionContext(diagnostics=items)
    actions = await client.text_document_code_action_async(types.CodeActionParams(identifier, items[0].range, context))
    assert any(action.kind == "quickfix" and action.is_preferred is not None for action in actions)
    assert any(action.title == "Create the screen `Hom`" for action in actions)
    # A client that asks for actions of this kind gets their edits at once, and may resolve them nevertheless.
    text = 'app A { platform iOS 26; root Main }\ntabs Main { tab a "A" stack Home; tab b "B" stack Other; minimize onScrolDown }\nscreen Home\nscreen Other\n'
    identifier = opened(client, tmp_path / "Two.navgraph", text)
    context = types.CodeActionContext(diagnostics=[], only=["source.fixAll"])
    nothing = types.Range(types.Position(0, 0), types.Position(0, 0))
    [action] = await client.text_document_code_action_async(types.CodeActionParams(identifier, nothing, context))
    [(_, edits)] = action.edit.changes.items()
    assert "onScrollDown" in edits[0].new_text
    assert (await client.code_action_resolve_async(action)).edit is not None


async def test_flows_in_files_of_their_own(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    place = at("More {")
    context = types.CodeActionContext(diagnostics=[], only=["refactor.extract"])
    actions = await client.text_document_code_action_async(types.CodeActionParams(identifier, types.Range(place, place), context))
    [action] = [action for action in actions if action.title.startswith("Move `More`")]
    creation, *edits = action.edit.document_changes
    assert isinstance(creation, types.CreateFile) and creation.uri.endswith("/More.navgraph")
    assert all(isinstance(edit, types.TextDocumentEdit) for edit in edits) and edits[0].text_document.uri == creation.uri
    assert (await client.code_action_resolve_async(action)).edit == action.edit


async def test_layout(client: LanguageClient, tmp_path):
    text = "app   A { platform iOS 16; root stack Home }\n\nscreen   Home {\n\n  on x -> close }\n"
    identifier = opened(client, tmp_path / "One.navgraph", text)
    assert len(await client.text_document_formatting_async(types.DocumentFormattingParams(identifier, OPTIONS))) >= 1
    first = types.Range(types.Position(0, 0), types.Position(0, 5))
    [edit] = await client.text_document_range_formatting_async(types.DocumentRangeFormattingParams(identifier, first, OPTIONS))
    assert edit.range.start.line == 0
    inside = types.Position(3, 0)
    edits = await client.text_document_on_type_formatting_async(types.DocumentOnTypeFormattingParams(identifier, inside, "\n", OPTIONS))
    assert [edit.new_text for edit in edits] == ["  "]
    end = types.Position(4, 17)
    edits = await client.text_document_on_type_formatting_async(types.DocumentOnTypeFormattingParams(identifier, end, "}", OPTIONS))
    assert edits and all(2 <= edit.range.start.line <= 4 for edit in edits)


async def test_symbols_and_hover(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=identifier))
    assert [symbol.name for symbol in symbols][:3] == ["Shop", "Home", "More"]
    assert all(symbol.range.start <= symbol.selection_range.start for symbol in symbols)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="checkout"))
    assert found and all(symbol.location.uri.startswith("file://") for symbol in found)
    hover = await client.text_document_hover_async(types.HoverParams(identifier, at("Home {")))
    assert isinstance(hover.contents, types.MarkupContent) and "The first page" in hover.contents.value
    assert await client.text_document_hover_async(types.HoverParams(identifier, types.Position(1, 0))) is None


async def test_completion(client: LanguageClient, tmp_path, tmp_path_factory):
    identifier = opened(client, tmp_path / "Shop.navgraph", FILES["Shop.navgraph"].replace("Item(id)\n  on", "It\n  on"))
    place = at("push It", after=True)
    items = await client.text_document_completion_async(types.CompletionParams(identifier, place))
    [item] = [item for item in items if item.label == "Item"]
    assert item.insert_text_format == types.InsertTextFormat.Snippet and item.text_edit.new_text == "Item(id: ${1:id})$0"
    assert item.text_edit.insert.end == place
    other = opened(client, tmp_path / "Other.navgraph", 'import ""\n')
    items = await client.text_document_completion_async(types.CompletionParams(other, types.Position(0, 8)))
    assert "Items.navgraph" in [item.label for item in items]
    # Outside of the folders that the client has opened, a file needs imports, which come with the names.
    apart = tmp_path_factory.mktemp("apart")
    (apart / "Items.navgraph").write_text(FILES["Items.navgraph"])
    identifier = opened(client, apart / "New.navgraph", "screen New { on x -> push  }\n")
    items = await client.text_document_completion_async(types.CompletionParams(identifier, types.Position(0, 26)))
    assert any(item.label == "Item" and item.additional_text_edits for item in items)


async def test_signatures(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    help = await client.text_document_signature_help_async(types.SignatureHelpParams(identifier, at("push Item(", after=True)))
    assert help.signatures[0].label.startswith("Item(") and help.active_parameter == 0


async def test_names(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    use = at("Item(id)")
    for location in (
        await client.text_document_definition_async(types.DefinitionParams(identifier, use)),
        await client.text_document_declaration_async(types.DeclarationParams(identifier, use)),
    ):
        assert named(location if isinstance(location, (list, tuple)) else [location]) == [("Items.navgraph", 0)]
    parameters = types.ReferenceParams(context=types.ReferenceContext(include_declaration=True), text_document=identifier, position=use)
    places = [("Items.navgraph", 0), ("Shop.navgraph", 6), ("Shop.navgraph", 10), ("Shop.navgraph", 12),
              ("Shop.navgraph", 13)]
    assert named(await client.text_document_references_async(parameters)) == places
    highlights = await client.text_document_document_highlight_async(types.DocumentHighlightParams(identifier, use))
    assert sorted(highlight.range.start.line for highlight in highlights) == [6, 10, 12, 13]
    linked = await client.text_document_linked_editing_range_async(types.LinkedEditingRangeParams(identifier, at("number}")))
    assert [place.start.line for place in linked.ranges] == [13, 13]
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(identifier, use))
    assert prepared.placeholder == "Item"
    edit = await client.text_document_rename_async(types.RenameParams(identifier, use, "Article"))
    counts = {pathlib.PurePath(change.text_document.uri).name: len(change.edits) for change in edit.document_changes}
    assert counts == {"Items.navgraph": 1, "Shop.navgraph": 4}
    [annotation] = edit.change_annotations.values()
    assert annotation.needs_confirmation and "Item" in annotation.description
    with pytest.raises(JsonRpcException, match="can't be renamed"):
        await client.text_document_rename_async(types.RenameParams(identifier, use, "Home"))


async def test_call_hierarchy(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    [home] = await client.text_document_prepare_call_hierarchy_async(types.CallHierarchyPrepareParams(identifier, at("Home {")))
    calls = await client.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(home))
    assert [call.to.name for call in calls] == ["Item", "More"] and all(call.from_ranges for call in calls)
    calls = await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(calls[0].to))
    assert {call.from_.name for call in calls} == {"Home", "/items/{id}", "/numbers/{number}"}


async def test_lenses(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(identifier))
    assert len(lenses) == 3
    for lens in lenses:
        assert lens.command.command in offered["execute_command_provider"].commands
        parameters = types.ExecuteCommandParams(lens.command.command, lens.command.arguments)
        assert await client.workspace_execute_command_async(parameters) is None
    assert len(client.shown_documents) + len(client.messages) == 3


async def test_structure(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(identifier))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(5, 7)]
    [selection] = await client.text_document_selection_range_async(types.SelectionRangeParams(identifier, [at("Item(id)")]))
    while selection.parent:
        assert selection.parent.range.start <= selection.range.start and selection.range.end <= selection.parent.range.end
        selection = selection.parent
    [link] = await client.text_document_document_link_async(types.DocumentLinkParams(identifier))
    assert link.target.endswith("/Items.navgraph")
    everything = types.Range(types.Position(0, 0), types.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(identifier, everything))
    assert [hint.label for hint in hints] == [": Int", ": Int"]


async def test_semantic_tokens(client: LanguageClient, tmp_path):
    identifier = opened(client, tmp_path / "Shop.navgraph")
    whole = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(identifier))
    assert len(whole.data) % 5 == 0 and max(whole.data[3::5]) < len(offered["semantic_tokens_provider"].legend.token_types)
    start = types.Position(0, 0)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(version=2, uri=identifier.uri),
            content_changes=[types.TextDocumentContentChangePartial(range=types.Range(start, start), text="// a comment\n")],
        )
    )
    delta = await client.text_document_semantic_tokens_full_delta_async(types.SemanticTokensDeltaParams(identifier, whole.result_id))
    assert isinstance(delta, types.SemanticTokensDelta) and len(delta.edits) == 1
    first = types.Range(start, types.Position(1, 0))
    part = await client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(identifier, first))
    assert len(part.data) == 5


async def test_renamed_files(client: LanguageClient, tmp_path):
    opened(client, tmp_path / "Shop.navgraph")
    file = types.FileRename((tmp_path / "Items.navgraph").as_uri(), (tmp_path / "Parts" / "Items.navgraph").as_uri())
    edit = await client.workspace_will_rename_files_async(types.RenameFilesParams([file]))
    [(uri, [change])] = edit.changes.items()
    assert uri.endswith("/Shop.navgraph") and "Parts/Items.navgraph" in change.new_text


async def test_every_capability_was_requested(client: LanguageClient):
    # The methods whose names aren't those of their capabilities.
    methods = {
        "document_formatting": "textDocument/formatting", "document_range_formatting": "textDocument/rangeFormatting",
        "document_on_type_formatting": "textDocument/onTypeFormatting", "call_hierarchy": "textDocument/prepareCallHierarchy",
        "semantic_tokens": "textDocument/semanticTokens/full", "workspace_symbol": "workspace/symbol", "execute_command": "workspace/executeCommand",
    }
    for name in [name.removesuffix("_provider") for name, value in offered.items() if name.endswith("_provider") and value]:
        first, *words = name.split("_")
        assert methods.get(name, "textDocument/" + first + "".join(word.title() for word in words)) in requested, name
    further = {"codeAction/resolve", "textDocument/prepareRename", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
               "textDocument/semanticTokens/full/delta", "textDocument/semanticTokens/range", "workspace/willRenameFiles"}
    assert further <= requested
