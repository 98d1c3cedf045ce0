import type { Figures, Lists, Rows, Texts } from './row.js';

const NO_YAML = 'is not YAML';
const WRITTEN_BY_IMPORT = 'what the import wrote: undo the edit, or import again';

/** What is said of files that cannot be read, and of what lies where no source file is. */
export const LOAD = {
  // Bytes and characters
  unseen_character: ({ character }: Texts<'character'>) => [
    `holds ${character}, which does not show`,
    'remove it; a line break inside a text is written as a new line',
  ],
  lone_return: ['holds a carriage return (U+000D) that ends no line', 'end lines with LF, or with CR and LF'],
  conflict: ({ mark }: Texts<'mark'>) => [
    `holds a conflict that git left: "${mark}"`,
    'keep one of the two, and remove the marks',
  ],
  not_utf8: ({ byte }: Texts<'byte'>) => [`is not UTF-8: byte 0x${byte}`, 'save the file as UTF-8'],
  unreadable: ({ reason }: Texts<'reason'>) => [`cannot be read: ${reason}`],

  // Where it lies
  no_plain_file: ({ is }: { is: keyof typeof KINDS_OF_FILE }) => [`is ${KINDS_OF_FILE[is]}`, 'a file of its own'],
  large_file: ({ bytes, most }: Figures<'bytes' | 'most'>) => [`has ${bytes} bytes`, `at most ${most}`],
  hidden_file: ['is hidden', 'remove it: what is hidden is never read'],
  other_ending: ({ ending, name }: Texts<'ending' | 'name'>) => [`ends in "${ending}"`, `call it ${name}`],
  misplaced_file: ({ top, patterns }: Texts<'top'> & Lists<'patterns'>) => [
    'is not where source files are',
    `${patterns.length > 0 ? `below ${top}/: ${patterns.join(', ')}` : 'the files and folders that data/README.md lists'}; remove it, or move it there`,
  ],

  // YAML
  directive: ['begins with a directive', 'leave it out: a file is of YAML 1.2, without tags'],
  second_document: ['begins a second document', 'one document a file'],
  complex_key: ['has a list or a map as a key', 'a plain word before the colon'],
  unquoted_sign: ({ sign }: Texts<'sign'>) => [
    `${NO_YAML}: no plain text begins with "${sign}"`,
    'put the text between quotation marks',
  ],
  no_colon: ({ written }: Texts<'written'>) => [
    `${NO_YAML}: "${written}" is no key with a value`,
    'a colon and a blank between them',
  ],
  odd_indent: ({ found, line, expected }: Figures<'found' | 'line' | 'expected'>) => [
    `${NO_YAML}: is indented by ${found}, and line ${line} of the same map by ${expected}`,
    'the same for all of a map',
  ],
  not_closed: [`${NO_YAML}: what opens here is not closed`, 'close it'],
  nested_too_deep: ({ most }: Figures<'most'>) => ['is nested too deep', `at most ${most} levels`],
  no_yaml: ({ reason }: Texts<'reason'>) => [`${NO_YAML}: ${reason}`],
  alias_or_anchor: ({ is }: { is: 'alias' | 'anchor' }) => [
    `holds an ${is}`,
    'write the value out: anchors and aliases are not part of the format',
  ],
  tag: ['holds a tag', 'leave it out: what a value is follows from its field'],
  ambiguous_number: ({ written }: Texts<'written'>) => [
    `"${written}" can be read as two things`,
    'a number in decimals without leading zeros; a text between quotation marks',
  ],

  // JSON and SVG
  no_json: ({ line }: Texts<'line'>) => [`is no JSON: "${line}"`, WRITTEN_BY_IMPORT],
  beyond_svg: ({ written }: Texts<'written'>) => [
    `holds "${written}"`,
    'elements, attributes and comments: save it as plain SVG, and take out what stands before <svg',
  ],
  no_xml: ({ reason }: Texts<'reason'>) => [`is not XML: ${reason}`],
  no_drawing: ['is no drawing', 'one <svg> element'],

  // Steps from release to release
  no_step_file: ({ ending }: Texts<'ending'>) => [`here lie steps only, files called <version>${ending}`],
  unreadable_step: ({ reason }: Texts<'reason'>) => [
    `cannot be read as a step, JSON that Brotli has compressed: ${reason}; "git checkout" brings it back`,
  ],
  misnamed_step: ({ version, ending }: Texts<'version' | 'ending'>) => [
    `holds the step to ${version}, so it has to be called ${version}${ending}`,
  ],
  forked_steps: ({ one, other, from }: Texts<'one' | 'other'> & { from: string | null }) => [
    `${BROKEN_CHAIN}: those to ${one} and ${other} both start from ${from}`,
  ],
  gap_in_steps: ({ firsts }: { firsts: readonly { version: string; from: string | null }[] }) => [
    `${BROKEN_CHAIN}: those to ${firsts.map(({ version, from }) => `${version} (from ${from ?? 'nothing'})`).join(' and ')} start from versions that no step leads to. Only the oldest may: bring back the step that is missing, or remove those before the gap`,
  ],
  circle_of_steps: ({ versions }: Lists<'versions'>) => [
    `${BROKEN_CHAIN}: those to ${versions.join(' and ')} lead in a circle`,
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
