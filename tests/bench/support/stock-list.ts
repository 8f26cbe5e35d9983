// A supplier's list made here: amides of acids and amines of the built-in stock, with catalogue numbers, packs, prices
// and lead times, as the three kinds of file.

import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { loadRDKit } from '../../../services/chemistry/src/chemistry/molecule/rdkit.ts';

export const listKinds = ['csv', 'smi', 'sdf'] as const;
export type ListKind = (typeof listKinds)[number];

const builtIn = resolve(import.meta.dirname, '../../../services/chemistry/data/common-stock.txt');

/** Writes so many rows. Throws a RangeError when so many cannot be made. */
export async function writeStockList(file: string, kind: ListKind, rows: number): Promise<void> {
  const out = createWriteStream(file);
  const rowOf = await writerOf(kind);
  if (kind === 'csv') out.write('SMILES,Catalog No.,Price (USD),Pack size,Lead time\n');
  let number = 0;
  for (const smiles of amides(rows)) if (!out.write(rowOf(smiles, number++))) await once(out, 'drain');
  await new Promise<void>((done) => out.end(done));
}

/** `O=C(O)X` and `N…` of the built-in list make `O=C(N…)X`. */
function* amides(rows: number): Generator<string> {
  const stock = readFileSync(builtIn, 'utf8').split('\n');
  const acids = stock.filter((one) => /^O=C\(O\)[Cc]/.test(one)).map((one) => one.slice('O=C(O)'.length));
  const amines = stock.filter((one) => /^N[Cc][^.]*$/.test(one));
  if (acids.length * amines.length < rows)
    throw new RangeError(`only ${acids.length * amines.length} rows can be made`);
  for (let i = 0; i < rows; i += 1) {
    yield `O=C(${amines[Math.floor(i / acids.length)] ?? ''})${acids[i % acids.length] ?? ''}`;
  }
}

async function writerOf(kind: ListKind): Promise<(smiles: string, number: number) => string> {
  const facts = (i: number) => ({
    id: `B-${i}`,
    price: `${10 + (i % 490)}.50`,
    pack: `${1 + (i % 25)} g`,
    days: 1 + (i % 20),
  });
  if (kind === 'smi') return (smiles, i) => `${smiles} ${facts(i).id}\n`;
  if (kind === 'csv') {
    return (smiles, i) => {
      const { id, price, pack, days } = facts(i);
      return `${smiles},${id},${price},${pack},${days} days\n`;
    };
  }
  const rdkit = await loadRDKit();
  return (smiles, i) => {
    using mol = rdkit.get_mol(smiles);
    const { id, price, pack, days } = facts(i);
    const data = { 'Catalog No.': id, 'Price (USD)': price, 'Pack size': pack, 'Lead time': `${days} days` };
    const fields = Object.entries(data).map(([name, value]) => `> <${name}>\n${value}\n\n`);
    return `${mol?.get_molblock() ?? ''}${fields.join('')}$$$$\n`;
  };
}
