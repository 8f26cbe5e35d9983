import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { createLogger } from '../../../platform/process/logger.ts';
import { createIndigo } from './indigo.ts';

const indigo = createIndigo({ logger: createLogger('silent') });
let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});
afterAll(() => indigo.close());

const structures = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'C[C@@H](N)C(=O)O',
  'C/C=C/C(=O)O',
  'CC(C)(C)OC(=O)N[C@@H](Cc1ccccc1)C(=O)O',
  'O=[N+]([O-])c1ccccc1',
  'C[N+](C)(C)CCO',
];

test.each(structures)('writes %s as CDXML, CDX and KET and reads the same molecule back', async (smiles) => {
  const canonical = canonicalSmiles(rdkit, smiles);
  for (const format of ['cdxml', 'cdx', 'ket', 'molfile'] as const) {
    const written = await indigo.convert(smiles, format);
    const read = await indigo.convert(written, 'molfile', { v3000: true });
    using mol = rdkit.get_mol(read);
    expect([format, mol?.get_smiles()]).toEqual([format, canonical]);
  }
});

test('gives the atoms of a SMILES their places', async () => {
  const molfile = await indigo.convert('CCO', 'molfile');
  expect(
    new Set(
      molfile
        .split('\n')
        .slice(4, 7)
        .map((line) => line.slice(0, 20)),
    ).size,
  ).toBe(3);
});

test.each(['aspirin', '', 'no structure at all', '<CDXML><page><fragment>', 'base64::VmpDRDAxMDAEAwIB'])(
  'refuses %j and reads nothing into it',
  async (text) => {
    await expect(indigo.convert(text, 'smiles')).rejects.toMatchObject({ key: 'unrecognizedStructure' });
  },
);

test('takes the molecules of a drawing one by one', async () => {
  const drawing = await indigo.convert('CCO.c1ccccc1N', 'cdxml');
  const { molecules = [] } = await indigo.molecules(drawing);
  expect(molecules.map((molfile) => canonicalOf(molfile))).toEqual(['CCO', 'Nc1ccccc1']);
});

test('writes out an abbreviation, and keeps the bracket of a polymer', async () => {
  const atoms = ['C', 'O'].map((label, index) => ({ label, location: [index, 0, 0] }));
  const ket = (type: string): string =>
    JSON.stringify({
      root: { nodes: [{ $ref: 'mol0' }] },
      mol0: {
        type: 'molecule',
        atoms,
        bonds: [{ type: 1, atoms: [0, 1] }],
        sgroups: [{ type, atoms: [1], ...(type === 'SUP' ? { name: 'OH' } : { subscript: 'n', connectivity: 'HT' }) }],
      },
    });
  const [plain] = (await indigo.molecules(ket('SUP'))).molecules ?? [];
  const [polymer] = (await indigo.molecules(ket('SRU'))).molecules ?? [];
  expect(canonicalOf(plain)).toBe('CO');
  expect(plain).not.toContain('SGROUP');
  expect(polymer).toContain('SRU');
});

test('tells a drawn reaction from molecules', async () => {
  const drawing = await indigo.convert('CCO.CC(=O)O>>CC(=O)OCC', 'cdx');
  const { reaction = '', molecules } = await indigo.molecules(drawing);
  expect(molecules).toBeUndefined();
  expect(reaction).toContain('M  V30 COUNTS 2 1');
});

test('is there again after a question that took too long', async () => {
  const impatient = createIndigo({ logger: createLogger('silent'), timeoutMs: 1 });
  await expect(impatient.convert('CCO', 'molfile')).rejects.toMatchObject({ key: 'computingBusy' });
  await impatient.close();
  await expect(indigo.convert('CCO', 'smiles')).resolves.toBe('CCO');
});

test('refuses a structure that breaks it, and does not fail', async () => {
  const entry = new URL('../../../test-support/threads/faulty-thread.ts', import.meta.url);
  const broken = createIndigo({ logger: createLogger('silent'), entry });
  await expect(broken.convert('CCO', 'molfile')).rejects.toMatchObject({ key: 'unrecognizedStructure' });
  await broken.close();
});

function canonicalOf(molfile: string | null | undefined): string | null {
  if (!molfile) return null;
  using mol = rdkit.get_mol(molfile);
  return mol?.get_smiles() ?? null;
}
