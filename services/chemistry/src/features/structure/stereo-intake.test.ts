// One table of cases through every way in: structure check, list, SD file, ChemDraw file.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inchiKey, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { withoutStereoGroups } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
  service = await startTestService();
  await waitFor(async () => (await service.call('searchCheck', { body: { structure: 'CCO' } })).code === 200);
});
afterAll(() => service.close());

const as = (sub: string) => ({ claims: { sub } });
const check = async (structure: string) => (await service.call('structureCheck', { body: { structure } })).data;

interface Case {
  given: string;
  kept: string;
  key: string;
  stereo?: 'racemic' | 'relative' | 'partlyKnown';
  name?: string;
}

const cases: readonly Case[] = [
  { given: 'C[C@H](O)CC', kept: 'CC[C@H](C)O', key: 'BTANRVKWQNVYAZ-BYPYZUCNSA-N', name: '(2S)-butan-2-ol' },
  {
    given: 'C[C@H](O)CC |&1:1|',
    kept: 'CC[C@H](C)O |&1:2|',
    key: 'BTANRVKWQNVYAZ-UHFFFAOYSA-N',
    stereo: 'racemic',
    name: 'rac-2-butanol',
  },
  {
    given: 'C[C@@H](O)CC |o1:1|',
    kept: 'CC[C@H](C)O |o1:2|',
    key: 'BTANRVKWQNVYAZ-UHFFFAOYSA-N',
    stereo: 'relative',
    name: 'rel-2-butanol',
  },
  {
    given: 'C[C@H](O)[C@@H](N)CC |&1:1,3|',
    kept: 'CC[C@H](N)[C@H](C)O |&1:2,4|',
    key: 'BKFGLDUWYUYHRF-WHFBIAKZSA-N',
    stereo: 'racemic',
    name: 'rac-(2S,3S)-3-aminopentan-2-ol',
  },
  {
    given: 'C[C@H](O)[C@@H](N)C[C@H](F)Cl |&1:1,3,o2:6|',
    kept: 'C[C@H](O)[C@@H](N)C[C@H](F)Cl |o1:6,&1:1,3|',
    key: 'MLMWTBCGNUQFLG-QRHDOFTISA-N',
    stereo: 'partlyKnown',
  },
  {
    given: 'C[C@H](O)[C@@H](C)O |&1:1,3|',
    kept: 'C[C@H](O)[C@@H](C)O',
    key: 'OWBTYPJTUOEWEK-ZXZARUISSA-N',
    name: '(2R,3S)-butane-2,3-diol',
  },
];

/** The case as V3000 molfile with coordinates, STERAC and STEREL in it. */
function molfileOf(smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  mol?.set_new_coords();
  return mol?.get_v3Kmolblock() ?? '';
}

const written = (molecule: { smiles: string; stereo?: string | undefined } | undefined) => [
  molecule?.smiles,
  molecule?.stereo,
];

describe.each(cases)('$given', ({ given, kept, key, stereo, name }) => {
  it('is kept as text from SMILES, V3000 and CDXML', async () => {
    const cdxml = await service.services.indigo.convert(molfileOf(given), 'cdxml');
    for (const text of [given, molfileOf(given), cdxml]) {
      const { molecule, remarks } = await check(text);
      expect(written(molecule)).toEqual([kept, stereo]);
      expect(remarks?.map(({ kind }) => kind)).toEqual(stereo && [stereo]);
      expect(molecule.name).toBe(name);
    }
  });

  it('is the same molecule from a list, an SD file and a ChemDraw file', async () => {
    const cdxml = await service.services.indigo.convert(molfileOf(given), 'cdxml');
    for (const [who, text] of [
      ['list', given],
      ['sdf', `${molfileOf(given)}$$$$\n`],
      ['cdxml', cdxml],
    ] as const) {
      const { data } = await service.call('importByList', { body: { text } }, as(`${who} ${given}`));
      expect(data.rows.map((row) => written(row.molecule))).toEqual([[kept, stereo]]);
    }
  });

  it('goes into the editor as it is meant, and comes back', async () => {
    const { molfile, molecule } = await check(given);
    const isGrouped = stereo !== undefined;
    expect(molfile.includes('MDLV30/STE')).toBe(isGrouped);
    // Chiral flag, CTfile formats, "The Counts Line".
    expect(/^ {2}\d {2}\d {2}0 {2}0 {2}1 .*V2000$/m.test(molfile)).toBe(!isGrouped);
    expect((await check(molfile)).molecule.key).toBe(molecule.key);
  });

  it('is copied with what each format can say', async () => {
    const { data } = await service.call('structureFormats', {
      body: { structure: given, formats: ['smiles', 'cxsmiles', 'molfileV2000', 'molfileV3000', 'inchiKey', 'cdxml'] },
    });
    const { texts } = data;
    expect(texts.smiles).toBe(withoutStereoGroups(kept));
    expect(texts.inchiKey).toBe(key);
    expect(inchiKey(rdkit, kept)).toBe(texts.inchiKey);
    expect(texts.molfileV2000 === undefined).toBe(stereo !== undefined);
    for (const text of [texts.cxsmiles, texts.molfileV3000, texts.cdxml])
      expect((await check(text ?? '')).molecule.smiles).toBe(kept);
  });
});

describe('a racemic amine drawn with its acid', () => {
  it('is the racemate without the acid', async () => {
    const drawn = molfileOf('C[C@H](N)c1ccccc1.Cl |&1:1|');
    for (const text of [drawn, await service.services.indigo.convert(drawn, 'cdxml')]) {
      const { molecule, removedParts } = await check(text);
      expect([molecule.smiles, removedParts]).toEqual(['C[C@H](N)c1ccccc1 |&1:1|', ['Cl']]);
    }
  });
});

describe('three molecules', () => {
  it('absolute, racemic and relative, have a key of their own and lie on one tray', async () => {
    const text = ['C[C@H](O)CC', 'C[C@H](O)CC |&1:1|', 'C[C@@H](O)CC |&1:1|', 'C[C@H](O)CC |o1:1|', 'CC(O)CC'].join(
      '\n',
    );
    const { data } = await service.call('importByList', { body: { text } }, as('three'));
    expect(data.rows.map(({ outcome }) => outcome)).toEqual([
      'accepted',
      'accepted',
      'duplicate',
      'accepted',
      'accepted',
    ]);
  });

  it('are drawn with their marks', async () => {
    const pictures = await Promise.all(
      ['C[C@H](O)CC', 'C[C@H](O)CC |&1:1|', 'C[C@H](O)CC |o1:1|'].map(async (given) =>
        service.services.interactive.run('picture', (await check(given)).molecule.smiles, { width: 200, height: 140 }),
      ),
    );
    expect(new Set(pictures).size).toBe(3);
  });

  it('say what is not kept in the language of the reader', async () => {
    const text = 'CC=[C@]=CC';
    const { data } = await service.call(
      'importByList',
      { body: { text } },
      {
        ...as('allene'),
        headers: { 'x-culture': 'zh-CN' },
      },
    );
    expect(data.rows[0]?.remarks).toEqual([{ kind: 'allene', text: '未保留丙二烯型结构的构型。' }]);
    expect((await check(text)).remarks).toEqual([
      { kind: 'allene', text: 'The configuration of an allene is not kept.' },
    ]);
  });
});
