// The deployment for many users goes to the next version while calls come in and searches run, and one version back on the
// tables of the next: nobody notices. An image that does not start is taken back.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../services/launcher/src/command.ts';
import { inRoot } from '../../../services/launcher/src/paths.ts';
import { prepare, type Deployment } from '../deployment.ts';
import { atMost, claim, type Row, type Run, type Step } from '../step.ts';
import { startAll } from '../harm.ts';
import { startTraffic, type Traffic } from '../traffic.ts';
import { endOf, signedIn, startSearch } from '../walk.ts';

const perSecond = 50;
const readsGoal = 3_000;
/** Two for each upgrade: a structure that is being searched is not searched again. */
const structures = ['lidocaine', 'ibuprofen', 'paracetamol', 'procaine', 'benzocaine', 'phenacetin'];

export const upgrade: Step = {
  name: 'upgrade',
  title: `docker/upgrade.sh under ${perSecond} calls a second (many users)`,
  async run(run) {
    const deployment = await prepare(run.engine, { kind: 'scale', image: run.image });
    try {
      await startAll(deployment);
      return await upgradeUnderLoad(deployment, run);
    } finally {
      await deployment.remove();
    }
  },
};

async function upgradeUnderLoad(deployment: Deployment, run: Run): Promise<Row[]> {
  const [next, broken] = [`${run.image}-next`, `${run.image}-broken`];
  derive(run.image, next, `USER root\nRUN node --eval '${expand}'\nUSER node`);
  derive(run.image, broken, 'ENTRYPOINT ["node", "--eval", "process.exit(1)"]');
  const traffic = await startTraffic(deployment, perSecond);
  try {
    return [
      ...(await tryUpgrade(deployment, traffic, { image: next, isGood: true }, run)),
      ...(await tryUpgrade(deployment, traffic, { image: broken, isGood: false, ends: next }, run)),
      ...(await tryUpgrade(deployment, traffic, { image: run.image, isGood: true }, run)),
    ];
  } finally {
    await traffic.stop();
  }
}

/** The next version's tables: one more, and a column that is always filled in. */
const expand = `
  const fs = require("node:fs");
  const folder = "/app/services/chemistry/drizzle/";
  const journal = JSON.parse(fs.readFileSync(folder + "meta/_journal.json"));
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: "7", when: Date.now(), tag: "next", breakpoints: true });
  fs.writeFileSync(folder + "meta/_journal.json", JSON.stringify(journal));
  const added = ["CREATE TABLE next (id integer PRIMARY KEY)"];
  for (const table of ["tasks", "routes", "notices"]) added.push("ALTER TABLE " + table + " ADD COLUMN next text DEFAULT chr(120) NOT NULL");
  fs.writeFileSync(folder + "next.sql", added.join(";--> statement-breakpoint "));
`.replaceAll('\n', ' ');

interface Target {
  image: string;
  isGood: boolean;
  /** What runs in the end. */
  ends?: string;
}

async function tryUpgrade(
  deployment: Deployment,
  traffic: Traffic,
  { image, isGood, ends = image }: Target,
  { engine, say }: Run,
): Promise<Row[]> {
  const what = isGood ? `to ${image}` : 'to an image that does not start';
  const caller = await signedIn(deployment);
  const searches: string[] = [];
  for (const structure of structures.splice(0, 2)) searches.push(await startSearch(caller, structure, 10));
  await traffic.take();
  const files = deployment.files.flatMap((file) => ['--file', file]);
  const env = join(deployment.folder, '.env');
  const args = [inRoot('docker/upgrade.sh'), ...files, '--env-file', env, '--project', deployment.project];
  const outcome = await runCommand('sh', [...args, '--wait', isGood ? '300' : '40', image], { say });
  const sent = await traffic.take();
  const states = [];
  for (const taskId of searches) states.push(await endOf(caller, taskId).catch(String));
  await caller.close();
  const failed = sent.filter(({ failure }) => failure !== undefined);
  for (const { kind, call, failure } of failed.slice(0, 10)) say(`${kind} ${call}: ${failure}`);
  const isRead = ({ kind }: { kind: string }) => kind.startsWith('read');
  const reads = sent.filter(isRead).length;
  const images = await engine.docker([
    'ps',
    '--filter',
    `label=com.docker.compose.project=${deployment.project}`,
    '--format',
    '{{.Image}}',
  ]);
  const ours = images.split('\n').filter((line) => line.startsWith('synthline'));
  const isNamed = readFileSync(env, 'utf8').includes(`IMAGE=${ends}\n`);
  return [
    claim(
      `${what}: ends with ${isGood ? 0 : 1}`,
      (outcome.code === 0) === isGood,
      `${outcome.code}, ${Math.round(outcome.seconds)} s`,
    ),
    claim(
      `${what}: all run ${isGood ? 'it' : 'the one before'}, so says .env`,
      isNamed && ours.every((line) => line === ends),
      isNamed ? 'yes' : 'no',
    ),
    atMost(`${what}: failed of ${reads} reads`, failed.filter(isRead).length, 0),
    atMost(`${what}: failed of ${sent.length - reads} changes`, failed.filter((one) => !isRead(one)).length, 0),
    ...(isGood ? [claim(`${what}: reads enough to say so`, reads >= readsGoal, `${reads}`)] : []),
    claim(
      `${what}: searches go on`,
      states.every((state) => state === 'completed'),
      states.join(', '),
    ),
  ];
}

function derive(from: string, tag: string, line: string): void {
  const input = `FROM ${from}\n${line}\n`;
  execFileSync('docker', ['build', '--quiet', '--tag', tag, '-'], { input, stdio: ['pipe', 'ignore', 'pipe'] });
}
