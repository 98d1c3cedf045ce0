#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Committed, so that an install can link it; what it runs is built. Plain enough for a Node.js that is too old.
const OLDEST = 22;
const bundle = new URL('../dist/cli.js', import.meta.url);
if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  const once = `npx -p node@${OLDEST} -p open-print-data open-print-data …`;
  console.error(
    /^zh/i.test(LC_ALL || LC_MESSAGES || LANG)
      ? `open-print-data: 需要 Node.js ${OLDEST} 或更高版本，当前为 ${process.version}。\n` +
          `安装：https://nodejs.org/zh-cn/download，或用 nvm install ${OLDEST}、fnm install ${OLDEST}。\n` +
          `只运行一次而不安装：${once}`
      : `open-print-data: needs Node.js ${OLDEST} or later; this is ${process.version}.\n` +
          `To get one: https://nodejs.org/en/download, or nvm install ${OLDEST}, or fnm install ${OLDEST}.\n` +
          `For this one call, without installing anything: ${once}`,
  );
  process.exitCode = 69;
} else if (existsSync(bundle)) await import(bundle.href);
else {
  console.error('open-print-data: not built yet. Run "npm run build" in the repository first.');
  process.exitCode = 69;
}
