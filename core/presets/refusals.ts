/** Why a preset cannot be made, by code. `{subject}` is the rejected input, `{allowed}` the alternatives. */
export const PRESET_REFUSALS = {
  unknown_slicer: {
    en: 'There is no slicer “{subject}” here. Allowed: {allowed}.',
    zh: '这里没有“{subject}”这款切片软件。可用的有：{allowed}。',
  },
  unknown_version: {
    en: 'Version {subject} of the slicer is not known here. Known versions: {allowed}.',
    zh: '此处没有该切片软件 {subject} 版的资料。已知版本：{allowed}。',
  },
  unknown_nozzle: {
    en: 'The printer has no {subject} nozzle. It has: {allowed}.',
    zh: '该打印机没有 {subject} 喷嘴。可选：{allowed}。',
  },
  unknown_machine: {
    en: '{subject} has no presets for this printer and nozzle, so a change alone has nothing to build on.',
    zh: '{subject} 没有该打印机和喷嘴的预设，改动没有可以叠加的对象。',
  },
  no_parent: {
    en: 'The slicer has no {subject} preset of its own that fits, so a change alone would set everything else in it to the slicer’s defaults.',
    zh: '切片软件没有合适的自带{subject}预设，只写改动会把其中其余设置全部变为软件的默认值。',
  },
  unknown_setting: { en: 'There is no setting “{subject}” here.', zh: '这里没有“{subject}”这项设置。' },
  no_key: {
    en: 'This version of the slicer has no setting for “{subject}”.',
    zh: '该切片软件的这一版本无法设置“{subject}”。',
  },
  nothing_to_write: {
    en: 'There is nothing to write: {subject} is in the printer preset, which stays your own. Change it there.',
    zh: '没有可写入的内容：{subject} 存放在打印机预设中，该预设保持不变，请在那里修改。',
  },
  outside_safe_range: {
    en: '{subject} is outside the safe range. Allowed: {allowed}.',
    zh: '{subject} 超出了此处的安全范围。允许：{allowed}。',
  },
  outside_slicer_range: {
    en: '{subject} is outside what the slicer accepts. Allowed: {allowed}.',
    zh: '{subject} 超出了切片软件可接受的范围。允许：{allowed}。',
  },
  not_a_value: {
    en: '{subject} is not a value of this setting. Allowed: {allowed}.',
    zh: '{subject} 不是该设置的值。允许：{allowed}。',
  },
  unknown_fix: {
    en: 'The rule has no fix “{subject}”. It has: {allowed}.',
    zh: '该规则没有“{subject}”这个解决方法。可选：{allowed}。',
  },
  fix_not_for_setup: {
    en: 'The fix “{subject}” does not apply to this printer, nozzle, material or slicer. Its condition: {allowed}.',
    zh: '解决方法“{subject}”不适用于该打印机、喷嘴、耗材或切片软件。适用条件：{allowed}。',
  },
  no_change: {
    en: 'The fix “{subject}” is done at the printer and changes no setting.',
    zh: '解决方法“{subject}”在打印机上操作，不改变任何设置。',
  },
  no_value: {
    en: 'No value of “{subject}” can be determined for this setup: choose one. Allowed: {allowed}.',
    zh: '无法为该组合确定“{subject}”的值，请自行选择。允许：{allowed}。',
  },
  conflict: {
    en: 'Two fixes set {subject} to different values: {allowed}.',
    zh: '两个解决方法把{subject}设为不同的值：{allowed}。',
  },
  no_quality_type: {
    en: 'Cura imports a profile only for a quality type that the printer has: choose one, such as {allowed}.',
    zh: 'Cura 只导入机器具有的质量类型的配置，请选择一种，例如：{allowed}。',
  },
  no_name: {
    en: '“{subject}” leaves no characters that a preset name can use.',
    zh: '“{subject}”去掉不可用的字符后，没有可作为预设名称的内容。',
  },
  system_name: {
    en: '“{subject}” is the name of a preset of the slicer itself; choose another name.',
    zh: '“{subject}”是切片软件自带预设的名称，请另取一个名称。',
  },
  no_bed: {
    en: 'The bed size of {subject} is not known, so it cannot be sliced without a printer preset.',
    zh: '{subject} 的打印平台尺寸未知，没有打印机预设就无法切片。',
  },
  other_record: {
    en: 'The profile is for {subject}, not for {allowed}.',
    zh: '该配置属于 {subject}，而不是 {allowed}。',
  },
  other_change: {
    en: 'The change of “{subject}” was calculated for another printer, nozzle or material than {allowed}.',
    zh: '“{subject}”的改动是为另一种打印机、喷嘴或耗材（而非 {allowed}）得出的。',
  },
  other_nozzle: {
    en: 'A {subject} nozzle needs other layer heights and line widths: use the profile of that nozzle.',
    zh: '{subject} 的喷嘴使用不同的层高和线宽，请选用该喷嘴的配置。',
  },
  unknown_form: {
    en: 'The published mapping uses a calculation, “{subject}”, that this version of the program does not support. Update the program.',
    zh: '已发布的对应表含有本程序尚不支持的算法“{subject}”，请更新程序。',
  },
} as const;

export type PresetRefusalCode = keyof typeof PRESET_REFUSALS;
