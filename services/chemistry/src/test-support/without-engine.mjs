// In place of `docker compose`: `exec SERVICE synthline …` and `run SERVICE …` start the program that the container would
// start. What it has mounted at the top is below the folder MOUNTED.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const main = new URL('../../../synthline/src/main.ts', import.meta.url).pathname;
const withValue = new Set(['--volume', '--env']);

const [action = '', ...rest] = process.argv.slice(2);
while (rest[0]?.startsWith('-')) rest.splice(0, withValue.has(rest[0]) ? 2 : 1);
const [service, ...given] = rest;
if (action !== 'run' && action !== 'exec') throw new Error(`${action} needs an engine`);
if (action === 'exec' && given.shift() !== 'synthline')
  throw new Error(`exec ${service}: not the command of the product`);
const args = given.map((arg) => (/^\/(audit|backups)\b/.test(arg) ? join(process.env.MOUNTED ?? '', arg) : arg));
const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
