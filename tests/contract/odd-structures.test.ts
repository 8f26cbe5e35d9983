// What a chemist may paste by accident: each gets a clear response in the right language.

import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';

const refused: [name: string, structure: string, code: number, reason?: string][] = [
  ['nothing', '  ', 20007],
  ['SMILES with a ring left open', 'C1CCC', 20028],
  ['a carbon with five bonds', 'CC(C)(C)(C)C', 20028],
  ['an unknown name', 'unobtainium hydrochloride', 20026],
  ['a CAS number with a wrong check digit', '50-78-3', 20026],
  ['a molecule of 500 atoms', 'C'.repeat(500), 10003, 'tooLarge'],
  ['an isotope label', '[13CH3]C(=O)Nc1ccc(O)cc1', 10003, 'isotope'],
  ['a radical', 'CC1(C)CCCC(C)(C)N1[O]', 10003, 'radical'],
  ['a metal complex', 'c1ccccc1[Pd](Cl)c1ccccc1', 10003, 'metal'],
  ['two molecules', 'CC(=O)Nc1ccc(O)cc1.CC(C)Cc1ccc(C(C)C(=O)O)cc1', 10003, 'multipleMolecules'],
  ['an R group', '*c1ccccc1', 10003],
  ['morphine', 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5', 20000],
  ['cocaine hydrochloride', 'COC(=O)[C@H]1[C@@H](OC(=O)c2ccccc2)C[C@@H]2CC[C@H]1N2C.Cl', 20000],
  ['sarin', 'CC(C)OP(C)(=O)F', 20000],
];

let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

describe('a search', () => {
  it.each(refused)('is refused for %s', async (_name, structure, code, reason) => {
    const chinese = await chemist.call('retroSearchStart', { body: { structure } }, 'zh-CN');
    const english = await chemist.call('retroSearchStart', { body: { structure } }, 'en');
    expect([chinese.code, english.code]).toEqual([code, code]);
    expect(chinese.error?.message).toMatch(/\p{Script=Han}/u);
    expect(english.error?.message).not.toMatch(/\p{Script=Han}/u);
    expect(english.error?.details?.['reason']).toBe(reason ?? english.error?.details?.['reason']);
  });

  it('is planned for the acid or base of a salt, and says what was left out', async () => {
    const { code, data } = await chemist.call('searchCheck', { body: { structure: 'CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl' } });
    expect([code, data.molecule.smiles, data.removedParts]).toEqual([200, 'CCN(CC)CC(=O)Nc1c(C)cccc1C', ['Cl']]);
  });

  const sameMolecule: [kind: string, structure: string][] = [
    ['smiles', 'OC(=O)c1ccccc1OC(C)=O'],
    ['inchi', 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)'],
    ['inchiKey', 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N'],
    ['name', 'Aspirin'],
    ['cas', '50-78-2'],
  ];

  it.each(sameMolecule)('reads aspirin given as %s', async (kind, structure) => {
    const { data } = await chemist.call('structureCheck', { body: { structure } });
    expect([data.kind, data.molecule.smiles, data.molecule.formula]).toEqual([kind, 'CC(=O)Oc1ccccc1C(=O)O', 'C9H8O4']);
  });

  it('reads back the molfile it gave', async () => {
    const first = await chemist.call('structureCheck', { body: { structure: 'imatinib' } });
    const second = await chemist.call('structureCheck', { body: { structure: first.data.molfile } });
    expect([second.data.kind, second.data.molecule.key]).toEqual(['molfile', first.data.molecule.key]);
  });
});
