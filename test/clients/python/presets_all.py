"""Prints, as JSON, the presets for the inputs on standard input, or the reasons why they are refused."""

import io
import json
import sys
import zipfile

from open_print_data import OpenPrintData, OpenPrintDataError, PresetRefusedError

data = OpenPrintData(sys.argv[1])


def answer(question):
    try:
        preset = data.preset(**question)
    except PresetRefusedError as error:
        return {"code": error.code, "subject": error.subject, "allowed": error.allowed, "text": str(error), "text_zh": error.text_zh}
    except OpenPrintDataError as error:
        return {"code": error.code}
    names = ("slicer", "version", "name", "form", "file_name", "files", "command", "notes", "rows", "cura")
    if not preset.file_name.endswith(".ini"):
        with zipfile.ZipFile(io.BytesIO(preset.data)) as archive:
            assert [(one, archive.read(one).decode()) for one in archive.namelist()] == preset.files
    else:
        assert [preset.data.decode()] == [file.text for file in preset.files]
    return {**{name: getattr(preset, name) for name in names}, "steps": [preset.steps(one) for one in ("en", "zh")]}


json.dump([answer(question) for question in json.load(sys.stdin)], sys.stdout)
