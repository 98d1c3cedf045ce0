"""Fixtures: sources with one release, given by the environment, and servers scripted by a test."""

import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "clients/python"))

SOURCES = json.loads(os.environ["OPEN_PRINT_DATA_SOURCES"])


@pytest.fixture
def release():
    """The folder with the release."""
    return SOURCES["a folder"]


@pytest.fixture
def serve():
    """Starts servers with a script, called with the handler and the request count of the path; records requests."""
    servers = []

    def start(script):
        asked = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append((self.path, self.headers.get("If-None-Match")))
                script(self, [path for path, _ in asked].count(self.path))

            def log_message(self, *_):
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_address[1]}", asked

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def send(handler, status=200, body=b"{}", **headers):
    """Sends a response; header names have underscores instead of hyphens."""
    handler.send_response(status)
    for name, value in {"Content_Length": str(len(body)), **headers}.items():
        handler.send_header(name.replace("_", "-"), value)
    handler.end_headers()
    handler.wfile.write(body)


def answer(data, total=None, page=1, limit=50):
    """The bytes of an envelope."""
    meta = {"total": len(data) if total is None else total, "page": page, "limit": limit}
    return json.dumps({"success": True, "data": data, "meta": meta}).encode()
