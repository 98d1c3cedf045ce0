"""Tables and texts of presets for slicers. Generated from core/ by "npm run generate". Do not edit."""

from typing import Dict, List

_Text = Dict[str, str]

SLICER_NAMES: Dict[str, str] = {
 "orcaslicer": "OrcaSlicer",
 "bambu_studio": "Bambu Studio",
 "prusaslicer": "PrusaSlicer",
 "cura": "Cura"
}
SLICER_OF_SOURCE: Dict[str, str] = {
 "orcaslicer": "orcaslicer",
 "bambustudio": "bambu_studio",
 "prusa-fff": "prusaslicer",
 "non-prusa-fff": "prusaslicer",
 "cura": "cura"
}
KINDS_ZH: Dict[str, str] = {
 "process": "工艺",
 "filament": "耗材"
}
NAME_MARK: str = "(Open Print Data)"
LONGEST_NAME: int = 120
PLATES: Dict[str, str] = {
 "cool_plate_temp": "cool",
 "eng_plate_temp": "engineering",
 "hot_plate_temp": "smooth_pei",
 "textured_plate_temp": "textured_pei",
 "supertack_plate_temp": "supertack",
 "textured_cool_plate_temp": "textured_cool"
}
OVERHANG_STEPS: Dict[str, str] = {
 "overhang_speed_0": "full",
 "overhang_speed_1": "three_quarters",
 "overhang_speed_2": "half",
 "overhang_speed_3": "quarter"
}
SMALL_RADIUS: float = 6.5
OWN_LOWEST_FAN: float = 35
CURA_LINES: Dict[str, List[List[str]]] = {
 "outer_wall": [
  [
   "outer_wall",
   "default"
  ]
 ],
 "inner_wall": [
  [
   "inner_wall",
   "default"
  ]
 ],
 "sparse_infill": [
  [
   "sparse_infill",
   "default"
  ]
 ],
 "solid_infill": [
  [
   "solid_infill",
   "default"
  ]
 ],
 "top_surface": [
  [
   "top_surface",
   "solid_infill",
   "default"
  ]
 ],
 "support": [
  [
   "support",
   "default"
  ]
 ],
 "support_interface": [
  [
   "default"
  ]
 ],
 "bridge": [
  [
   "outer_wall",
   "default"
  ],
  [
   "inner_wall",
   "default"
  ],
  [
   "solid_infill",
   "default"
  ]
 ],
 "first_layer": [
  [
   "outer_wall",
   "default"
  ],
  [
   "inner_wall",
   "default"
  ],
  [
   "sparse_infill",
   "default"
  ],
  [
   "solid_infill",
   "default"
  ],
  [
   "support",
   "default"
  ],
  [
   "default"
  ]
 ]
}
USUAL_QUALITIES: List[str] = [
 "normal",
 "draft",
 "ultra",
 "adaptive",
 "low",
 "standard"
]
FLAVORS: List[str] = [
 "klipper",
 "marlin",
 "marlin2",
 "repetier",
 "reprapfirmware"
]
NEWER_FLAVORS: Dict[str, str] = {
 "klipper": "2.9"
}
UNIT_WORDS: Dict[str, str] = {
 "unit count": "",
 "unit ratio": "",
 "unit bool": "",
 "unit enum": "",
 "figure -1 layers": "as many as on top",
 "unit 1 layers": "layer",
 "unit 1 turns": "turn"
}
CONDITION_FIELDS: Dict[str, List[str]] = {
 "materials": [
  "material",
  "耗材"
 ],
 "material_traits": [
  "material",
  "耗材"
 ],
 "extruder_types": [
  "extruder",
  "挤出机"
 ],
 "structures": [
  "printer",
  "打印机"
 ],
 "equipment": [
  "equipment",
  "配备"
 ],
 "nozzle_materials": [
  "nozzle",
  "喷嘴"
 ],
 "nozzle_diameters_mm": [
  "nozzle",
  "喷嘴"
 ],
 "firmwares": [
  "firmware",
  "固件"
 ],
 "slicers": [
  "slicer",
  "切片软件"
 ],
 "brands": [
  "brand",
  "品牌"
 ]
}
CONDITION_VALUES: Dict[str, List[str]] = {
 "direct_drive": [
  "direct drive",
  "近程挤出"
 ],
 "bowden": [
  "Bowden tube",
  "远程挤出（Bowden）"
 ],
 "open": [
  "open frame",
  "敞开式"
 ],
 "enclosed": [
  "enclosed",
  "封闭式"
 ],
 "cartesian": [
  "Cartesian",
  "笛卡尔（含 i3）"
 ],
 "corexy": [
  "CoreXY",
  "CoreXY"
 ],
 "delta": [
  "delta",
  "三角洲"
 ],
 "bed_slinger": [
  "bed slinger",
  "热床前后移动"
 ],
 "z_bed": [
  "bed moves in Z",
  "热床升降"
 ],
 "fixed_bed": [
  "fixed bed",
  "热床固定"
 ],
 "belt": [
  "belt",
  "传送带"
 ],
 "auxiliary_fan": [
  "auxiliary fan",
  "辅助风扇"
 ],
 "abrasive": [
  "abrasive",
  "磨损性"
 ],
 "flexible": [
  "flexible",
  "柔性"
 ],
 "warping": [
  "prone to warping",
  "易翘曲"
 ],
 "brass": [
  "brass",
  "黄铜"
 ],
 "stainless_steel": [
  "stainless steel",
  "不锈钢"
 ],
 "hardened_steel": [
  "hardened steel",
  "硬化钢"
 ],
 "tungsten_carbide": [
  "tungsten carbide",
  "碳化钨"
 ],
 "marlin": [
  "Marlin",
  "Marlin"
 ],
 "klipper": [
  "Klipper",
  "Klipper"
 ],
 "reprapfirmware": [
  "RepRapFirmware",
  "RepRapFirmware"
 ],
 "bambu": [
  "Bambu Lab firmware",
  "拓竹固件"
 ],
 "heated_chamber": [
  "heated chamber",
  "带腔体加热"
 ],
 "multi_material": [
  "several filaments",
  "多色多料"
 ],
 "manual_levelling": [
  "bed levelled by screws",
  "用螺丝调平"
 ],
 "automatic_levelling": [
  "automatic levelling",
  "自动调平"
 ],
 "thin_filament": [
  "1.75 mm filament",
  "1.75 mm 耗材"
 ],
 "thick_filament": [
  "2.85 or 3 mm filament",
  "2.85 或 3 mm 耗材"
 ],
 "pressure_advance": [
  "firmware with pressure advance",
  "固件带压力提前"
 ],
 "lead_screws": [
  "Z axis on lead screws",
  "Z 轴为丝杆"
 ],
 "aligned_z": [
  "several Z motors that the firmware aligns",
  "多个 Z 轴电机由固件校平"
 ],
 "separate_probe": [
  "probe beside the nozzle",
  "喷嘴旁有探针"
 ],
 "plate_clips": [
  "plate held by clips",
  "打印板用夹子固定"
 ],
 "open_door": [
  "prefers an open printer",
  "需敞开打印"
 ]
}
PRESET_REFUSALS: Dict[str, _Text] = {
 "unknown_slicer": {
  "en": "There is no slicer “{subject}” here. Allowed: {allowed}.",
  "zh": "这里没有“{subject}”这款切片软件。可用的有：{allowed}。"
 },
 "unknown_version": {
  "en": "Version {subject} of the slicer is not known here. Known versions: {allowed}.",
  "zh": "此处没有该切片软件 {subject} 版的资料。已知版本：{allowed}。"
 },
 "unknown_nozzle": {
  "en": "The printer has no {subject} nozzle. It has: {allowed}.",
  "zh": "该打印机没有 {subject} 喷嘴。可选：{allowed}。"
 },
 "unknown_machine": {
  "en": "{subject} has no presets for this printer and nozzle, so a change alone has nothing to build on.",
  "zh": "{subject} 没有该打印机和喷嘴的预设，改动没有可以叠加的对象。"
 },
 "no_parent": {
  "en": "The slicer has no {subject} preset of its own that fits, so a change alone would set everything else in it to the slicer’s defaults.",
  "zh": "切片软件没有合适的自带{subject}预设，只写改动会把其中其余设置全部变为软件的默认值。"
 },
 "unknown_setting": {
  "en": "There is no setting “{subject}” here.",
  "zh": "这里没有“{subject}”这项设置。"
 },
 "no_key": {
  "en": "This version of the slicer has no setting for “{subject}”.",
  "zh": "该切片软件的这一版本无法设置“{subject}”。"
 },
 "nothing_to_write": {
  "en": "There is nothing to write: {subject} is in the printer preset, which stays your own. Change it there.",
  "zh": "没有可写入的内容：{subject} 存放在打印机预设中，该预设保持不变，请在那里修改。"
 },
 "outside_safe_range": {
  "en": "{subject} is outside the safe range. Allowed: {allowed}.",
  "zh": "{subject} 超出了此处的安全范围。允许：{allowed}。"
 },
 "outside_slicer_range": {
  "en": "{subject} is outside what the slicer accepts. Allowed: {allowed}.",
  "zh": "{subject} 超出了切片软件可接受的范围。允许：{allowed}。"
 },
 "not_a_value": {
  "en": "{subject} is not a value of this setting. Allowed: {allowed}.",
  "zh": "{subject} 不是该设置的值。允许：{allowed}。"
 },
 "unknown_fix": {
  "en": "The rule has no fix “{subject}”. It has: {allowed}.",
  "zh": "该规则没有“{subject}”这个解决方法。可选：{allowed}。"
 },
 "fix_not_for_setup": {
  "en": "The fix “{subject}” does not apply to this printer, nozzle, material or slicer. Its condition: {allowed}.",
  "zh": "解决方法“{subject}”不适用于该打印机、喷嘴、耗材或切片软件。适用条件：{allowed}。"
 },
 "no_change": {
  "en": "The fix “{subject}” is done at the printer and changes no setting.",
  "zh": "解决方法“{subject}”在打印机上操作，不改变任何设置。"
 },
 "no_value": {
  "en": "No value of “{subject}” can be determined for this setup: choose one. Allowed: {allowed}.",
  "zh": "无法为该组合确定“{subject}”的值，请自行选择。允许：{allowed}。"
 },
 "conflict": {
  "en": "Two fixes set {subject} to different values: {allowed}.",
  "zh": "两个解决方法把{subject}设为不同的值：{allowed}。"
 },
 "no_quality_type": {
  "en": "Cura imports a profile only for a quality type that the printer has: choose one, such as {allowed}.",
  "zh": "Cura 只导入机器具有的质量类型的配置，请选择一种，例如：{allowed}。"
 },
 "no_name": {
  "en": "“{subject}” leaves no characters that a preset name can use.",
  "zh": "“{subject}”去掉不可用的字符后，没有可作为预设名称的内容。"
 },
 "system_name": {
  "en": "“{subject}” is the name of a preset of the slicer itself; choose another name.",
  "zh": "“{subject}”是切片软件自带预设的名称，请另取一个名称。"
 },
 "no_bed": {
  "en": "The bed size of {subject} is not known, so it cannot be sliced without a printer preset.",
  "zh": "{subject} 的打印平台尺寸未知，没有打印机预设就无法切片。"
 },
 "other_record": {
  "en": "The profile is for {subject}, not for {allowed}.",
  "zh": "该配置属于 {subject}，而不是 {allowed}。"
 },
 "other_change": {
  "en": "The change of “{subject}” was calculated for another printer, nozzle or material than {allowed}.",
  "zh": "“{subject}”的改动是为另一种打印机、喷嘴或耗材（而非 {allowed}）得出的。"
 },
 "other_nozzle": {
  "en": "A {subject} nozzle needs other layer heights and line widths: use the profile of that nozzle.",
  "zh": "{subject} 的喷嘴使用不同的层高和线宽，请选用该喷嘴的配置。"
 },
 "unknown_form": {
  "en": "The published mapping uses a calculation, “{subject}”, that this version of the program does not support. Update the program.",
  "zh": "已发布的对应表含有本程序尚不支持的算法“{subject}”，请更新程序。"
 }
}
PRESET_NOTES: Dict[str, _Text] = {
 "own_slicer": {
  "en": "These values come from a preset of {what} that is already installed. Only values that were corrected here or changed by a fix differ.",
  "zh": "这些值取自 {what} 自带的预设，软件中已有。只有此处更正过或由解决方法改变的值不同。"
 },
 "inherits": {
  "en": "Based on presets of the slicer, so add this printer in the slicer first: {what}.",
  "zh": "以切片软件自带的预设为基础，须先在软件中添加该打印机：{what}。"
 },
 "nozzle_temperature": {
  "en": "The {what} is not known here, so the slicer uses its default, which may not suit the material: set it in the slicer before you print.",
  "zh": "此处不知道{what}，将使用切片软件的默认值，未必适合该耗材：打印前请在切片软件中设置。"
 },
 "unheated": {
  "en": "The {what} is not known here. The file contains 0, for which PrusaSlicer sends no temperature: set it in the slicer before you print.",
  "zh": "此处不知道{what}。文件写为 0，PrusaSlicer 不会发送该温度：打印前请在切片软件中设置。"
 },
 "flow_limit": {
  "en": "The max volumetric speed is not known here, so the slicer uses its default of 2 mm³/s, which slows most speeds down: set it in the filament preset.",
  "zh": "此处不知道最大体积速度，将使用切片软件的默认值 2 mm³/s，大多数速度会因此降低：请在耗材预设中设置。"
 },
 "done": {
  "en": "The record already has the value that the fix sets, so nothing changes unless your own value is different: {what}.",
  "zh": "记录中已是解决方法要设置的值，除非您自己的值不同，否则没有变化：{what}。"
 },
 "past_it": {
  "en": "The fix was calculated from the record. The slicer’s own preset already has that value or is past it, so the file changes nothing or changes it in the wrong direction: {what}. Choose a value based on the one in your slicer.",
  "zh": "解决方法按本站记录计算。切片软件自带的预设已达到或超过该值，导入后没有改变或反而朝相反方向改变：{what}。请以软件中的值为起点另选数值。"
 },
 "parts": {
  "en": "The slicer has no {what} preset of its own that fits, so that part stands alone: the slicer’s defaults apply to values that are not known here.",
  "zh": "切片软件没有合适的自带{what}预设，该部分独立：此处未知的值使用切片软件的默认值。"
 },
 "full": {
  "en": "The slicer has no presets for this printer and nozzle: its own defaults apply to values that are not known here. Printer settings, start and end G-code come from the printer preset that you select.",
  "zh": "切片软件没有该打印机和喷嘴的预设：此处未知的值使用切片软件的默认值。打印机设置、起始和结束 G-code 取自您选择的打印机预设。"
 },
 "prusa_full": {
  "en": "PrusaSlicer uses its built-in default for everything that the file does not set, not the value of one of your presets.",
  "zh": "文件未写明的设置，PrusaSlicer 一律使用其内置默认值，而不是您的预设中的值。"
 },
 "own_start": {
  "en": "The file contains a minimal printer so that it can be sliced on its own: its start G-code only homes, its end G-code only switches off. To print, select the printer preset of your machine.",
  "zh": "文件中只含一台最简单的打印机，使文件能单独切片：起始 G-code 只回零，结束 G-code 只关闭加热和风扇。打印时请选择您机器的打印机预设。"
 },
 "overlay": {
  "en": "For PrusaSlicer’s command line, on top of the presets named there: if you import it alone, everything else is reset to defaults.",
  "zh": "供 PrusaSlicer 命令行叠加在所列预设上使用；单独导入会把其余设置重置为默认值。"
 },
 "variants": {
  "en": "The slicer’s preset contains {what} values, one for each kind of hotend; this preset writes one value for all of them.",
  "zh": "切片软件的预设为 {what} 种热端分别给值；此预设对所有热端使用同一个值。"
 },
 "extruders": {
  "en": "The printer has {what} extruders; the values are for one.",
  "zh": "该打印机有 {what} 个挤出机；这些值只针对一个。"
 },
 "plates": {
  "en": "It is not known which plate is on the printer, so the bed temperature is written for every plate.",
  "zh": "不知道使用哪种打印板，因此每种打印板都写入同一热床温度。"
 },
 "diameter": {
  "en": "The filament diameter is not known here: check it in the slicer.",
  "zh": "此处不知道耗材直径，请在切片软件中核对。"
 },
 "bed_shape": {
  "en": "The shape or the origin of the bed is not known: {what} is assumed.",
  "zh": "打印平台的形状或原点未知，按{what}处理。"
 },
 "height": {
  "en": "The height of the printer is not known: PrusaSlicer’s own limit stays.",
  "zh": "打印机的高度未知，保留 PrusaSlicer 自己的上限。"
 },
 "flavor": {
  "en": "The G-code flavor of the printer is not known: Marlin is assumed.",
  "zh": "打印机的 G-code 类型未知，按 Marlin 处理。"
 },
 "flavor_older": {
  "en": "This version does not support the flavor “{what}” yet: Marlin is used, as Klipper’s documentation advises.",
  "zh": "该版本还没有 G-code 类型“{what}”：按 Klipper 文档的建议使用 Marlin。"
 },
 "quality_type": {
  "en": "For the quality type “{what}”: if the printer, nozzle or material has no such type, Cura rejects or hides the profile.",
  "zh": "用于质量类型“{what}”：若机器、喷嘴或耗材没有该类型，Cura 会拒绝导入或隐藏该配置。"
 },
 "quality_assumed": {
  "en": "The quality types of this printer in Cura are not known here: “{what}” is used, the type that Cura gives printers without quality types of their own. If your printer has its own types, choose one of them: otherwise Cura rejects or hides the profile.",
  "zh": "此处没有该机器在 Cura 中的质量类型：采用“{what}”，即 Cura 为没有专属质量类型的机器提供的类型。若您的机器有专属的质量类型，请改选其中一种，否则 Cura 会拒绝导入或隐藏该配置。"
 }
}
ROW_REMARKS: Dict[str, _Text] = {
 "no_word": {
  "en": "The slicer has no “{what}”.",
  "zh": "切片软件没有“{what}”。"
 },
 "base_unknown": {
  "en": "It is calculated from another value, which is not known here.",
  "zh": "它由另一个值换算而来，而该值未知。"
 },
 "not_found_itself": {
  "en": "The record leaves it to the slicer, but this slicer cannot determine it: the slicer’s own value stays.",
  "zh": "记录中由切片软件自动确定，而该软件不能自动确定：保留其自己的值。"
 },
 "older": {
  "en": "Version {what} has no such key.",
  "zh": "{what} 版没有这个键。"
 },
 "older_word": {
  "en": "This version does not have “{what}” yet; the slicer’s own value stays.",
  "zh": "该版本还没有“{what}”，保留切片软件自己的值。"
 },
 "cut": {
  "en": "The slicer accepts only whole numbers: {what}.",
  "zh": "切片软件只用整数：{what}。"
 },
 "limited": {
  "en": "The slicer accepts at most {what}, so that is written.",
  "zh": "切片软件最多接受 {what}，按此写入。"
 },
 "too_low": {
  "en": "The slicer accepts at least {what}; the value is left out, and the slicer’s own value stays.",
  "zh": "切片软件最少接受 {what}；不写入该值，保留切片软件自己的值。"
 },
 "capped": {
  "en": "Reduced to what the flow limit allows: {what} mm/s.",
  "zh": "按流量上限降为：{what} mm/s。"
 },
 "taken": {
  "en": "Not written: another field already sets “{what}”.",
  "zh": "未写入：“{what}”已由另一个字段给出值。"
 }
}
IMPORT_STEPS: Dict[str, List[_Text]] = {
 "machine_known": [
  {
   "en": "In {program}, add the printer first if it is not in your list yet, and select “{machine}”: the file is based on presets that come with it, and is skipped without them.",
   "zh": "在 {program} 中先添加该打印机（若列表中还没有），并选择“{machine}”：文件以其自带的预设为基础，缺少时会被跳过。"
  },
  {
   "en": "File > Import > Import Configs…: select {file}. Do not unpack it.",
   "zh": "文件 > 导入 > 导入预设…：直接选择 {file}，无需解压。"
  },
  {
   "en": "Select “{name}” among the user presets, {kinds}.",
   "zh": "在用户预设中，为{kinds}选择“{name}”。"
  }
 ],
 "machine_unknown": [
  {
   "en": "In {program}, select the preset of your printer.",
   "zh": "在 {program} 中选择您的打印机预设。"
  },
  {
   "en": "File > Import > Import Configs…: select {file}. Do not unpack it.",
   "zh": "文件 > 导入 > 导入预设…：直接选择 {file}，无需解压。"
  },
  {
   "en": "Select “{name}” among the user presets, {kinds}.",
   "zh": "在用户预设中，为{kinds}选择“{name}”。"
  }
 ],
 "full": [
  {
   "en": "File > Import > Import Config…: select {file}.",
   "zh": "文件 > 导入 > 导入配置…：选择 {file}。"
  },
  {
   "en": "Select your own printer preset again. The file is a full configuration: it contains a minimal printer, without your own start and end G-code.",
   "zh": "重新选择您自己的打印机预设。该文件是完整配置，其中的打印机设置极简，不含您自己的起始和结束 G-code。"
  },
  {
   "en": "Save the print settings and the filament under your own names, such as “{name}”.",
   "zh": "将打印设置和耗材设置另存为自己的名称，例如“{name}”。"
  }
 ],
 "overlay": [
  {
   "en": "Save {file} in the folder of your model.",
   "zh": "将 {file} 保存在模型旁边。"
  },
  {
   "en": "Slice with the command below: your presets do not change, and the file changes only the settings in it.",
   "zh": "用下面的命令切片：您的预设保持不变，文件只改动其中写明的设置。"
  },
  {
   "en": "In the PrusaSlicer window, set the values by hand instead: Import Config would reset all other settings to defaults.",
   "zh": "在 PrusaSlicer 窗口中请手动设置这些值：用“导入配置”会把文件未写明的设置全部换成默认值。"
  }
 ],
 "profile": [
  {
   "en": "Select your printer, nozzle and material in Cura: the profile is added to that printer.",
   "zh": "在 Cura 中选择打印机、喷嘴和耗材：配置文件会加入该打印机。"
  },
  {
   "en": "Preferences > Configure Cura… > Profiles > Import: select {file}.",
   "zh": "偏好设置 > 配置 Cura… > 配置文件 > 导入：选择 {file}。"
  },
  {
   "en": "Select “{name}” under Custom profiles. It is for the quality type “{quality}”.",
   "zh": "在“自定义配置文件”中选择“{name}”。它对应质量类型“{quality}”。"
  }
 ]
}
FOR_KIND: Dict[str, _Text] = {
 "filament": {
  "en": "for the filament",
  "zh": "耗材"
 },
 "process": {
  "en": "for the process",
  "zh": "工艺"
 }
}
