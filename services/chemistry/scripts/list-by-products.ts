// Lists what is shown beside the product of written steps, so that a chemist can read it: the by-products of the step as routes
// show them, other sites, and the list of impurities.
//
//   node scripts/list-by-products.ts [--only WORD] [--lists step,sites,impurities] [--top 20] [--count] [FILE.tsv]
//
// A line of the file: name, step, reactants>>product, agents apart by semicolons, degrees Celsius; apart by tabs.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalSmiles, loadRDKit } from '../src/chem/rdkit.ts';
import { ImpurityContext } from '../src/impurity/context.ts';
import { predictImpurities } from '../src/impurity/engine.ts';
import { stepByProducts } from '../src/impurity/step-by-products.ts';
import { findOtherSites } from '../src/reaction/other-sites.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    lists: { type: 'string', default: 'step,sites,impurities' },
    top: { type: 'string', default: '20' },
    count: { type: 'boolean', default: false },
  },
});
const rdkit = await loadRDKit();
const context = new ImpurityContext(rdkit);
const file = positionals[0] ?? new URL('./by-products/drug-steps.tsv', import.meta.url);
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '' || line.startsWith('#') || !line.includes(values.only)) continue;
  const [name = '', step = '', reaction = '', agents = '', temperature = ''] = line.split('\t');
  const [left = '', right = ''] = reaction.split('>>');
  const reactants = left.split('.').flatMap((one) => canonicalSmiles(rdkit, one) ?? []);
  const product = canonicalSmiles(rdkit, right) ?? '';
  const names = agents.split(';').flatMap((one) => one.trim() || []);
  console.log(`\n## ${name}: ${step} (${names.join(', ')}; ${temperature} °C)\n${reaction}`);
  const lists = values.lists.split(',');
  if (lists.includes('step'))
    for (const one of stepByProducts(context, {
      reactants,
      agents: names,
      product,
      conditions: temperature.trim() === '' ? {} : { temperatureC: Number(temperature) },
    }))
      console.log(
        `  ${one.score.toFixed(2)} ${one.cause.padEnd(18)} ${one.smiles}  ${one.why.key}${one.why.params?.['reaction'] ? ' ' + JSON.stringify((one.why.params as any).reaction.key) : ''}`,
      );
  if (lists.includes('sites'))
    for (const one of findOtherSites(context, { reactants, agents: names, product }).sites)
      console.log(`  site       ${one.product}  ${one.family} ${one.group} ${one.share} ${one.speed}`);
  if (lists.includes('impurities')) {
    const started = performance.now();
    const { impurities } = predictImpurities(context, {
      reactants,
      agents: names,
      product,
      conditions: temperature.trim() === '' ? {} : { temperatureC: Number(temperature) },
      carried: [],
    });
    for (const one of impurities.slice(0, Number(values.top)))
      console.log(
        `  ${one.score.toFixed(2)} ${one.cause.padEnd(18)} ${one.smiles}  ${one.why.key}${one.why.params?.['reaction'] ? ' ' + JSON.stringify((one.why.params as any).reaction.key) : ''}`,
      );
    console.log(`  ${Math.round(performance.now() - started)} ms, ${impurities.length}`);
  }
}
