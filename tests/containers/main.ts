// `npm run test:containers`: the image and the compose files on a real engine. `-- --only build,kinds` runs some of the steps,
// `-- --image synthline:0.2.0` takes an image that is there. Where there is no engine, one line says what is missing.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../../services/launcher/src/paths.ts';
import { tableOf } from '../support/table.ts';
import { findEngine, forgetSettings, type Engine } from './engine.ts';
import { claim, type Row } from './step.ts';
import { steps } from './steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, image: { type: 'string' } } });
const { NODE_EXTRA_CA_CERTS: named = '' } = process.env;
const authority = existsSync(named) ? named : undefined;
forgetSettings();
const say = (line: string) => process.stdout.write(`${line}\n`);

const engine = await findEngine();
if ('missing' in engine) say(`Containers: skipped. Missing: ${engine.missing}.`);
else process.exitCode = (await run(engine)) ? 0 : 1;

async function run(found: Engine): Promise<boolean> {
  const names = values.only?.split(',') ?? steps.map(({ name }) => name);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`Unknown step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    return false;
  }
  const image = values.image ?? 'synthline:0.0.0-test';
  const chosen = steps.filter(({ name }) => names.includes(name) && !(name === 'build' && values.image !== undefined));
  const all: Row[] = [];
  const tables: string[] = [];
  for (const { title, run: start } of chosen) {
    say(`\n${title}`);
    const rows = await start({ engine: found, image, authority, say }).catch((error: unknown) => {
      say(String(error));
      return [claim('runs to its end', false)];
    });
    all.push(...rows);
    const cells = rows.map(({ what, figure, goal, isGood }) => [
      what,
      figure.replaceAll('\n', ' ').slice(0, 120),
      goal,
      isGood ? '' : 'MISSED',
    ]);
    tables.push(`${title}\n${tableOf(['', 'found', 'goal', ''], cells)}`);
    say(tables.at(-1) ?? '');
  }
  const missed = all.filter(({ isGood }) => !isGood).length;
  const summary = `Engine ${found.version}, ${found.processors} processors: ${all.length - missed} of ${all.length} goals met.`;
  const text = `${tables.join('\n\n')}\n\n${summary}\n`;
  mkdirSync(inRoot('tests/test-results'), { recursive: true });
  writeFileSync(inRoot('tests/test-results/containers.txt'), text);
  say(`\n${text}`);
  return missed === 0;
}
