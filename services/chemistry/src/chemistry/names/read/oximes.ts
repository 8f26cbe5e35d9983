// Oximes named by a word of their own: cyclohexanone oxime, acetophenone oxime.

import { parseProduct, type RDKit, Transform } from '../../molecule/rdkit.ts';

const pattern = /^(?<base>.+?(?:one|al|aldehyde|ketone))[ -](?:ketox|ox)ime$/;
const carbonyl = '[C;$([CX3]([#6])[#6]),$([CX3H][#6]),$([CX3H2]):1]=[OX1:2]>>[C:1]=NO';

/** SMILES of the oxime of a ketone or an aldehyde; undefined where the name is none, or may be of several. */
export function withOxime(rdkit: RDKit, name: string, read: (base: string) => string | undefined): string | undefined {
  const { base = '' } = pattern.exec(name)?.groups ?? {};
  const smiles = base === '' ? undefined : read(base);
  if (smiles === undefined || smiles.includes('.') || smiles.includes('|')) return undefined;
  using mol = rdkit.get_mol(smiles);
  if (!mol) return undefined;
  using transform = new Transform(rdkit, carbonyl);
  const products = new Set(transform.run(rdkit, [mol]).flatMap((raw) => canonicalOf(rdkit, raw)));
  const [only, ...others] = products;
  return others.length > 0 ? undefined : only;
}

function canonicalOf(rdkit: RDKit, raw: string): string[] {
  using mol = parseProduct(rdkit, raw);
  return mol ? [mol.get_smiles()] : [];
}
