import type { Figures, Lists, Rows, Texts } from './row.js';

const NO_YAML = 'is not YAML';
const WRITTEN_BY_IMPORT = 'what the import wrote: undo the edit, or import again';

/** What is said of files that cannot be read, and of what lies where no source file is. */
export const LOAD = {
  // Bytes and characters
  unseen_character: ({ character }: Texts<'character'>) => [
    `contains ${character}, which is invisible`,
    'remove it; write a line break inside a text as a new line',
  ],
  lone_return: ['contains a carriage return (U+000D) that does not end a line', 'end lines with LF, or with CR and LF'],
  conflict: ({ mark }: Texts<'mark'>) => [
    `contains a merge conflict marker of git: "${mark}"`,
    'keep one version, and remove the markers',
  ],
  not_utf8: ({ byte }: Texts<'byte'>) => [`is not UTF-8: byte 0x${byte}`, 'save the file as UTF-8'],
  unreadable: ({ reason }: Texts<'reason'>) => [`cannot be read: ${reason}`],

  // Where it lies
  no_plain_file: ({ is }: { is: keyof typeof KINDS_OF_FILE }) => [`is ${KINDS_OF_FILE[is]}`, 'a file of its own'],
  large_file: ({ bytes, most }: Figures<'bytes' | 'most'>) => [`has ${bytes} bytes`, `at most ${most}`],
  hidden_file: ['is hidden', 'remove it: hidden files are never read'],
  other_ending: ({ ending, name }: Texts<'ending' | 'name'>) => [`ends in "${ending}"`, `call it ${name}`],
  misplaced_file: ({ top, patterns }: Texts<'top'> & Lists<'patterns'>) => [
    'is not a place for source files',
    `${patterns.length > 0 ? `below ${top}/: ${patterns.join(', ')}` : 'the files and folders that data/README.md lists'}; remove it, or move it there`,
  ],

  // YAML
  directive: ['starts with a directive', 'remove it: files are YAML 1.2, without tags'],
  second_document: ['starts a second document', 'one document per file'],
  complex_key: ['has a list or a map as a key', 'a plain word before the colon'],
  unquoted_sign: ({ sign }: Texts<'sign'>) => [
    `${NO_YAML}: plain text cannot start with "${sign}"`,
    'put the text in quotation marks',
  ],
  no_colon: ({ written }: Texts<'written'>) => [
    `${NO_YAML}: "${written}" is not a key with a value`,
    'a colon and a space between key and value',
  ],
  odd_indent: ({ found, line, expected }: Figures<'found' | 'line' | 'expected'>) => [
    `${NO_YAML}: is indented by ${found}, but line ${line} of the same map by ${expected}`,
    'the same indentation for the whole map',
  ],
  not_closed: [`${NO_YAML}: what opens here is not closed`, 'close it'],
  nested_too_deep: ({ most }: Figures<'most'>) => ['is nested too deep', `at most ${most} levels`],
  no_yaml: ({ reason }: Texts<'reason'>) => [`${NO_YAML}: ${reason}`],
  alias_or_anchor: ({ is }: { is: 'alias' | 'anchor' }) => [
    `contains an ${is}`,
    'write out the value: anchors and aliases are not allowed',
  ],
  tag: ['contains a tag', 'remove it: the type of a value follows from its field'],
  ambiguous_number: ({ written }: Texts<'written'>) => [
    `"${written}" is ambiguous`,
    'a decimal number without leading zeros; or a text in quotation marks',
  ],

  // JSON and SVG
  no_json: ({ line }: Texts<'line'>) => [`is not JSON: "${line}"`, WRITTEN_BY_IMPORT],
  beyond_svg: ({ written }: Texts<'written'>) => [
    `holds "${written}"`,
    'elements, attributes and comments: save it as plain SVG, and remove everything before <svg',
  ],
  no_xml: ({ reason }: Texts<'reason'>) => [`is not XML: ${reason}`],
  no_drawing: ['is not a drawing', 'one <svg> element'],

  // Steps from release to release
  no_step_file: ({ ending }: Texts<'ending'>) => [`only steps belong here, in files called <version>${ending}`],
  unreadable_step: ({ reason }: Texts<'reason'>) => [
    `cannot be read as a step (JSON compressed with Brotli): ${reason}; "git checkout" restores it`,
  ],
  misnamed_step: ({ version, ending }: Texts<'version' | 'ending'>) => [
    `contains the step to ${version}, so its name must be ${version}${ending}`,
  ],
  forked_steps: ({ one, other, from }: Texts<'one' | 'other'> & { from: string | null }) => [
    `${BROKEN_CHAIN}: the steps to ${one} and ${other} both start from ${from}`,
  ],
  gap_in_steps: ({ firsts }: { firsts: readonly { version: string; from: string | null }[] }) => [
    `${BROKEN_CHAIN}: the steps to ${firsts.map(({ version, from }) => `${version} (from ${from ?? 'nothing'})`).join(' and ')} start from versions that no step leads to. Only the oldest step may: restore the missing step, or remove the steps before the gap`,
  ],
  circle_of_steps: ({ versions }: Lists<'versions'>) => [
    `${BROKEN_CHAIN}: the steps to ${versions.join(' and ')} form a circle`,
  ],
} satisfies Rows;

const BROKEN_CHAIN = 'the chain of steps is broken';

const KINDS_OF_FILE = {
  link: 'a link',
  folder: 'a folder',
  pipe: 'a pipe',
  socket: 'a socket',
  device: 'a device',
} as const;
