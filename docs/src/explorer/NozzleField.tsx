import { useId } from 'preact/hooks';
import type { Profile } from '../../../schemas/generated/record.js';
import { useTools } from './tools.js';

/** The profile for a nozzle; without one of that name, for the printer's default diameter, else the first. */
export function chooseNozzle(
  profiles: readonly Profile[],
  variant: string | null,
  diameter: number | null,
): Profile | null {
  return (
    profiles.find(({ nozzle }) => nozzle.variant === variant) ??
    profiles.find(({ nozzle }) => nozzle.diameter_mm === diameter) ??
    profiles[0] ??
    null
  );
}

interface Props {
  variants: readonly string[];
  chosen: string;
  onChoose: (variant: string) => void;
}

/** Chooses a nozzle. */
export function NozzleField({ variants, chosen, onChoose }: Props) {
  const { texts } = useTools();
  const name = useId();
  return (
    <fieldset class="xp-radios">
      <legend>{texts.nozzlesOf}</legend>
      {variants.map((variant) => (
        <label key={variant}>
          <input type="radio" name={name} checked={variant === chosen} onChange={() => onChoose(variant)} />
          <span>{variant}</span>
        </label>
      ))}
    </fieldset>
  );
}
