import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../server/options.js';

describe('the options of the server', () => {
  it('have safe defaults: this machine only, limited, no log', () => {
    expect(parseOptions([], {})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dist: 'dist',
      cacheBytes: 128_000_000,
      clientHeader: 'x-forwarded-for',
      log: false,
      limit: true,
    });
  });

  it('come from the environment, and flags take precedence', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '9000',
      LOG: '1',
      NO_LIMIT: 'false',
      DIST: '/data',
      TRUST_PROXY: '10.0.0.1',
    };
    const options = parseOptions(['--port', '9001', '--client-header', 'X-Real-IP'], environment);
    const expected = { host: '0.0.0.0', port: 9001, dist: '/data', log: true, limit: true, clientHeader: 'x-real-ip' };
    expect(options).toMatchObject(expected);
    expect(options?.proxies.check('10.0.0.1')).toBe(true);
  });

  it('report what is wrong', () => {
    for (const port of ['65536', '-1', '8080.5', ''])
      expect(() => parseOptions([`--port=${port}`], {})).toThrow(`"${port}" is not a port (allowed: 0 to 65535)`);
    expect(parseOptions([], { PORT: '0' })?.port).toBe(0);
    for (const size of ['0', '7', '-8', '1.5', '64MB', ''])
      expect(() => parseOptions([`--cache-mb=${size}`], {})).toThrow(`"${size}" is not allowed: a whole number from 8`);
    expect(parseOptions([], { CACHE_MB: '64' })?.cacheBytes).toBe(64_000_000);
    expect(() => parseOptions(['--prot', '1'], {})).toThrow("Unknown option '--prot'");
    expect(() => parseOptions(['--trust-proxy', 'any'], {})).toThrow('"any" is not an address');
  });

  it('are refused if the process has too little memory for them', () => {
    const within = (mb: number, ...flags: string[]) => parseOptions(flags, {}, mb * 1_000_000)?.cacheBytes;
    expect(within(512)).toBe(128_000_000);
    expect(within(384)).toBe(128_000_000);
    expect(() => within(537, '--cache-mb', '1000')).toThrow(
      '--cache-mb 1000 needs 1232 MB of memory, and this process may use 537 MB: set --cache-mb (CACHE_MB) to at most 305',
    );
    expect(within(537, '--cache-mb', '305')).toBe(305_000_000);
    expect(() => within(256)).toThrow('--cache-mb (CACHE_MB) to at most 24');
    expect(within(256, '--no-limit', '--cache-mb', '84')).toBe(84_000_000);
    expect(() => within(128, '--cache-mb', '8')).toThrow('the server needs at least 240 MB');
  });

  it('are null for --help', () => expect(parseOptions(['--help'], {})).toBeNull());
});
