// Buchwald–Hartwig couplings of p-toluidine with aryl halides: ligand, base and an isoxazole that may disturb
// (D. T. Ahneman et al., Science 2018, 360, 186). All in DMSO at 60 °C with a palladium precatalyst.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalSmiles, type RDKit, Transform } from '../../src/chemistry/molecule/rdkit.ts';
import { readSheet } from '../../src/platform/files/read/workbook.ts';
import type { YieldRow } from './table.ts';

const ligands: Readonly<Record<string, string>> = {
  'CC(C)C(C=C(C(C)C)C=C1C(C)C)=C1C2=C(P(C3CCCCC3)C4CCCCC4)C=CC=C2': 'XPhos',
  'CC(C)C(C=C(C(C)C)C=C1C(C)C)=C1C2=C(P(C(C)(C)C)C(C)(C)C)C=CC=C2': 't-BuXPhos',
  'CC(C)C(C=C(C(C)C)C=C1C(C)C)=C1C2=C(P(C(C)(C)C)C(C)(C)C)C(OC)=CC=C2OC': 't-BuBrettPhos',
  'CC(C)C(C=C(C(C)C)C=C1C(C)C)=C1C2=C(P([C@@]3(C[C@@H]4C5)C[C@H](C4)C[C@H]5C3)[C@]6(C7)C[C@@H](C[C@@H]7C8)C[C@@H]8C6)C(OC)=CC=C2OC':
    'AdBrettPhos',
};
const bases: Readonly<Record<string, string>> = {
  'CN(C)P(N(C)C)(N(C)C)=NP(N(C)C)(N(C)C)=NCC': 'P2-Et',
  'CN1CCCN2C1=NCCC2': 'MTBD',
  'CC(C)(C)/N=C(N(C)C)/N(C)C': 'BTMG',
};
const toluidine = 'Cc1ccc(N)cc1';

export async function dreherDoyleRows(rdkit: RDKit, dir: string): Promise<YieldRow[]> {
  const bytes = readFileSync(join(dir, 'conditions/buchwald_hartwig_dreher_doyle.xlsx'));
  const coupling = new Transform(rdkit, '[c:1][Cl,Br,I].[NH2:2][c:3]>>[c:1][NH:2][c:3]');
  const products = new Map<string, string>();
  const rows: YieldRow[] = [];
  for await (const { cells } of readSheet(bytes)) {
    const [ligand = '', additive = '', base = '', halide = '', given = ''] = cells;
    const aryl = canonicalSmiles(rdkit, halide);
    const known = { ligand: ligands[ligand], base: bases[base], additive: canonicalSmiles(rdkit, additive) };
    const yieldPercent = Number(given);
    if (!aryl || !known.ligand || !known.base || !known.additive || !(yieldPercent >= 0)) continue;
    const product = products.get(aryl) ?? productOf(rdkit, coupling, aryl);
    products.set(aryl, product);
    rows.push({
      reactants: [toluidine, aryl].toSorted(),
      product,
      choice: {
        catalyst: 'Pd G3',
        ligand: known.ligand,
        base: known.base,
        additive: known.additive,
        solvent: 'DMSO',
        temperatureC: 60,
      },
      yieldPercent: Math.min(100, yieldPercent),
    });
  }
  return rows;
}

function productOf(rdkit: RDKit, coupling: Transform, aryl: string): string {
  using halide = rdkit.get_mol(aryl);
  using amine = rdkit.get_mol(toluidine);
  const [raw = ''] = halide && amine ? coupling.run(rdkit, [halide, amine]) : [];
  const product = canonicalSmiles(rdkit, raw);
  if (product === null) throw new TypeError(`no product of ${aryl}`);
  return product;
}
