import { type Fault, fault } from '../../shared/problem.js';

/**
 * Characters that only exist in Traditional Chinese: those that OpenCC produces for the words of the texts here,
 * without the ones that Simplified Chinese keeps in some words, such as 乾 and 著.
 */
export const TRADITIONAL =
  /[丟並亂亞來倉個們側備傳傷傾僅儀億償優儲兒內兩別刪則剛剝創劃劇劑動務勻匯區卻參員問啓啞啟單嗎嘗噠噴嚴圍圓圖團執堅報場塊塗塵墊墜壓壞夠夾學實寫寬寵將專對導層屬島帶幹幾廠廢張強彈彌彎後徑從復徹恆愛態慮憑應懸戶拋掃掛換揮損搖摻撐撥擇擊擋擔據擠擰擴擺攏攤敗數斷時暢暫曬書會東條棄業極構樂標樣樹橋機橢橫檔檢檸欄歸殘殼毀氣氫決沒況涼淨淺減測準溫溼滌滯滲滾滿漸漿潔潤澀澤濃濕濾災為無煙熱燈燒燙爲爾牆牽狀獨獲現環產畫異當疊發盡盤碸確碼礎礙稜種稱積穩竄筆節範篩簡籤約紋純紙級細終組結絕給絨絲經綢維網綸綿緊線緣緩縫縮縱總繃繞繪繼續纏纖纜義翹聯聲聽脫腳膚膠膩臉臨臺與舊萬葉蓋薦藝處號衝補裝裡襯見規視覽觀觸計記設許試話該認誤說説調請證譯議護讀變讓豎負費貼質賴賽跡車軌軟軸較載輔輕輪輸轉這連進運過達遠適選還邊鄰釋釐釘針鉗鉛鉸銅銳銷鋒鋪鋭鋼錄錯鍵鎖鏈鏟鏡鐵鑄鑷鑽長門閃閉開間閾關陣階際隨險隱雙雜離難電霧靈靜韌響頁頂項順須預頓頭頻顆題額顏類顯風飛飯餘駛驅驗驟髒體鬥魚鮮鱗黃點齊齒龍]/u;

const HAN = '\\p{Script=Han}';
/** Full-width punctuation. Quotation marks and dashes are shared with English, and count as Chinese here. */
const FULL = '，。、；：？！（）【】《》“”‘’…—';
const CHINESE = `[${HAN}${FULL}]`;
/** Punctuation with built-in spacing; a dash can have spaces around it, as in a list. */
const CLOSE = FULL.replaceAll(/[—…]/g, '');

/** Replaces a part of a text that is not Chinese prose, so that the text around it is still checked. */
const CODE = 'x';
/** Replaces a part that can be of either language. */
const ANYTHING = '\uE000';

/** A rule of typesetting: its pattern matches violations. */
interface Setting {
  code: string;
  pattern: RegExp;
  message: string;
  allowed: string;
}

function setting(code: string, pattern: string, message: string, allowed: string): Setting {
  return { code, pattern: new RegExp(pattern, 'gu'), message, allowed };
}

const SETTINGS: readonly Setting[] = [
  setting(
    'half_width_signs',
    `${HAN} ?[,;:?!()]|[,;:?!()] ?${HAN}`,
    'half-width punctuation in Chinese',
    'full-width ，；：？！（）',
  ),
  setting('half_width_stop', `${HAN}\\.(?![\\w.])`, 'half-width full stop in Chinese', '。'),
  setting('dots_for_ellipsis', `${HAN} ?\\.{3}|\\.{3} ?${HAN}`, 'full stops instead of an ellipsis', '……'),
  // A number and its unit are one word: "60 °C 以下", "15% 的".
  setting(
    'no_space_at_latin',
    `${HAN}[A-Za-z0-9°±<>≤≥+$@#-]*[A-Za-z0-9]|[A-Za-z0-9%°²³Ω℃]${HAN}`,
    'no space between Chinese and Latin letters or digits',
    'a space there, such as "用 PLA 打印"',
  ),
  setting('space_at_full_width', ` [${CLOSE}]|[${CLOSE}] `, 'a space beside full-width punctuation', 'no space there'),
  setting(
    'straight_quotes',
    `"[^"]*${CHINESE}|${CHINESE}[^"]*"|'${CHINESE}|${CHINESE}'`,
    'straight quotation marks in Chinese',
    '“ and ”',
  ),
  setting('full_width_letters', '[０-９Ａ-Ｚａ-ｚ／％]', 'full-width letters, digits or signs', 'half-width ones'),
  setting('traditional_quotes', '[「」『』]', 'quotation marks of Traditional Chinese', '“ and ”'),
];

/**
 * Finds violations of Chinese typesetting: half-width punctuation, no space between Chinese and Latin letters or
 * digits, spaces beside full-width punctuation, straight quotation marks.
 *
 * Code between backticks counts as a Latin word, and a placeholder such as `{name}` as anything. Text between “ and ”
 * is a quote from a user interface and is not checked. A text without Chinese has no flaws.
 */
export function* flawsOf(text: string): Iterable<Fault> {
  if (!/\p{Script=Han}/u.test(text)) return;
  const plain = text
    .replaceAll(/`[^`]*`/g, CODE)
    .replaceAll(/\$?\{[^{}]*\}/g, ANYTHING)
    .replaceAll(/“[^“”]*”/gu, '“”');
  for (const { code, pattern, message, allowed } of SETTINGS) {
    for (const { index } of plain.matchAll(pattern)) {
      const near = plain.slice(Math.max(0, index - 4), index + 8).replaceAll(ANYTHING, '{}');
      yield fault(code, [`${message}: “${near}”`, allowed]);
    }
  }
}
