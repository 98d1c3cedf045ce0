import { profilesOf, setupWith } from '../../../clients/typescript/src/parts/setup.js';
import { viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Profile, Rule } from '../../../schemas/generated/record.js';
import { writeQueryState } from '../explorer/query-state.js';
import { type Loaded, loadedValue, useLoaded, useTools } from '../explorer/tools.js';
import { useYours, valuesOf } from '../explorer/yours/store.js';
import { type SymptomAnswer, valuesUsed } from './answer.js';
import { answerTexts } from './texts.js';
import { writeYours } from './yours-link.js';

/** What the explorer knows of the setup, and what the rule comes to for it. */
interface Found {
  setup: Setup;
  /** null: there is no rule yet, or nothing is known of the setup that values depend on. */
  answer: SymptomAnswer | null;
  profiles: Loaded<Profile[]>;
  /** Nozzles that there are profiles for. */
  variants: string[];
}

/** Resolves a rule for what is chosen in the explorer; the profile of the pair is loaded when both are known. */
export function useAnswer(rule: Rule | null, printer: Printer | null, material: Material | null): Found {
  const { place, files, language, writer, texts, hrefOf } = useTools();
  const yours = valuesOf(useYours());
  const pair = rule && printer && material ? `${printer.id}/${material.id}` : null;
  const profiles = useLoaded(pair, () => profilesOf(files, printer, material));
  const all = loadedValue(profiles) ?? [];
  const choice = { nozzle: place.nozzle ?? undefined, slicer: place.slicer, yours };
  const setup = setupWith({ printer, material, profiles: all }, choice, 'default');
  const variants = all.map(({ nozzle }) => nozzle.variant);
  const known = printer || material || Object.keys(yours).length > 0;
  // Without the profile the values would be others: better none as long as it is not there.
  if (!rule || !known || profiles.state === 'loading' || profiles.state === 'failed')
    return { setup, answer: null, profiles, variants };
  const answer: SymptomAnswer = {
    rule,
    setup,
    view: viewRule(rule, setup, language),
    language,
    writer,
    files,
    texts: answerTexts(language),
    words: texts,
    hrefOf: (cause, fix) => hrefOf({ cause, fix }),
    link() {
      const nozzle = setup.profile?.nozzle.variant ?? place.nozzle;
      const query = writeQueryState({ ...place, nozzle, yours: writeYours(valuesUsed({ rule, setup })) });
      return location.origin + location.pathname + query;
    },
  };
  return { setup, answer, profiles, variants };
}
