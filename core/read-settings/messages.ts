/**
 * Messages about a whole file: a closed list of codes with their texts. `{…}` is a part of the file, such as a name in
 * it. The first group rejects the file, the second qualifies its values.
 */
export const FILE_REFUSALS = {
  empty: { en: 'The file is empty.', zh: '文件是空的。' },
  unreadable: {
    en: 'The browser could not read the file: it may have been moved, or you may not have permission to read it.',
    zh: '浏览器无法读取该文件：可能已被移动，或没有读取权限。',
  },
  foreign: {
    en: 'This is not a known slicer file ({what}). G-code, binary G-code, 3MF projects, exported presets, Cura materials and Klipper’s printer.cfg can be read.',
    zh: '这不是本站认得的切片软件文件（{what}）。可以读取 G-code、二进制 G-code、3MF 项目、导出的预设、Cura 材料和 Klipper 的 printer.cfg。',
  },
  no_settings: {
    en: 'The file has the right type ({what}), but contains no settings from a slicer.',
    zh: '文件类型正确（{what}），但其中没有切片软件写入的设置。',
  },
  old_cura: {
    en: 'This is a profile of Cura 15.04 or older, which names and counts its settings in another way than today’s Cura. It is not read: open it in that version and export G-code.',
    zh: '这是 Cura 15.04 或更早版本的配置文件，其设置的名称和计法与现在的 Cura 不同，因此不予读取：请用该版本导出 G-code。',
  },
  ufp: {
    en: 'This is an Ultimaker format package (UFP). Its settings are in the G-code inside it, which is not unpacked: drop that G-code, or the Cura project.',
    zh: '这是 Ultimaker 格式包（UFP）。其设置位于包内的 G-code 中，此处不解包：请改用该 G-code 或 Cura 项目文件。',
  },
  makerbot: {
    en: 'This is a print file for MakerBot machines. It contains the toolpath and a description of its own for that machine, but no settings of a slicer known here, so it is not read.',
    zh: '这是 MakerBot 打印机的打印文件，其中只有刀路和该机器自己的说明，没有本站认得的切片设置，因此不予读取。',
  },
  damaged: {
    en: 'The file is damaged or incomplete ({what}): its settings cannot be read.',
    zh: '文件已损坏或不完整（{what}），无法读取其中的设置。',
  },
  too_much: {
    en: 'The file is larger than a slicer’s settings file can be ({what}), so it is not unpacked.',
    zh: '文件内容超出切片软件设置文件的正常规模（{what}），因此不予解压。',
  },
  compression: {
    en: 'The settings are compressed in a way that cannot be read here ({what}).',
    zh: '设置采用了此处无法读取的压缩方式（{what}）。',
  },
} as const;

export const FILE_NOTES = {
  cut_off: {
    en: 'The block of settings has no end: the file is incomplete, and any later settings are missing.',
    zh: '设置段没有结尾：文件被截断，其后的内容未知。',
  },
  changes_only: {
    en: 'The preset contains only the values that differ from its parent ({what}); all others are those of the parent.',
    zh: '预设只保存与父预设（{what}）不同的值，其余取自父预设。',
  },
  cura_changes_only: {
    en: 'Cura saves only changed settings in the file. All others have Cura’s own value for that printer and material.',
    zh: 'Cura 只写入改动过的设置；没有列出的都是 Cura 对该打印机和耗材的自带值。',
  },
  from_commands: {
    en: 'The temperatures of the first layer are read from the commands at the start of the print.',
    zh: '首层温度取自打印开头的指令。',
  },
  prints: {
    en: 'The file holds several filaments. The print uses No. {what} of them; the first one used is read.',
    zh: '文件含有多种耗材，打印用到第 {what} 种，读取用到的第一种。',
  },
  prints_unknown: {
    en: 'The file holds values for {what} extruders or filaments and does not say which one prints: the first is read.',
    zh: '文件含有 {what} 个挤出机或耗材的值，但没有说明打印用哪一个：读取第一个。',
  },
  no_block: {
    en: 'The file contains no block of settings: the values are from the comments of {what} and from the commands at the start of the print.',
    zh: '文件中没有设置段：这些值取自 {what} 的注释和打印开头的指令。',
  },
  active_missing: {
    en: 'The active preset “{what}” is not in the file: its name is read, and none of its values.',
    zh: '当前使用的预设“{what}”不在文件中：只读取了它的名称，没有它的数值。',
  },
  others: {
    en: 'The file contains several presets of one kind; one is read, the others (in brackets) are not: {what}.',
    zh: '文件含有多个同类预设，只读取其中一个，括号内的没有读取：{what}。',
  },
  klipper_others: {
    en: 'Other sections of the configuration, which are not read: {what}.',
    zh: '配置中未读取的其他部分：{what}。',
  },
  fork: {
    en: 'Written by {what}, and read like a file of the slicer that it is based on.',
    zh: '由 {what} 写入，按其所基于的切片软件读取。',
  },
  unknown_program: {
    en: 'The file does not say which slicer wrote it; its settings are named as in {what}.',
    zh: '文件未说明由哪款切片软件写入；设置的名称与 {what} 一致。',
  },
  skipped: {
    en: 'A part of the file could not be read and is left out: {what}.',
    zh: '文件有一部分无法读取，已略过：{what}。',
  },
} as const;

/** A remark on a file; `what` is the part of the file that it is about. */
export interface Remark<Code extends string> {
  code: Code;
  what: string | null;
}
export type FileRefusal = Remark<keyof typeof FILE_REFUSALS>;
export type FileNote = Remark<keyof typeof FILE_NOTES>;

/** Thrown inside the reader for an unreadable file; {@link readSettings} returns it as a value. */
export class FileRefused extends Error {
  constructor(
    readonly code: FileRefusal['code'],
    readonly what: string | null = null,
  ) {
    super(code);
  }
}

/** Why a setting has no value: a closed list of codes with their texts. */
export const UNREAD_REASONS = {
  not_in_file: { en: 'not in the file', zh: '文件中没有' },
  no_key: { en: 'this slicer has no such setting', zh: '该切片软件没有这项设置' },
  not_a_value: { en: 'the value cannot be read', zh: '不是可读取的值' },
  relative: { en: 'a percentage, but the file does not say of what', zh: '百分比，但文件没有给出其基准' },
  off: { en: 'switched off', zh: '已关闭' },
  automatic: { en: 'left to the slicer or the firmware', zh: '由切片软件或固件自行决定' },
  plate_unknown: {
    en: 'one value per plate, and the file does not say which plate is used',
    zh: '每种打印板各有一个值，而文件没有说明用哪种板',
  },
  no_equal: { en: 'has no counterpart here', zh: '此处没有对应项' },
  table: { en: 'a table with a value for each pair of filaments', zh: '按两种耗材的组合列出的表格' },
} as const;

export type UnreadReason = keyof typeof UNREAD_REASONS;
