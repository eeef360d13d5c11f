"""Validates the messages of the language server with the types of the protocol (lsprotocol), in a session of pytest-lsp.

    NAVGRAPH=.build/debug/navgraph python3 -m pytest -q Tests/Tools/LanguageServer/test_session.py
"""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.path.abspath(os.environ.get("NAVGRAPH", ".build/debug/navgraph"))
SAMPLES = pathlib.Path(__file__).resolve().parents[3] / "Samples"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    parameters = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"),
        workspace_folders=[types.WorkspaceFolder(uri=(SAMPLES / "Shop").as_uri(), name="Shop")],
    )
    await lsp_client.initialize_session(parameters)
    yield
    await lsp_client.shutdown_session()


def document(client, text=None):
    path = SAMPLES / "Shop" / "Shop.navgraph"
    text = path.read_text() if text is None else text
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=path.as_uri(), language_id="navgraph", version=1, text=text))
    )
    return types.TextDocumentIdentifier(uri=path.as_uri()), text


async def pull(client, identifier):
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=identifier))
    assert report.kind == "full"
    return report.items


async def test_diagnostics(client: LanguageClient):
    identifier, text = document(client)
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


async def test_actions_and_formatting(client: LanguageClient):
    identifier, _ = document(client, "app A { platform iOS 16; root stack Home }\nscreen   Home { on x -> push Hom }\n")
    items = await pull(client, identifier)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(text_document=identifier, range=items[0].range, context=types.CodeActionContext(diagnostics=items))
    )
    assert any(action.kind == "quickfix" and action.is_preferred is not None for action in actions)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=identifier, options=types.FormattingOptions(tab_size=2, insert_spaces=True))
    )
    assert len(edits) == 1


async def test_symbols_and_hover(client: LanguageClient):
    identifier, _ = document(client)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=identifier))
    assert [symbol.name for symbol in symbols][:1] == ["Shop"]
    assert all(symbol.range.start <= symbol.selection_range.start for symbol in symbols)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="checkout"))
    assert found and all(symbol.location.uri.startswith("file://") for symbol in found)
    hover = await client.text_document_hover_async(types.HoverParams(text_document=identifier, position=types.Position(0, 0)))
    assert hover is None or hover.contents
