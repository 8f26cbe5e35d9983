// Lists what is told beside the product of written steps, so that a chemist can read it: the likely by-products that screens and
// reports show of a step, other sites, and the whole list of impurities.
//
//   node scripts/list-by-products.ts [--only WORD] [--lists step,sites,impurities] [FILE.tsv]
//
// A line of the file: name, step, reactants>>product, agents separated by semicolons, degrees Celsius; separated by tabs.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { ImpurityContext } from '../src/engine/impurity/context.ts';
import { predictImpurities } from '../src/engine/impurity/engine.ts';
import { phraseText } from '../src/engine/impurity/conversions/phrase.ts';
import { stepByProducts } from '../src/engine/impurity/step-by-products.ts';
import type { ImpurityQuestion, Phrase } from '../src/engine/impurity/types.ts';
import { findOtherSites } from '../src/engine/reaction/other-sites.ts';

type List = (context: ImpurityContext, question: ImpurityQuestion) => string[];

const lists: Readonly<Record<string, List>> = {
  step: (context, question) =>
    stepByProducts(context, question).map(
      ({ smiles, cause, likelihood, why }) => `  step      ${likelihood} ${cause} ${smiles}  ${told(why)}`,
    ),
  sites: (context, question) =>
    findOtherSites(context, question).sites.map(
      ({ product, family, share, speed }) => `  site      ${share ?? '-'} ${family} ${product}  ${speed}`,
    ),
  impurities: (context, question) =>
    predictImpurities(context, question).impurities.map(
      ({ smiles, cause, score, why }) => `  impurity  ${score.toFixed(2)} ${cause} ${smiles}  ${told(why)}`,
    ),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, lists: { type: 'string', default: 'step' } },
});
const wanted = values.lists.split(',').flatMap((name) => lists[name] ?? []);
const context = new ImpurityContext(await loadRDKit());
const file = positionals[0] ?? new URL('./by-products/drug-steps.tsv', import.meta.url);
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() !== '' && !line.startsWith('#') && line.includes(values.only)) printStep(line);
}

function printStep(line: string): void {
  const [name = '', step = '', reaction = '', agents = '', temperature = ''] = line.split('\t');
  process.stdout.write(`\n${name}: ${step} (${agents}; ${temperature} °C)\n  ${reaction}\n`);
  const question = questionOf(reaction, agents, temperature);
  for (const list of wanted) for (const row of list(context, question)) process.stdout.write(`${row}\n`);
}

function questionOf(reaction: string, agents: string, temperature: string): ImpurityQuestion {
  const [left = '', right = ''] = reaction.split('>>');
  return {
    reactants: left.split('.').map(canonical),
    agents: agents.split(';').flatMap((agent) => agent.trim() || []),
    product: canonical(right),
    conditions: temperature.trim() === '' ? {} : { temperatureC: Number(temperature) },
    carried: [],
  };
}

function told(why: Phrase): string {
  return phraseText(why, 'en');
}

function canonical(smiles: string): string {
  const found = context.bench.canonical(smiles);
  if (found === null) throw new TypeError(`not a molecule: ${smiles}`);
  return found;
}
