import { describe, expect, it } from 'vitest';
import { lint } from '../../../scripts/pipeline/lint/lint.js';
import { ruleNamed, smallComposed } from '../../support/small-dataset.js';

const wrongFan = {
  profile: { cooling: { fan_min_percent: 100, fan_max_percent: 80 } },
};
const exception = { rule: 'fan-speeds-in-order', file: 'printers/acme-one.yaml', reason: 'the fan really does so' };

describe('lint', () => {
  it('omits exceptions', () => {
    const { dataset, records } = smallComposed({ ...wrongFan, exceptions: [exception] });
    expect(lint(dataset, records, [ruleNamed('fan-speeds-in-order')])).toEqual([]);
  });

  it('reports an unused exception', () => {
    const { dataset, records } = smallComposed({ exceptions: [exception] });
    expect(lint(dataset, records, [ruleNamed('fan-speeds-in-order')])).toMatchObject([
      {
        file: 'exceptions.yaml',
        path: '0',
        rule: 'exceptions-are-needed',
        code: 'idle_exception',
        message: expect.stringContaining('fan-speeds-in-order no longer finds a problem in printers/acme-one.yaml'),
        allowed: 'remove the exception',
      },
    ]);
  });

  it('suggests an override that withholds the value', () => {
    const { dataset, records } = smallComposed(wrongFan);
    expect(lint(dataset, records, [ruleNamed('fan-speeds-in-order')])[0]?.fix).toMatchObject({
      field: 'profiles.pla.cooling.fan_min_percent',
      was: 100,
      value: null,
    });
  });
});
