import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structureFormatNames, type StructureFormat } from '@app/shared/contracts/structure/information';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ask = (structure: string, formats: readonly StructureFormat[]) =>
  service.call('structureFormats', { body: { structure, formats: [...formats] } });
const moleculeFormats = structureFormatNames.filter((name) => !name.startsWith('rxn'));

describe('structureFormats', () => {
  it('writes a molecule in every format of molecules', async () => {
    const { data } = await ask('aspirin', structureFormatNames);
    expect(Object.keys(data.texts).toSorted()).toEqual(moleculeFormats.toSorted());
    expect(data.texts).toMatchObject({
      smiles: 'CC(=O)Oc1ccccc1C(=O)O',
      inchi: 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)',
      inchiKey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
      molfileV2000: expect.stringMatching(/V2000[\s\S]*M {2}END/),
      molfileV3000: expect.stringMatching(/V3000[\s\S]*M {2}END/),
      cdxml: expect.stringMatching(/<CDXML/),
      svg: expect.stringMatching(/^<svg .*<\/svg>$/s),
    });
  });

  it.each(['molfileV2000', 'molfileV3000', 'inchi', 'cxsmiles', 'smiles'] as const)(
    'writes %s that is read as the same molecule',
    async (format) => {
      const { data } = await ask('N[C@@H](CC(=O)O)C(=O)O', [format]);
      const back = await ask(data.texts[format] ?? '', ['inchiKey']);
      expect(back.data.texts).toEqual({ inchiKey: 'CKLJMWTZIZZHCS-REOHCLBHSA-N' });
    },
  );

  it('keeps the places of a drawing, and salts, isotopes and stereo groups', async () => {
    const { data: first } = await ask('CCO', ['molfileV2000']);
    const moved = first.texts.molfileV2000?.replace(/^ {3,}-?\d+\.\d{4}/m, '    9.1234') ?? '';
    expect((await ask(moved, ['molfileV2000'])).data.texts.molfileV2000).toContain('9.1234');
    expect((await ask('[Na+].[Cl-]', ['smiles'])).data.texts).toEqual({ smiles: '[Cl-].[Na+]' });
    expect((await ask('[13CH3]CO', ['smiles'])).data.texts).toEqual({ smiles: '[13CH3]CO' });
    expect((await ask('C[C@H](O)Cl |o1:1|', ['cxsmiles'])).data.texts.cxsmiles).toMatch(/\|o1:1\|/);
  });

  it('writes a reaction as reaction SMILES, RXN, CDXML and picture', async () => {
    const reaction = 'CCO.CC(=O)O>>CCOC(C)=O';
    const { data } = await ask(reaction, structureFormatNames);
    expect(Object.keys(data.texts).toSorted()).toEqual(['cdxml', 'rxnV2000', 'rxnV3000', 'smiles', 'svg']);
    expect(data.texts).toMatchObject({ smiles: reaction, rxnV2000: expect.stringMatching(/^\$RXN\r?\n/) });
    const back = await ask(data.texts.rxnV3000 ?? '', ['smiles']);
    expect(back.data.texts.smiles).toMatch(/^\S+\.\S+>>\S+$/);
  });

  it.each([
    ['', 10012],
    ['   ', 20007],
    ['unobtainium', 20026],
    ['C1CC', 20028],
    ['nonsense>>more', 20028],
  ])('refuses %j with %d', async (structure, code) => {
    expect((await ask(structure, ['smiles'])).code).toBe(code);
  });
});
