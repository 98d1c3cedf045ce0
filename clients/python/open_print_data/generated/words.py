"""Limits, and words of names and of the search. Generated from core/ by "npm run generate". Do not edit."""

DEFAULT_LIMIT = 50
MAX_LIMIT = 100
MAX_PAGE = 1000000
MAX_VALUE_LENGTH = 200
MOST_SEARCHED = 500
SUGGESTIONS = 5

#: Chinese characters, as a range within a class of a regular expression.
HAN = "\u2e80-\u2e99\u2e9b-\u2ef3\u2f00-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufa6d\ufa70-\ufad9\U00016fe2-\U00016fe3\U00016ff0-\U00016ff6\U00020000-\U0002a6df\U0002a700-\U0002b81d\U0002b820-\U0002cead\U0002ceb0-\U0002ebe0\U0002ebf0-\U0002ee5d\U0002f800-\U0002fa1d\U00030000-\U0003134a\U00031350-\U00033479"

#: Words in a name that do not distinguish records, by kind, as regular expressions.
BESIDE = {
    "brands": r"\b(?:3d|printers?|official|technology|tech|co|ltd|inc)\b|打印机?|列印機?|印表機|股份|有限公司|科技",
    "printers": r"(?:\+ ?\d? ?|\bwith |\band )?\bams(?: (?:lite|ht|2 pro))?\b|\b(?:3d|printers?|printing|fdm|fff|core ?x[yz]|enclosed|combo|kombo|with|the|by|from|my|stock|series(?! \d)|0\.\d (?:mm )?nozzle)\b|打印机?|列印機?|印表機|系列|帶|带|的",
    "materials": r"\b(?:3d|generic|filaments?|printing|material)\b|打印|耗材|线材|線材|材料",
    "symptoms": r"\b(?:a|an|the|my|our|is|are|was|its?|keeps?|always)\b|怎么办|怎麼辦|怎么解决|怎麼解決|如何解决|为什么|為什麼|怎么回事|问题|問題",
}

#: Words that say nothing about what is looked for.
FILLERS = frozenset(
    "a about all also am an and any are as at awful bad be best better but by can do does doing for from get gets getting give good guide had has have having he help here horrible how i if in into is issue issues it its just keep keeps like look looks looking me mine much my need new of okay on or other our out please poor problem problems question really recommended same should so some still than that the their them there these they this to terrible tried try trying ugly unusually use used uses using versus very vs was we were what when where which while who why will with you your 2023 2024 2025 2026 der dem den des ein eine einer einen im und auf zu beim zwischen mit nach le les la un une du de et est dans sur ne que avec el los las una en es con entre para del al por 3d filament filaments print printer printers printing prints profile profiles setting settings".split()
)
#: Those of sentences.
GRAMMAR = frozenset(
    "a about all also am an and any are as at awful bad be best better but by can do does doing for from get gets getting give good guide had has have having he help here horrible how i if in into is issue issues it its just keep keeps like look looks looking me mine much my need new of okay on or other our out please poor problem problems question really recommended same should so some still than that the their them there these they this to terrible tried try trying ugly unusually use used uses using versus very vs was we were what when where which while who why will with you your 2023 2024 2025 2026 der dem den des ein eine einer einen im und auf zu beim zwischen mit nach le les la un une du de et est dans sur ne que avec el los las una en es con entre para del al por".split()
)
HAN_FILLERS = r"技术求助|打印机|打印件|列印機|印表機|怎么办|怎麼辦|怎么样|为什么|為什麼|打印|列印|耗材|线材|線材|如何|怎么|怎麼|什么|什麼|请问|請問|请教|求助|问题|問題|现象|現象|严重|嚴重|处理|處理|解决|测试|測試|感想|导致|導致|出现|出現|伴随|伴隨|打着打着|一直|总是|總是|老是|了|的|把|被|就|又|很|设置|設定|推荐|建议|建議|改进"

#: Says that something goes wrong, so that a symptom is meant.
COMPLAINT = r"\b(?:awful|bad|broken|can(?:no|')?t|doesn'?t|don'?t|fail(?:s|ed|ing)?|horrible|isn'?t|never|no|not|nothing|poor|stops?|stopped|terrible|ugly|won'?t|wrong)\b|不|没|沒|翘|翹|堵|裂|错位|掉"

#: The kinds of records that can be found, in the order in which equals are shown, with what each weighs.
KIND_WEIGHTS = {
    "symptoms": 1,
    "printers": 1,
    "materials": 1,
    "brands": 0.6,
    "filaments": 0.8,
    "filament_brands": 0.55,
    "settings": 0.9,
    "causes": 0.75,
    "calibration": 0.8,
}

#: The warning of a temperature outside the range that is stated for a branded filament, and its words, in both languages.
OUTSIDE_PRODUCT = {"en":"{what} is set to {value} °C, {by} °C {side} {limit} °C, the {end} stated for {product}.","zh":"{what}设为 {value} °C，比 {product} 标注的{end} {limit} °C {side} {by} °C。"}
OUTSIDE = {"nozzle_temperature_c":{"en":"The nozzle","zh":"喷嘴"},"bed_temperature_c":{"en":"The bed","zh":"热床"}}
BEYOND = {"min":{"side":{"en":"below","zh":"低"},"end":{"en":"lowest","zh":"下限"}},"max":{"side":{"en":"above","zh":"高"},"end":{"en":"highest","zh":"上限"}}}

#: A stated bed of at most this many °C is an unheated one, which limits nothing.
ROOM_TEMPERATURE_C = 30
