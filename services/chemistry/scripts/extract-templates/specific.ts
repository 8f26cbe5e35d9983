// Drops templates that fit nearly everywhere and were hardly ever recorded: they cost time at every molecule and never
// come near the first fifty.

import type { RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../../src/chemistry/models/learned/learned-library.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import type { TemplateRow } from '../../src/chemistry/models/learned/template-row.ts';

/**
 * Of so many places where a template fits, one must be a recorded reaction. Of 4,798 templates seen three times it drops
 * some 500; with them go three of four places and less than 2 % of the reactions.
 */
const placesPerReaction = 45_000;

/** Rows that are specific enough, judged by their places in `products`, a fair part of all `reactions` products. */
export function specificRows(
  rdkit: RDKit,
  rows: readonly TemplateRow[],
  products: readonly string[],
  reactions: number,
): TemplateRow[] {
  const library = new LearnedLibrary(
    rdkit,
    rows.map((row) => ({ ...row, id: '', forward: null, name: { en: '', 'zh-CN': '' }, isSound: true })),
  );
  const places = new Float64Array(rows.length);
  for (const product of products) {
    using mol = rdkit.get_mol(product);
    if (!mol) continue;
    for (const { template } of library.candidates(readProduct(mol))) places[template] = (places[template] ?? 0) + 1;
  }
  const ofAll = reactions / products.length;
  return rows.filter((row, index) => (places[index] ?? 0) * ofAll <= row.count * placesPerReaction);
}
