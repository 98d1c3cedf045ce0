import { decode, decodeKnown } from './decode.js';
import type { Content } from './folder.js';
import { parseJson } from './json.js';
import type { Listed } from './listing.js';
import type { SourceFile, SourceKind } from './source-file.js';
import { parseYaml } from './yaml.js';

/** A source file as it was read. It is parsed when somebody looks at what it says: much of what was imported, nobody does. */
export class ReadFile implements SourceFile {
  readonly kind: SourceKind;
  readonly file: string;
  readonly digest: string;
  private readonly bytes: Buffer;
  private readonly good: boolean;
  private parsed: { value: unknown } | undefined;

  /** @param good whether an earlier run found nothing wrong with it */
  constructor({ kind, file }: Listed, { bytes, digest }: Content, good = false) {
    this.kind = kind;
    this.file = file;
    this.digest = digest;
    this.bytes = bytes;
    this.good = good;
  }

  /** Decoded each time: only who points at a problem wants it again. @throws {Unreadable} for what is no text */
  get text(): string {
    return this.good ? decodeKnown(this.bytes) : decode(this.bytes);
  }

  /** @throws {Unreadable} for what is not of the form of source files */
  get value(): unknown {
    this.parsed ??= { value: parseBy(this.file, this.text) };
    return this.parsed.value;
  }
}

function parseBy(file: string, text: string): unknown {
  return file.endsWith('.json') ? parseJson(text, !file.startsWith('imported/')) : parseYaml(text);
}
