// Each compose file starts, lets somebody sign in and plan, and stops in time.

import { kinds, prepare, type Deployment, type Kind } from '../deployment.ts';
import { atMost, claim, type Row, type Run, type Step } from '../step.ts';
import { fileCount, walk } from '../walk.ts';

const stopWithinSeconds = 15;

export const kindsStep: Step = {
  name: 'kinds',
  title: 'Each kind starts, plans and stops',
  async run(run) {
    const rows: Row[] = [];
    for (const kind of kinds) rows.push(...(await tryKind(kind, run)));
    return rows;
  },
};

async function tryKind(kind: Kind, { engine, image, say }: Run): Promise<Row[]> {
  const deployment = await prepare(engine, { kind, image });
  try {
    const since = performance.now();
    await deployment.up();
    const upSeconds = (performance.now() - since) / 1000;
    const readyMs = await deployment.ready();
    say(`${kind}: up after ${upSeconds.toFixed(0)} s`);
    const { signInMs, searchMs, routes, files, problems } = await walk(deployment);
    for (const problem of problems) say(`${kind}: ${problem}`);
    const rows = [
      atMost(`${kind}: all healthy`, Math.round(upSeconds), 180, 's'),
      atMost(`${kind}: /readyz says 200 after that`, Math.round(readyMs) / 1000, 30, 's'),
      atMost(`${kind}: sign-in`, Math.round(signInMs) / 1000, 10, 's'),
      atMost(`${kind}: search of 5 s`, Math.round(searchMs) / 1000, 60, 's'),
      claim(`${kind}: routes, without a fault`, routes > 0 && problems.length === 0, `${routes}`),
      claim(`${kind}: a route in every kind of file`, files === fileCount, `${files} of ${fileCount}`),
    ];
    return [...rows, ...(await stopAll(deployment))];
  } catch (error) {
    say(String(error));
    say(await deployment.compose('logs', '--no-color', '--tail', '30').catch(String));
    return [claim(`${kind}: starts and plans`, false, String(error).trim().split('\n').at(-1)?.slice(0, 100))];
  } finally {
    await deployment.remove();
  }
}

/** Every container ends by itself, with 0 where it is one of ours. */
async function stopAll(deployment: Deployment): Promise<Row[]> {
  const since = performance.now();
  await deployment.compose('stop');
  const seconds = (performance.now() - since) / 1000;
  const listed = await deployment.compose('ps', '--all', '--format', '{{.Service}} {{.ExitCode}}');
  const bad = listed
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith(' 0'));
  return [
    atMost(`${deployment.kind}: stopped`, Math.round(seconds), stopWithinSeconds, 's'),
    claim(`${deployment.kind}: every process ends with 0`, bad.length === 0, bad.join(', ') || 'yes'),
  ];
}
