import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultMessage, MESSAGES } from '../../scripts/shared/problem-messages/messages.js';

const files = globSync('scripts/{pipeline,contribute}/**/*.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

describe('the words of problems', () => {
  // That each code in use has words, and is given the parameters of these, is what the types hold.
  it('are of codes that are found somewhere', () => {
    const all = files.map(({ text }) => text).join('\n');
    expect(Object.keys(MESSAGES).length).toBeGreaterThan(200);
    expect(Object.keys(MESSAGES).filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });

  it('are made nowhere else', () => {
    const own = files.filter(({ text }) => /\b(?:message|allowed): [`'"]/.test(text));
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  it('say what is wrong, and what is allowed or what to do', () => {
    expect(faultMessage({ code: 'empty_text' })).toEqual({
      message: 'is empty',
      allowed: 'a text, or leave the field out',
    });
    expect(faultMessage({ code: 'no_name', parameters: { alias: '--' } }).message).toBe('"--" is not a name');
    const like = [{ is: { unit: '°F' }, written: '446 °F', right: '230 °C' }];
    const parameters = { value: 446, comparison: '<=', limit: 400, unit: '°C', like };
    expect(faultMessage({ code: 'out_of_range', parameters })).toEqual({
      message: '446 is out of range: looks like °F (446 °F = 230 °C)',
      allowed: 'must be <= 400 °C',
    });
  });

  it('add what to do at the place to what is allowed', () => {
    const fault = { code: 'high_jerk', parameters: { jerk: 300 } } as const;
    expect(faultMessage(fault, { code: 'override_there' }).allowed).toContain('with an override there');
    const width = { code: 'no_line_width', parameters: { width: 4, diameter: 0.4, min: 0.24, max: 0.8 } } as const;
    expect(faultMessage(width, { code: 'override_of', field: 'f', file: 'a.yaml' }).allowed).toBe(
      '0.24 to 0.8 mm; correct or withhold it with an override of f in a.yaml',
    );
  });
});
