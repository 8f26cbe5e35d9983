// Measures the reader and the generator of names: five hundred building-block names in English and in Chinese and a hundred and fifty lab
// abbreviations read without Java, held-out names beside what OPSIN makes of them, and Chinese names beside the structures of their pairs. Fails when a goal is missed. The data lie outside the repository, and so does OPSIN:
//
//   npm run bench names -- --data=DIR [--opsin=/usr/share/java/opsin.jar] [--every=6]

import { parseArgs } from 'node:util';
import { figures } from './support/figures.ts';
import { dataFolders, measure } from './support/measurement.ts';

const { values } = parseArgs({
  options: {
    opsin: { type: 'string', default: '/usr/share/java/opsin.jar' },
    every: { type: 'string', default: '6' },
  },
  strict: false,
});
const { data } = dataFolders('data');
const found = await measure('measure-names.ts', [
  '--data',
  data,
  '--opsin',
  String(values.opsin),
  '--every',
  String(values.every),
]);

const measured = figures('names');
measured.add({
  name: 'building-block names read',
  value: found('building blocks read'),
  unit: '%',
  goal: { atLeast: 95 },
});
measured.add({
  name: 'building-block names read wrongly',
  value: found('building blocks wrong'),
  unit: '',
  goal: { atMost: 0 },
});
measured.add({
  name: 'Chinese building-block names read',
  value: found('Chinese building blocks read'),
  unit: '%',
  goal: { atLeast: 95 },
});
measured.add({
  name: 'Chinese building-block names read wrongly',
  value: found('Chinese building blocks wrong'),
  unit: '',
  goal: { atMost: 1 },
});
measured.add({ name: 'lab abbreviations read', value: found('abbreviations read'), unit: '%', goal: { atLeast: 95 } });
measured.add({
  name: 'lab abbreviations read wrongly',
  value: found('abbreviations wrong'),
  unit: '',
  goal: { atMost: 0 },
});
measured.add({ name: 'held-out names that OPSIN reads, read', value: found('held out read'), unit: '%' });
measured.add({ name: 'of these as OPSIN alone', value: found('held out as opsin'), unit: '%' });
measured.add({
  name: 'of these the same structure, by OPSIN or read by hand',
  value: found('held out agree'),
  unit: '%',
  goal: { atLeast: 99.8 },
});
measured.add({ name: 'Chinese names of pairs read', value: found('Chinese pairs read'), unit: '%' });
measured.add({
  name: 'of these with the structure of the pair',
  value: found('Chinese pairs agree'),
  unit: '%',
  goal: { atLeast: 98 },
});
measured.add({
  name: 'generated Chinese names of the stock read back',
  value: found('Chinese round trip read'),
  unit: '%',
  goal: { atLeast: 99 },
});
measured.add({
  name: 'generated Chinese names read as another structure',
  value: found('Chinese round trip wrong'),
  unit: '%',
  goal: { atMost: 0.2 },
});
measured.add({ name: 'a name', value: found('ms a name'), unit: 'ms' });

// The generator: structures to names, which OPSIN reads back.
const written = await measure('measure-naming.ts', ['--data', data, '--opsin', String(values.opsin)]);
for (const title of ['stock', 'route intermediates']) {
  measured.add({ name: `${title} named`, value: written(`${title} named`), unit: '%', goal: { atLeast: 85 } });
  const readBack = { name: `names of ${title} read back`, value: written(`${title} read back`), unit: '%' };
  measured.add({ ...readBack, goal: { atLeast: 100 } });
  measured.add({ name: `a name, ${title}, p50`, value: written(`${title} ms p50`), unit: 'ms', goal: { atMost: 5 } });
  measured.add({ name: `a name, ${title}, p95`, value: written(`${title} ms p95`), unit: 'ms' });
}
const table = { name: 'names of the table of tests read back', value: written('table of names read back'), unit: '%' };
measured.add({ ...table, goal: { atLeast: 100 } });
measured.end();
