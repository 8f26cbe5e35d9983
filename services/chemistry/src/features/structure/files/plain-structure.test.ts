import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { createLogger } from '../../../platform/process/logger.ts';
import { createIndigo } from '../programs/indigo.ts';
import { plainStructure } from './plain-structure.ts';

const indigo = createIndigo({ logger: createLogger('silent') });
let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});
afterAll(() => indigo.close());

const read = async (text: string) => {
  const plain = await plainStructure(indigo, text);
  return { ...plain, text: canonicalSmiles(rdkit, plain.text) };
};

describe('plainStructure', () => {
  it.each(['aspirin', 'CC(=O)O', 'InChI=1S/CH4/h1H4', '', '50-78-2', '<b>aspirin</b>'])(
    'leaves %j as it is',
    async (text) => {
      expect(await plainStructure(indigo, text)).toEqual({ text, isProduct: false });
    },
  );

  it.each(['cdxml', 'cdx'] as const)('reads the molecule of a drawing as %s', async (format) => {
    const drawing = await indigo.convert('CCN(CC)C(C)=O', format);
    const pasted = drawing.replace(/^base64::/, '');
    expect(await read(` ${pasted}\n`)).toEqual({ text: 'CCN(CC)C(C)=O', isProduct: false });
  });

  it('keeps the parts of a salt together', async () => {
    const { text } = await read(await indigo.convert('CCN(CC)CC.Cl', 'cdxml'));
    expect(text?.split('.').toSorted()).toEqual(['CCN(CC)CC', 'Cl']);
  });

  it.each([
    ['rxn', false],
    ['rxn', true],
    ['cdxml', false],
  ] as const)('takes the product of a reaction as %s (V3000: %s)', async (format, v3000) => {
    const reaction = await indigo.convert('CC(=O)Cl.CCNCC>>CCN(CC)C(C)=O', format, { v3000 });
    const ends = format === 'rxn' ? reaction.replaceAll('\n', '\r\n') : reaction;
    expect(await read(ends)).toEqual({ text: 'CCN(CC)C(C)=O', isProduct: true });
  });

  it('refuses a reaction that is cut off, one without a product and a page of many molecules', async () => {
    const reaction = await indigo.convert('CCO.CC(=O)O>>CCOC(C)=O', 'rxn');
    await expect(plainStructure(indigo, reaction.slice(0, -300))).rejects.toMatchObject({ key: 'fileDamaged' });
    const page = await indigo.convert(Array.from({ length: 13 }, () => 'CCO').join('.'), 'cdxml');
    await expect(plainStructure(indigo, page)).rejects.toMatchObject({ key: 'structureNotSupported' });
    const nothing = '$RXN\n\n\n\n  0  0\n';
    await expect(plainStructure(indigo, nothing)).rejects.toMatchObject({ key: 'unrecognizedStructure' });
  });
});
