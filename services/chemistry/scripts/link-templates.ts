// Finds out which learned templates give what an expert template gives, on the expert's own examples, and writes
// data/template-links.json: for each expert template the ids of such learned ones. Run it when either set has changed.
//
//   node scripts/link-templates.ts

import { writeFileSync } from 'node:fs';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../src/chemistry/models/learned/learned-library.ts';
import { readProduct } from '../src/chemistry/models/learned/product-graph.ts';
import { readLearnedTemplates } from '../src/chemistry/models/learned/read-templates.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import type { TemplateExample } from '../src/chemistry/templates/template.ts';
import { Labeller } from './train-ranker/labels.ts';

const rdkit = await loadRDKit();
const records = readLearnedTemplates();
const library = new LearnedLibrary(rdkit, records);
const labeller = new Labeller(rdkit, records);
const links = reactionTemplates
  .map(({ id, examples }) => [id, [...new Set(examples.flatMap(givingSame))].toSorted()] as const)
  .filter(([, learned]) => learned.length > 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
const lines = links.map(([id, learned]) => `  ${JSON.stringify(id)}: ${JSON.stringify(learned)}`);
writeFileSync(new URL('../data/template-links.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${links.length} of ${reactionTemplates.length} expert templates are linked\n`);

/** Ids of the learned templates that lead the example's product back to its reactants. */
function givingSame(example: TemplateExample): string[] {
  const product = canonicalSmiles(rdkit, example.product) ?? '';
  const precursors = canonicalParts(rdkit, example.reactants)?.join('.') ?? '';
  using mol = rdkit.get_mol(product);
  if (!mol) return [];
  const graph = readProduct(mol);
  const candidates = library.candidates(graph);
  const labels = labeller.labels(graph, candidates, { product, exact: new Set([precursors]) });
  return candidates.flatMap(({ template }, index) => (labels[index] ? [records[template]?.id ?? ''] : []));
}
