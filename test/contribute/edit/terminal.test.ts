import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { terminalOn } from '../../../scripts/contribute/edit/questions.js';

describe('a terminal', () => {
  it('reads one line per question, even if several were pasted at once', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const terminal = terminalOn(input, output);
    input.write(' one \ntwo\n');
    expect([await terminal.ask('first: '), await terminal.ask('second: ')]).toEqual(['one', 'two']);
    const third = terminal.ask('third: ');
    input.write('three\n');
    expect(await third).toBe('three');
    expect(String(output.read())).toContain('second: ');
    terminal.close();
  });

  it('reports that nothing was written if the input ends', async () => {
    const input = new PassThrough();
    const terminal = terminalOn(input, new PassThrough());
    const open = terminal.ask('open: ');
    input.end();
    await expect(open).rejects.toThrow('stopped: nothing was written');
    await expect(terminal.ask('later: ')).rejects.toThrow('stopped: nothing was written');
  });
});
