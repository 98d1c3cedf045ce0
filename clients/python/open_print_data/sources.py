"""Sources of the files of a release: the service or a mirror over HTTP, or a folder."""

import email.utils
import hashlib
import http.client
import json
import os
import random
import re
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zlib
from collections import OrderedDict
from email.message import Message
from socket import timeout as SocketTimeout
from typing import Any, Dict, NamedTuple, Optional, Protocol

from .errors import BadArgumentError, MissingFileError, OpenPrintDataError, SourceError, parse_json


#: Header in which the service states the data version of an answer.
VERSION_HEADER = "X-Data-Version"

#: Maximum size of a file of a release, bytes: protects against endless answers and decompression bombs.
MOST_BYTES = 25 * 2**20


class Reading(NamedTuple):
    """The bytes of a file, the time (s since the epoch) at which they were last requested from the source, and the data version
    that it stated, if any."""

    body: bytes
    asked: float
    version: Optional[str] = None


class Source(Protocol):
    """A source of files; programs can provide their own."""

    name: str

    def read(self, path: str, after: float = 0) -> Reading:
        """A file by its path with a leading slash. Ignores answers requested before ``after`` (s since the epoch).
        Raises MissingFileError, SourceError."""


class Folder:
    """A release in a folder: a mirror, an unpacked archive, or ``dist/`` of a build."""

    def __init__(self, root: str) -> None:
        self.name = os.fspath(root)

    def read(self, path: str, after: float = 0) -> Reading:
        asked = time.time()
        try:
            with open(os.path.join(self.name, path.lstrip("/")), "rb") as file:
                return Reading(file.read(), asked)
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            raise MissingFileError(path, self.name) from None


class Kept(NamedTuple):
    """A cached answer: used without a request until ``fresh``, then revalidated by its ETag."""

    body: bytes
    etag: Optional[str]
    asked: float
    fresh: float
    version: Optional[str] = None


class Cache(Protocol):
    """A cache of answers by URL; must be thread-safe."""

    def get(self, url: str) -> Optional[Kept]: ...

    def set(self, url: str, kept: Kept) -> None: ...


class MemoryCache:
    """Caches the most recently used answers in memory, up to a total size in bytes (default: 32 MiB)."""

    def __init__(self, most: int = 32 * 2**20) -> None:
        self._most, self._used, self._lock = most, 0, threading.Lock()
        self._kept: "OrderedDict[str, Kept]" = OrderedDict()

    def get(self, url: str) -> Optional[Kept]:
        with self._lock:
            if url in self._kept:
                self._kept.move_to_end(url)
            return self._kept.get(url)

    def set(self, url: str, kept: Kept) -> None:
        with self._lock:
            before = self._kept.pop(url, None)
            self._used += len(kept.body) - (len(before.body) if before else 0)
            self._kept[url] = kept
            while self._used > self._most:
                self._used -= len(self._kept.popitem(last=False)[1].body)


class FolderCache:
    """Caches answers as files, so that they survive a restart; several programs can share the folder."""

    def __init__(self, root: str) -> None:
        self._root = os.fspath(root)

    def _file(self, url: str) -> str:
        return os.path.join(self._root, hashlib.sha256(url.encode()).hexdigest()[:32])

    def get(self, url: str) -> Optional[Kept]:
        try:
            with open(self._file(url), "rb") as file:
                head, _, body = file.read().partition(b"\n")
            return Kept(body, **json.loads(head))
        except (OSError, ValueError, TypeError):
            return None

    def set(self, url: str, kept: Kept) -> None:
        head = json.dumps({"etag": kept.etag, "asked": kept.asked, "fresh": kept.fresh, "version": kept.version})
        try:
            os.makedirs(self._root, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=self._root)
            with os.fdopen(handle, "wb") as file:
                file.write(head.encode() + b"\n" + kept.body)
            os.replace(draft, self._file(url))
        except OSError:
            pass  # a full disk must not stop a program that only reads


class Web:
    """The service or a mirror over HTTP: caches answers as ``Cache-Control`` allows, then revalidates them by ETag, and retries
    transient failures, after ``Retry-After`` if sent. Returns the last cached answer if the source is unreachable."""

    def __init__(self, address: str, timeout: float = 30, cache: Optional[Cache] = None, attempts: int = 4) -> None:
        self.name = re.sub(r"/api/v1$", "", address.rstrip("/"))
        self._timeout, self._attempts, self._cache = timeout, attempts, cache or MemoryCache()

    def read(self, path: str, after: float = 0) -> Reading:
        url = self.name + path
        kept = self._cache.get(url)
        if kept and kept.asked >= after and time.time() < kept.fresh:
            return Reading(kept.body, kept.asked, kept.version)
        end = time.monotonic() + self._timeout
        for attempt in range(self._attempts):
            try:
                return self._ask(path, kept, end)
            except SourceError as error:
                passing = error.status is None or error.status >= 500 or error.status in (408, 429)
                usable = kept if kept and kept.asked >= after and passing else None
                wait = error.retry_after if error.retry_after is not None else random.random() * 0.4 * 2**attempt
                last = attempt == self._attempts - 1 or time.monotonic() + wait > end
                if usable and (last or error.retry_after is not None):
                    return Reading(usable.body, usable.asked, usable.version)
                if last or not passing:
                    raise
                time.sleep(wait)
        raise AssertionError("unreachable")

    def _ask(self, path: str, kept: Optional[Kept], end: float) -> Reading:
        url, asked = self.name + path, time.time()
        headers = {"Accept-Encoding": "gzip", "User-Agent": "open-print-data-python"}
        if kept and kept.etag:
            headers["If-None-Match"] = kept.etag
        try:
            left = max(0.01, end - time.monotonic())
            with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=left) as response:
                body, answer = _body(response, end), response.headers
            parse_json(body, url)
        except urllib.error.HTTPError as error:
            with error:
                if error.code == 404:
                    raise MissingFileError(path, self.name) from None
                if error.code != 304 or not kept:
                    code = {429: "rate_limited", 503: "data_unavailable"}.get(error.code, "server_error")
                    raise SourceError(code, url, f"status {error.code}", error.code, _retry_after(error.headers)) from None
                body, answer = kept.body, error.headers
        except OpenPrintDataError:
            raise
        except SocketTimeout:
            raise SourceError("timeout", url, f"no answer within {self._timeout:g} s") from None
        except (OSError, EOFError, zlib.error, http.client.HTTPException) as error:
            slow = isinstance(getattr(error, "reason", None), SocketTimeout)
            raise SourceError("timeout" if slow else "network", url, str(error) or type(error).__name__) from error
        self._keep(url, body, answer, asked, kept)
        return Reading(body, asked, answer.get(VERSION_HEADER))

    def _keep(self, url: str, body: bytes, headers: Message, asked: float, before: Optional[Kept]) -> None:
        policy = headers.get("Cache-Control", "").lower()
        if "no-store" in policy:
            return
        age = re.search(r'max-age="?(\d+)', policy)
        fresh = int(age.group(1)) - _number(headers.get("Age")) if age and "no-cache" not in policy else 0
        etag = headers.get("ETag") or (before.etag if before else None)
        self._cache.set(url, Kept(body, etag, asked, asked + fresh, headers.get(VERSION_HEADER)))


def source_of(source: Any, options: Dict[str, Any]) -> Source:
    """The source for an address, a folder, or a source object. Raises BadArgumentError for anything else."""
    text = os.fspath(source) if isinstance(source, (str, os.PathLike)) else ""
    if re.match(r"https?://[^/]", text):
        return Web(text, **options)
    if text:
        return Folder(text)
    if not callable(getattr(source, "read", None)):
        raise BadArgumentError("invalid_value", "source", source, "an address, a folder, or a source of your own")
    own: Source = source
    return own


def _body(response: Any, end: float) -> bytes:
    """The decoded body, limited to the maximum file size; the timeout also applies to a server that sends slowly."""
    parts, size = [], 0
    while True:
        part = response.read1(1 << 16)
        if not part:
            break
        parts.append(part)
        size += len(part)
        if size > MOST_BYTES:
            raise _too_large(response)
        if time.monotonic() > end:
            raise SocketTimeout
    body = b"".join(parts)
    if response.length:
        raise http.client.IncompleteRead(body, response.length)
    if response.headers.get("Content-Encoding") != "gzip":
        return body
    decoder = zlib.decompressobj(wbits=31)
    plain = decoder.decompress(body, MOST_BYTES + 1)
    if len(plain) > MOST_BYTES:
        raise _too_large(response)
    if not decoder.eof:
        raise EOFError("the compressed answer is incomplete")
    return plain


def _too_large(response: Any) -> SourceError:
    return SourceError("broken_answer", response.url, f"more than {MOST_BYTES} bytes, the most of any file of a release")


def _number(text: Optional[str]) -> float:
    return float(text) if text and text.isdigit() else 0


def _retry_after(headers: Message) -> Optional[float]:
    """Seconds until a retry; the header contains them or a date (RFC 9110)."""
    value = headers.get("Retry-After", "").strip()
    if value.isdigit():
        return float(value)
    then, now = (email.utils.parsedate_tz(one) for one in (value, headers.get("Date") or email.utils.formatdate()))
    return max(0.0, email.utils.mktime_tz(then) - email.utils.mktime_tz(now)) if then and now else None
