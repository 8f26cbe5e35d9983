import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { abbreviations, readingsOf } from './abbreviations.ts';
import { builtInNames } from './names.ts';
import { recognise } from './recognise.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('the table of abbreviations', () => {
  it('names compounds that can be read', () => {
    const all = [...abbreviations().values()].flat();
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ smiles }) => smiles !== '' && canonicalSmiles(rdkit, smiles) === null)).toEqual([]);
  });
});

describe('what a short name may stand for', () => {
  it.each([
    ['PCC', ['pyridinium chlorochromate', 'PCC']],
    ['CO', ['carbon monoxide', 'methanol']],
    ['NaH', ['sodium hydride']],
    ['NCS', ['N-chlorosuccinimide', 'isothiocyanate', 'NCS']],
    ['PPA', ['polyphosphoric acid', 'phenylpropanolamine']],
  ])('%s: %j', (text, names) => {
    const read = readingsOf(rdkit, builtInNames(), text, canonicalSmiles(rdkit, text)) ?? [];
    expect(read.map((one) => one.names[0]).slice(0, names.length)).toEqual(names);
  });

  it.each(['PCC', 'CO', 'NO', 'NCS', 'NBS', 'CCCP'])('%s can be chosen by a text that means one of them', (text) => {
    const read = readingsOf(rdkit, builtInNames(), text, canonicalSmiles(rdkit, text)) ?? [];
    const texts = read.flatMap((one) => one.text ?? []);
    expect(texts.length).toBeGreaterThan(1);
    for (const one of texts) expect(recognise(rdkit, builtInNames(), one)).not.toMatchObject({ reason: 'ambiguous' });
  });

  it.each([
    ['NBS', 'O=C1CCC(=O)N1Br'],
    ['NCS', 'O=C1CCC(=O)N1Cl'],
    ['NIS', 'O=C1CCC(=O)N1I'],
    ['BPO', 'O=C(OOC(=O)c1ccccc1)c1ccccc1'],
    ['DME', 'COCCOC'],
    ['IPA', 'CC(C)O'],
  ])('%s is what every chemist means by it', (text, smiles) => {
    expect(recognise(rdkit, builtInNames(), text)).toMatchObject({ ok: true, smiles });
  });

  it('is not asked where a SMILES is wanted', () => {
    expect(recognise(rdkit, builtInNames(), 'CO', { prefersSmiles: true })).toMatchObject({ ok: true, smiles: 'CO' });
  });
});
