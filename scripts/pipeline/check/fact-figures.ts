/** A fact of a material as one source states it, with the values of other sources. */
export interface StatedFigures {
  min?: number;
  max?: number;
  value?: unknown;
  others?: readonly StatedFigures[];
}

/** The figures that one source states, each with its key. */
export function endsOf(stated: StatedFigures): [name: 'value' | 'min' | 'max', figure: number][] {
  return (['value', 'min', 'max'] as const).flatMap((name) => {
    const figure = stated[name];
    return typeof figure === 'number' ? [[name, figure] as const satisfies [string, number]] : [];
  });
}

export function figuresIn(stated: StatedFigures): number[] {
  return endsOf(stated).map(([, figure]) => figure);
}

/** The figures of all sources. */
export function allFigures({ others = [], ...stated }: StatedFigures): number[] {
  return [stated, ...others].flatMap(figuresIn);
}
