import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../server/options.js';

describe('the options of the server', () => {
  it('are safe when none is given: this machine only, limited, no log', () => {
    expect(parseOptions([], {})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dist: 'dist',
      clientHeader: 'x-forwarded-for',
      log: false,
      limit: true,
    });
  });

  it('come from the environment, and flags win', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '9000',
      LOG: '1',
      NO_LIMIT: 'false',
      DIST: '/data',
      TRUST_PROXY: '10.0.0.1',
    };
    const options = parseOptions(['--port', '9001', '--client-header', 'X-Real-IP'], environment);
    expect(options).toMatchObject({
      host: '0.0.0.0',
      port: 9001,
      dist: '/data',
      log: true,
      limit: true,
      clientHeader: 'x-real-ip',
    });
    expect(options?.proxies.check('10.0.0.1')).toBe(true);
  });

  it('say what is wrong', () => {
    for (const port of ['65536', '-1', '8080.5', ''])
      expect(() => parseOptions([`--port=${port}`], {})).toThrow(`"${port}" is not a port (allowed: 0 to 65535)`);
    expect(parseOptions([], { PORT: '0' })?.port).toBe(0);
    expect(() => parseOptions(['--prot', '1'], {})).toThrow("Unknown option '--prot'");
    expect(() => parseOptions(['--trust-proxy', 'any'], {})).toThrow('"any" is not an address');
  });

  it('are null when help is asked for', () => expect(parseOptions(['--help'], {})).toBeNull());
});
