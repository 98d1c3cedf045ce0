import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { COMMON } from '../../../clients/typescript/src/cli/arguments.js';
import { COMMANDS } from '../../../clients/typescript/src/cli/commands.js';
import { call, errorOf } from '../../support/command.js';
import { folderOf } from '../../support/folder.js';
import { shared } from '../../support/shared.js';
import { skipUnless } from '../../support/skip.js';

async function runIn(shell: 'bash' | 'zsh' | 'fish', program: string, context: TestContext): Promise<string[]> {
  skipUnless(spawnSync(shell, ['--version']).status === 0, context, `${shell} is not installed`);
  const { exit, out, err } = await call(['completion', shell], {});
  expect([exit, err]).toEqual([0, '']);
  const cli = path.join(await shared('client'), 'cli.js');
  const words = `'${process.execPath}' '${cli}' completion`;
  // Runs the command under test as `open-print-data`; zsh then prints the completed line.
  const command = {
    bash: `open-print-data() { ${words} "\${@:2}"; }`,
    zsh: `open-print-data() { [[ $3 == -- ]] && ${words} "\${@:2}" || print -r -- "GOT:$*:END" }`,
    fish: `function open-print-data; ${words} $argv[2..-1]; end`,
  }[shell];
  const folder = folderOf({ script: out, 'notes.md': '', program, command });
  // Ignores the settings of the user who runs the tests.
  const flags = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell];
  const ran = spawnSync(shell, [...flags, 'program'], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  expect(ran.stderr).toBe('');
  return ran.stdout.trimEnd().split('\n');
}

const TYPED: readonly (readonly [string, readonly string[]])[] = [
  ['iden', ['identify']],
  ['printer', ['printer', 'printers']],
  ['--lang ', ['en', 'zh']],
  ['--lang zh verif', ['verify']],
  ['fix stringing --sl', ['--slicer']],
  ['fix stringing -s ', ['bambu_studio', 'cura', 'orcaslicer', 'prusaslicer']],
  ['preset p1s petg --form ch', ['changes']],
  ['find pla --kind mat', ['materials']],
  ['help pro', ['profile', 'profiles']],
  ['completion ', ['bash', 'fish', 'zsh']],
  ['mirror no', ['notes.md']],
  ['fix --gcode no', ['notes.md']],
  ['profile no', []],
];

describe('completion', () => {
  it('offers the same in bash', async (context) => {
    const asks = TYPED.map(([typed]) => {
      const words = ['open-print-data', ...typed.split(' ')].map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _open_print_data; echo "\${COMPREPLY[*]}"`;
    });
    const told = await runIn('bash', ['source ./command', 'source ./script', ...asks, 'echo end'].join('\n'), context);
    for (const [place, [typed, offered]] of TYPED.entries())
      expect([typed, told[place]?.split(' ').filter(Boolean).sort()]).toEqual([typed, offered]);
  });

  it('offers the same in fish', async (context) => {
    const asks = TYPED.map(
      ([typed]) => `complete -C 'open-print-data ${typed}' | string split -f1 \\t | string join ' '; echo ---`,
    );
    const told = await runIn('fish', ['source ./command', 'source ./script', ...asks].join('\n'), context);
    const parts = told.join('\n').split('---');
    for (const [place, [typed, offered]] of TYPED.entries())
      expect([typed, parts[place]?.trim().split(' ').filter(Boolean).sort()]).toEqual([typed, offered]);
  });

  it('completes in zsh, from its file and when sourced', async (context) => {
    const typed: [string, string][] = [
      ['iden\\t', 'identify'],
      ['fix stringing --sl\\tor\\t-p x', 'fix stringing --slicer orcaslicer -p x'],
      ['preset -s pr\\t--form ch\\tp1s', 'preset -s prusaslicer --form changes p1s'],
      ['identify C12 --sys\\tgtin', 'identify C12 --system gtin'],
      ['completion f\\t', 'completion fish'],
      ['help compl\\t', 'help completion'],
      ['mirror no\\t', 'mirror notes.md'],
    ];
    const typing = typed.map(([keys]) => `ask 'open-print-data ${keys}'`);
    const program = `
      zmodload zsh/zpty
      mkdir functions; cp script functions/_open-print-data
      print -r -- 'PROMPT=; autoload -Uz compinit; source ./command' > begin
      print -r -- 'source ./begin; compinit -u -D; source ./script; print READY' > sourced
      print -r -- 'source ./begin; fpath=($PWD/functions $fpath); compinit -u -D; print READY' > installed
      ask() {
        zpty -w terminal "\${(g::)1}"
        zpty -r terminal told '*GOT:*:END*'
        told=\${told##*GOT:}
        print -r -- \${told%%:END*}
      }
      for way in sourced installed; do
        zpty terminal zsh -f -i
        zpty -w terminal "source ./$way"
        zpty -r terminal told '*READY*'
        ${typing.join('\n')}
        zpty -d terminal
      done`;
    const told = await runIn('zsh', program, context);
    const lines = typed.map(([, line]) => line);
    expect(told.map((line) => line.trimEnd())).toEqual([...lines, ...lines]);
  });

  it('uses the texts of the help, in the language of the call', async () => {
    for (const lang of ['en', 'zh'] as const) {
      const offered = async (...typed: string[]) =>
        (await call(['completion', 'fish', '--lang', lang, '--', ...typed], {})).out.trimEnd().split('\n');
      const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
      expect(await offered('')).toEqual(commands.map(({ name, summary }) => `${name}\t${summary[lang]}`));
      for (const { name, options = {} } of commands)
        expect(await offered(name, '--')).toEqual(
          Object.entries({ ...options, ...COMMON }).map(([option, { help }]) => `--${option}\t${help[lang]}`),
        );
    }
  });

  it('for an unsupported shell is rejected with a list of the supported ones', async () => {
    expect(await errorOf(['completion', 'tcsh'], {})).toMatchObject({
      exit: 64,
      error: { code: 'unknown_shell', value: 'tcsh', hint: 'Allowed: bash, zsh, fish' },
    });
  });
});
