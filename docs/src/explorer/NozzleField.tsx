import { useId } from 'preact/hooks';
import { Printed } from './Printed.js';
import { useTools } from './tools.js';

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
    <>
      <Printed nozzle={chosen} />
      <fieldset class="xp-radios">
        <legend>{texts.nozzlesOf}</legend>
        {variants.map((variant) => (
          <label key={variant}>
            <input type="radio" name={name} checked={variant === chosen} onChange={() => onChoose(variant)} />
            <span>{variant}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
