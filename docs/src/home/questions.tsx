import { printerName } from '../../../core/names/printer-name.js';
import { SLICER_NAMES, SLICERS } from '../../../core/words/slicers.js';
import { Gauge } from '../explorer/Gauge.js';
import { fill } from '../explorer/texts/fill.js';
import type { Catalogue } from '../records/catalogue.js';
import { useLocale } from '../records/use-locale.js';
import { Wall } from '../records/wall.js';
import { explorerPath, NO_SETUP } from '../setup/setup.js';
import type { Example } from './example.js';

/** Selects a printer and material, leads to their profile, and saves the setup. */
export function PrinterSearch({ from, example }: { from: Catalogue; example: Example | null }) {
  const { say, texts, to } = useLocale();
  const materials = [...from.materials.values()]
    .filter(({ printer_count }) => printer_count > 0)
    .sort((a, b) => b.printer_count - a.printer_count || (a.name < b.name ? -1 : 1));
  return (
    <section class="ask" aria-labelledby="my-setup">
      <h2 id="my-setup">{say('Which printer, which material?', '用什么打印机，打什么耗材？')}</h2>
      <form class="pair" action={to('/find/')}>
        <div class="field">
          <label class="label" for="pair-printer">
            {texts.printer}
          </label>
          <input
            id="pair-printer"
            name="q"
            list="pair-printers"
            placeholder={say('such as P1S', '例如 P1S')}
            autocomplete="off"
            spellcheck={false}
          />
          <datalist id="pair-printers" />
        </div>
        <label class="field">
          <span class="label">{texts.material}</span>
          <select name="material">
            <option value="">{say('Choose …', '请选择……')}</option>
            {materials.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="label">{say('Nozzle, mm', '喷嘴（mm）')}</span>
          <select name="nozzle">
            <option value="">{say('the default', '默认')}</option>
          </select>
        </label>
        <label class="field">
          <span class="label">{texts.slicer}</span>
          <select name="slicer">
            <option value="">{texts.anySlicer}</option>
            {SLICERS.map((id) => (
              <option key={id} value={id}>
                {SLICER_NAMES[id]}
              </option>
            ))}
          </select>
        </label>
        <p class="status quiet" role="status" />
        <label class="remember row" hidden>
          <input type="checkbox" name="remember" checked />
          {say('Remember as my setup, in this browser only', '记为我的配置（仅保存在本浏览器）')}
        </label>
        <button type="submit">{say('Show print settings', '查看打印参数')}</button>
      </form>
      <p class="more row">
        <a href={to('/printers/')}>
          {say(`Choose among ${from.printers.size} printers`, `从 ${from.printers.size} 款打印机中挑选`)}
        </a>{' '}
        <a href={to('/brands/')}>{say('Printers by brand', '按品牌查看')}</a>
      </p>
      {example && <ProfilePicture example={example} />}
    </section>
  );
}

/** A selection of visually distinct symptoms, from the first layer to the top. The gallery has all of them. */
const SOME = [
  'poor-bed-adhesion',
  'warping',
  'elephant-foot',
  'stringing',
  'layer-shift',
  'under-extrusion',
  'layer-separation',
  'ringing',
  'poor-overhang',
  'blobs-and-zits',
  'gaps-in-top-surface',
  'spaghetti',
  'nozzle-clog',
  'over-extrusion',
  'pillowing',
  'visible-z-seam',
];

/** "What went wrong?": find a symptom by words or by picture. */
export function SymptomSearch({ from }: { from: Catalogue }) {
  const { say, to } = useLocale();
  const chosen = SOME.flatMap((id) => from.symptoms.get(id) ?? []);
  // A release without these symptoms shows its first ones.
  const shown = chosen.length > 0 ? chosen : [...from.symptoms.values()].slice(0, SOME.length);
  const total = from.symptoms.size;
  return (
    <section class="ask" aria-labelledby="ask-symptom">
      <h2 id="ask-symptom">{say('What went wrong?', '打印出了什么问题？')}</h2>
      <form class="find" action={to('/find/')} data-kinds="symptoms causes">
        <label>
          <span class="label">{say('Describe what you see', '描述您看到的现象')}</span>
          <input
            type="search"
            name="q"
            placeholder={say('filament won’t stick, strings, gaps …', '粘不住底板、拉丝、断层……')}
            autocomplete="off"
            spellcheck={false}
          />
        </label>
        <div class="found" aria-live="polite" />
      </form>
      <p class="label">{say('or find it in the pictures', '或看图辨认')}</p>
      <Wall tiles={shown.map((rule) => ({ rule }))} />
      <p class="more row">
        <a href={to('/symptoms/')}>{say(`All ${total} problems in pictures`, `查看全部 ${total} 种问题图解`)}</a>
      </p>
    </section>
  );
}

/** Visualises a profile: its temperatures within the limits of printer and material. */
function ProfilePicture({ example }: { example: Example }) {
  const { printer, material, profile } = example;
  const { say, texts, to, writer } = useLocale();
  const names = { printer: printerName(printer), material: material.name, nozzle: profile.nozzle.variant };
  const pair = explorerPath(NO_SETUP, { printer: printer.id, material: material.id, nozzle: profile.nozzle.variant });
  return (
    <figure class="profile">
      <figcaption>
        <a href={to(pair)}>{fill(texts.profileOf, names)}</a>
      </figcaption>
      <Gauge label={say('Nozzle', '喷嘴')} part="nozzle" {...{ ...example, writer }} />
      <Gauge label={say('Bed', '热床')} part="bed" {...{ ...example, writer }} />
      <p class="more row">
        <a href={to(pair)}>{say('All values and their sources', '全部参数与出处')}</a>{' '}
        <a href={to(`/printers/${printer.id}/#materials`)}>
          {say(`All materials on the ${printer.model}`, `${printer.model} 的全部耗材`)}
        </a>
      </p>
    </figure>
  );
}
