// `npm run test:kubernetes`: the chart as Helm renders it. Where Helm cannot be had, one line says why.

import { runAlone, vitestSuite } from './suites.ts';
import { findHelm, hasGo } from './system/helm.ts';

const title = 'The chart of docker/kubernetes';
const say = (line: string) => process.stdout.write(`${line}\n`);

const found = await findHelm(say);
if ('missing' in found) {
  say(`${title}: skipped. ${found.missing}`);
} else {
  process.env['HELM'] = found.program;
  if (!(await hasGo())) say('Without Go, objects are not held against the types of Kubernetes.');
  else process.env['GO'] = 'go';
  process.exitCode = (await runAlone(vitestSuite(title, 'tests/vitest.kubernetes.config.ts'), say)) ? 0 : 1;
}
