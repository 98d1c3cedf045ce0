"""Limits, and words of names and of the search. Generated from core/ by "npm run generate". Do not edit."""

DEFAULT_LIMIT = 50
MAX_LIMIT = 100
MAX_PAGE = 1000000
MAX_VALUE_LENGTH = 200
MOST_SEARCHED = 500
LONGEST_PRODUCT = 12
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
    "a about all also am an and any are as at awful bad be best better but by can do does doing for from get gets getting give good guide had has have having he help here horrible how i if in into is issue issues it its just keep keeps like look looks looking me mine much my need new of okay on or other our out per please poor problem problems question really recommended same should so some still than that the their them there these they this to terrible tried try trying ugly unusually use used uses using versus very vs was we were what when where which while who why will with you your 2023 2024 2025 2026 der dem den des ein eine einer einen im und auf zu beim zwischen mit nach le les la un une du de et est dans sur ne que avec el los las una en es con entre para del al por 3d filament filaments print printer printers printing prints profile profiles setting settings".split()
)
#: Those of sentences.
GRAMMAR = frozenset(
    "a about all also am an and any are as at awful bad be best better but by can do does doing for from get gets getting give good guide had has have having he help here horrible how i if in into is issue issues it its just keep keeps like look looks looking me mine much my need new of okay on or other our out per please poor problem problems question really recommended same should so some still than that the their them there these they this to terrible tried try trying ugly unusually use used uses using versus very vs was we were what when where which while who why will with you your 2023 2024 2025 2026 der dem den des ein eine einer einen im und auf zu beim zwischen mit nach le les la un une du de et est dans sur ne que avec el los las una en es con entre para del al por".split()
)
HAN_FILLERS = r"技术求助|打印出来|打印机|打印件|列印機|印表機|怎么办|怎麼辦|怎么样|为什么|為什麼|打印|列印|耗材|线材|線材|如何|怎么|怎麼|什么|什麼|请问|請問|请教|求助|问题|問題|现象|現象|严重|嚴重|处理|處理|解决|测试|測試|感想|导致|導致|出现|出現|伴随|伴隨|打着打着|打出来|打完|时不时|有些|有点|一点|好像|感觉|直接|整个|都是|全是|东西|一会儿?|时候|一直|总是|總是|老是|有|也|还|再|又|总|每|着|了|的|把|被|就|又|很|设置|設定|推荐|建议|建議|改进"

#: Chinese words for the same thing, each with the one that stands for it, and a pattern of all of them.
SAME_WORDS = {
    "第一层": "首层",
    "头层": "首层",
    "喷头": "喷嘴",
    "打印头": "喷嘴",
    "最上面那一层": "顶面",
    "最上面那层": "顶面",
    "最上面一层": "顶面",
    "最上面": "顶面",
    "最上层": "顶面",
    "上表面": "顶面",
    "顶层": "顶面",
    "顶部": "顶面",
    "外壁": "外墙",
    "侧壁": "外墙",
    "侧面": "外墙",
    "墙面": "外墙",
    "墙壁": "外墙",
    "墙体": "外墙",
    "外壳": "外墙",
    "底下": "底部",
    "底面": "底部",
    "底边": "底部",
    "下面": "底部",
    "拐角": "转角",
    "拐弯": "转角",
    "直角": "转角",
    "尖角": "转角",
    "打着打着": "中途",
    "打印到一半": "中途",
    "打到一半": "中途",
    "打了一半": "中途",
    "打印一半": "中途",
    "打一半": "中途",
    "半路": "中途",
    "半途": "中途",
    "打印中": "中途",
    "热床": "平台",
    "底板": "平台",
    "打印板": "平台",
    "板子": "平台",
    "床面": "平台",
    "板上": "平台",
    "床上": "平台",
    "窟窿": "孔",
    "孔洞": "孔",
    "洞": "孔",
    "缝隙": "缝",
    "空隙": "缝",
    "间隙": "缝",
    "出丝": "出料",
    "吐丝": "出料",
    "吐料": "出料",
    "挤料": "出料",
    "下料": "出料",
    "线材": "耗材",
    "料丝": "耗材",
    "料线": "耗材",
    "挤出轮": "齿轮",
    "送料轮": "齿轮",
    "噼里啪啦": "噼啪",
    "噼噼啪啪": "噼啪",
    "啪啪": "噼啪",
    "咔哒": "咔咔",
    "咔嗒": "咔咔",
    "哒哒": "咔咔",
    "咯噔": "咔咔",
    "嘎嘎": "咔咔",
    "翘起": "翘",
    "卷起": "翘",
    "歪斜": "歪",
    "倾斜": "歪",
    "斜": "歪",
    "没": "不",
    "沒": "不",
    "无法": "不",
    "黏": "粘",
    "沾": "粘",
}
OTHERS_OF_SAME = r"最上面那一层|最上面那层|最上面一层|打印到一半|打着打着|打到一半|打了一半|打印一半|噼里啪啦|噼噼啪啪|第一层|打印头|最上面|最上层|上表面|打一半|打印中|打印板|挤出轮|送料轮|头层|喷头|顶层|顶部|外壁|侧壁|侧面|墙面|墙壁|墙体|外壳|底下|底面|底边|下面|拐角|拐弯|直角|尖角|半路|半途|热床|底板|板子|床面|板上|床上|窟窿|孔洞|缝隙|空隙|间隙|出丝|吐丝|吐料|挤料|下料|线材|料丝|料线|啪啪|咔哒|咔嗒|哒哒|咯噔|嘎嘎|翘起|卷起|歪斜|倾斜|无法|洞|斜|没|沒|黏|沾"

#: Chinese words for colours.
CHINESE_COLOURS = {"黑":"black","白":"white","灰":"gray","银":"silver","金":"gold","红":"red","橙":"orange","黄":"yellow","绿":"green","青":"cyan","蓝":"blue","紫":"purple","粉":"pink","棕":"brown","米":"beige","透明":"transparent"}

#: Number of Chinese characters from which a query describes a problem, and what two and one of them weigh.
CHINESE_SENTENCE = 7
HAN_PAIR, HAN_SINGLE = 1.5, 0.75

#: Says that something goes wrong, so that a symptom is meant.
COMPLAINT = r"\b(?:awful|bad|broken|can(?:no|')?t|doesn'?t|don'?t|fail(?:s|ed|ing)?|horrible|isn'?t|issues?|never|no|not|nothing|poor|problems?|stops?|stopped|terrible|trouble|ugly|won'?t|wrong)\b|不|没|沒|翘|翹|堵|裂|错位|掉"

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
