import type { Catalogue } from '../records/catalogue.js';
import { useLocale } from '../records/use-locale.js';
import { Wall } from '../records/wall.js';

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
