"""A session of `navgraph mcp` with the client of the package mcp, which validates each message with the types of the protocol.

    NAVGRAPH=.build/debug/navgraph python3 -m pytest -q Tests/Tools/MCP/test_session.py
"""

import json
import os
import pathlib
import re
import subprocess

import pytest

if os.environ.get("CI") != "true":
    pytest.importorskip("mcp", minversion=None, reason="the package mcp isn't installed: pip install mcp==2.3.0")

from mcp import Client, MCPError, StdioServerParameters

PROGRAM = os.path.abspath(os.environ.get("NAVGRAPH", ".build/debug/navgraph"))
ROOT = pathlib.Path(__file__).resolve().parents[3]
TOOLS = ["check", "open", "path", "query", "routes", "explain"]


def server(*arguments, folder=ROOT / "Samples" / "Notes", mode="auto"):
    return Client(StdioServerParameters(command=PROGRAM, args=["mcp", *arguments], cwd=str(folder)), mode=mode)


def printed(*arguments, folder=ROOT / "Samples" / "Notes"):
    return json.loads(subprocess.run([PROGRAM, *arguments], cwd=folder, capture_output=True, text=True).stdout)


async def call(client, tool, arguments):
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return result


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_tools_have_schemas(mode):
    async with server(mode=mode) as client:
        assert client.server_info.name == "navgraph"
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        assert all(tool.description and tool.input_schema["type"] == "object" for tool in tools)


async def test_results_are_those_of_the_subcommands():
    async with server() as client:
        pairs = [
            (("check", {}), ("check", "--format", "json")),
            (("open", {"url": "notes://n/1"}), ("open", "notes://n/1", "--json")),
            (("path", {"from": "NoteList", "to": "Tag"}), ("path", "NoteList", "Tag", "--json")),
            (("query", {"question": "to", "name": "Editor"}), ("query", "to", "Editor", "--json")),
            (("query", {"question": "without-guard", "name": "unlocked"}), ("query", "without-guard", "unlocked", "--json")),
            (("query", {"question": "without-link"}), ("query", "without-link", "--json")),
            (("routes", {"on": "pad"}), ("routes", "--on", "pad", "--json")),
        ]
        for (name, arguments), command in pairs:
            result = await call(client, name, arguments)
            assert result.structured_content == printed(*command), name
            assert json.loads(result.content[0].text) == result.structured_content, name


async def test_a_draft_is_checked_without_a_file():
    draft = "app A { platform iOS 16; root stack Home }\nscreen Home { on x -> push Hom }\n"
    async with server() as client:
        found = (await call(client, "check", {"source": draft})).structured_content["findings"]
        assert [finding["code"] for finding in found] == ["NAV0301"]
        result = await call(client, "query", {"source": draft, "question": "from", "name": "Home"})
        assert "an error" in result.content[1].text
        explained = await call(client, "explain", {"codes": ["NAV0301", "06"]})
        assert "NAV0301" in explained.content[0].text and "NAV0602" in explained.content[0].text


async def test_failures_are_results_with_a_suggestion():
    async with server() as client:
        for name, arguments, expected in [
            ("path", {"from": "NoteList", "to": "Tga"}, "did you mean Tag?"),
            ("query", {"question": "to"}, "needs the name"),
            ("check", {"paths": ["../Shop"]}, "outside of --root"),
            ("check", {"paths": ["-"]}, "standard input"),
            ("check", {"sorce": ""}, "did you mean source?"),
            ("explain", {"codes": ["NAV9999"]}, "there is no diagnostic NAV9999"),
        ]:
            result = await client.call_tool(name, arguments)
            assert result.is_error and expected in result.content[0].text, result
        with pytest.raises(MCPError):
            await client.call_tool("chekc", {})


async def test_the_grammar_and_the_reference_are_resources():
    async with server() as client:
        resources = (await client.list_resources()).resources
        assert len(resources) > 20
        uris = {str(resource.uri) for resource in resources}
        for resource in resources:
            contents = (await client.read_resource(resource.uri)).contents
            path = ROOT / "Grammar" / str(resource.uri).removeprefix("navgraph://")
            # Links lead to other resources; the rest is the page.
            link = re.compile(r"\[([^\]]*)\]\([^)]*\)")
            assert link.sub(r"\1", contents[0].text) == link.sub(r"\1", path.read_text()), resource.uri
            for target in re.findall(r"\]\(([^)]*)\)", contents[0].text):
                assert target.startswith("https://") or target.split("#")[0] in uris, (resource.uri, target)
        with pytest.raises(MCPError):
            await client.read_resource("navgraph://passwd")


async def test_a_root_admits_other_folders():
    async with server("Notes", "--root", ".", folder=ROOT / "Samples") as client:
        assert (await call(client, "routes", {})).structured_content["app"] == "Notes"
        assert (await call(client, "routes", {"paths": ["Shop"]})).structured_content["app"] == "Shop"
