import type { Setup } from '../../../core/resolve/setup.js';
import { resolveRule } from '../../../core/resolve-rule.js';
import type { Material, Printer, Profile, Rule } from '../../../schemas/generated/record.js';
import { writePlace } from '../explorer/place.js';
import { type Loaded, loadedValue, useLoaded, useTools } from '../explorer/tools.js';
import { useYours, valuesOf } from '../explorer/yours/store.js';
import { type Answer, valuesUsed } from './answer.js';
import { loadProfiles, profileFor } from './load.js';
import { answerTexts } from './texts.js';
import { writeYours } from './yours-link.js';

/** What the explorer knows of the setup, and what the rule comes to for it. */
interface Found {
  setup: Setup;
  /** null: there is no rule yet, or nothing is known of the setup that values depend on. */
  answer: Answer | null;
  profiles: Loaded<Profile[]>;
  /** Nozzles that there are profiles for. */
  variants: string[];
}

/** Resolves a rule for what is chosen in the explorer; the profile of the pair is loaded when both are known. */
export function useAnswer(rule: Rule | null, printer: Printer | null, material: Material | null): Found {
  const { place, loader, lang, writer, texts, hrefOf } = useTools();
  const yours = valuesOf(useYours());
  const pair = rule && printer && material ? `${printer.id}/${material.id}` : null;
  const profiles = useLoaded(pair, () => loadProfiles(loader, printer, material));
  const all = loadedValue(profiles) ?? [];
  const setup: Setup = {
    printer,
    material,
    profile: profileFor(all, place.nozzle, printer),
    slicer: place.slicer,
    yours,
  };
  const variants = all.map(({ nozzle }) => nozzle.variant);
  const known = printer || material || Object.keys(yours).length > 0;
  // Without the profile the values would be others: better none as long as it is not there.
  if (!rule || !known || profiles.state === 'loading' || profiles.state === 'failed')
    return { setup, answer: null, profiles, variants };
  const language = lang === 'en' ? 'en' : 'zh';
  const answer: Answer = {
    rule,
    setup,
    resolved: resolveRule(rule, setup),
    language,
    lang,
    writer,
    loader,
    texts: answerTexts(language),
    words: texts,
    hrefOf: (cause, fix) => hrefOf({ cause, fix }),
    link() {
      const nozzle = setup.profile?.nozzle.variant ?? place.nozzle;
      const query = writePlace({ ...place, nozzle, yours: writeYours(valuesUsed({ rule, setup })) });
      return location.origin + location.pathname + query;
    },
  };
  return { setup, answer, profiles, variants };
}
