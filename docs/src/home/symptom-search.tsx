import type { Catalogue } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';
import { Wall } from '../records/wall.js';

/** Symptoms to begin with: unlike each other at a glance, from the first layer to the top. The wall has them all. */
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

/** What went wrong? In words, or by eye. */
export function SymptomSearch({ from, locale }: { from: Catalogue; locale: PageLocale }) {
  const { say, to } = locale;
  const chosen = SOME.flatMap((id) => from.symptoms.get(id) ?? []);
  // A release of other data shows what it has.
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
      <Wall tiles={shown.map((rule) => ({ rule }))} locale={locale} />
      <p class="more">
        <a href={to('/symptoms/')}>{say(`All ${total} problems in pictures`, `查看全部 ${total} 种问题图解`)}</a>
      </p>
    </section>
  );
}
