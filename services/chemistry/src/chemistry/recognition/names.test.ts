import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, inchiKey, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { isCasNumber, looksLikeCas } from './cas-number.ts';
import { describeMolecule } from './describe.ts';
import { parseDrugs } from './drug-list.ts';
import { foldName } from '../molecule/fold-name.ts';
import { builtInNames, indexNames, parseNames } from './names.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const read = (name: string) => readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8');
const drugs = parseDrugs(read('drugs.tsv'));
const compounds = parseNames(read('names.tsv'));

describe('the list of drugs', () => {
  it('holds at least 300', () => {
    expect(drugs.length).toBeGreaterThanOrEqual(300);
  });

  it('has for each the formula that is stated apart from its structure', () => {
    const wrong = drugs.filter((drug) => describeMolecule(rdkit, drug.smiles).formula !== drug.formula);
    expect(wrong.map((drug) => drug.names[0])).toEqual([]);
  });

  it('has the stereo centres of the InChIKey that is stated apart', () => {
    const stated = drugs.filter((drug) => drug.inchiKey !== '');
    expect(stated.length).toBeGreaterThan(80);
    expect(stated.filter((drug) => inchiKey(rdkit, drug.smiles) !== drug.inchiKey)).toEqual([]);
  });

  it('names no drug and no structure twice', () => {
    const names = drugs.flatMap((drug) => drug.names.map(foldName));
    const structures = drugs.map((drug) => canonicalSmiles(rdkit, drug.smiles));
    expect([new Set(names).size, new Set(structures).size]).toEqual([names.length, structures.length]);
  });
});

describe('the table of names', () => {
  it('holds canonical SMILES, valid CAS numbers and no InChIKey twice', () => {
    expect(compounds.filter((one) => canonicalSmiles(rdkit, one.smiles) !== one.smiles)).toEqual([]);
    expect(compounds.filter((one) => one.cas !== undefined && !isCasNumber(one.cas))).toEqual([]);
    expect(new Set(compounds.map((one) => one.inchiKey)).size).toBe(compounds.length);
  });

  it('has no name that could be read as SMILES', () => {
    const names = compounds.flatMap((one) => one.names).filter((name) => !/\s/.test(name));
    expect(names.filter((name) => canonicalSmiles(rdkit, name) !== null)).toEqual([]);
  });

  it('knows every drug of our list under each of its names', () => {
    const names = builtInNames();
    const lost = drugs.flatMap((drug) =>
      drug.names.filter((name) => names.byName(name)?.smiles !== canonicalSmiles(rdkit, drug.smiles)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Aspirin', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['acetaminophen', 'CC(=O)Nc1ccc(O)cc1'],
    ['ACETYL SALICYLIC ACID', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['n,n dimethylformamide', 'CN(C)C=O'],
    ['N,N‑Dimethyl-formamide', 'CN(C)C=O'],
    ['2-methyl tetrahydrofuran', 'CC1CCCO1'],
  ])('reads %s whatever its case, blanks and hyphens', (name, smiles) => {
    expect(builtInNames().byName(name)?.smiles).toBe(smiles);
  });

  it('gives the usual name and CAS number of a structure', () => {
    expect(builtInNames().bySmiles('CC(=O)Nc1ccc(O)cc1')).toMatchObject({ cas: '103-90-2' });
    expect(builtInNames().byInchiKey('BSYNRYMUTXBXSQ-UHFFFAOYSA-N')?.names).toContain('aspirin');
    expect(builtInNames().byName('unobtainium')).toBeUndefined();
  });

  it('leaves a shared name to the compound that comes first', () => {
    const names = indexNames(parseNames('K1\tC\t\ta|x\nK2\tCC\t\tb|x\n'));
    expect(names.byName('X')?.smiles).toBe('C');
  });
});

describe('CAS numbers', () => {
  it.each(['50-78-2', '7732-18-5', '1421373-65-0', '64-17-5'])('%s has its check digit', (cas) => {
    expect(isCasNumber(cas)).toBe(true);
  });

  it.each(['50-78-3', '7732-18-4', '64-71-5', '5-78-2', '050-78-2', '50-782', ''])('%s is none', (cas) => {
    expect(isCasNumber(cas)).toBe(false);
  });

  it('look like ones even with a wrong check digit', () => {
    expect([looksLikeCas('50-78-3'), looksLikeCas('2-methylfuran')]).toEqual([true, false]);
  });
});

describe('names of molecules with stereo groups', () => {
  it.each([
    ['CC[C@H](C)O |&1:2|', 'rac-2-butanol', '78-92-2'],
    ['CC[C@H](C)O |o1:2|', 'rel-2-butanol', undefined],
    ['CC(C)Cc1ccc([C@H](C)C(=O)O)cc1 |&1:8|', 'rac-ibuprofen', '15687-27-1'],
    ['CC[C@H](N)[C@H](C)O |&1:2|', undefined, undefined],
  ])('of %s begin with %s', (smiles, name, cas) => {
    const found = builtInNames().bySmiles(smiles);
    expect(found?.names[0]).toBe(name);
    expect(found?.cas).toBe(cas);
    const chinese = found && builtInNames().factsOf(found)?.chineseNames[0];
    expect(chinese?.slice(0, 4)).toBe(chinese && name?.slice(0, 4));
  });
});

describe('synonyms of the sources that mean another compound', () => {
  it.each([
    ['sulfur', 'S'],
    ['sodium hydride (nah)', '[Na]'],
    ['sodium monohydride', '[Na]'],
    ['oravescent fentanyl', '[Na]'],
    ['arsenous hydride', '[As]'],
    ['hydrogen arsenide', '[As]'],
    ['lithium hydride, fused solid', '[Li]'],
    ['hexahydroxytoluene', 'CC1CCCCC1'],
    ['methyl malonate', 'COC(=O)CC(=O)OC'],
    ['formyl tetradecanoate', 'CCCCCCCCCCCCCC(=O)OC'],
    ['NaH', 'O=C1OC(=O)[C@H]2[C@@H]1[C@H]1C=C[C@@H]2C1'],
    ['cyclopentene-4-one', '[Ar]'],
  ])('%s is not %s', (name, smiles) => {
    expect(builtInNames().byName(name)?.smiles).not.toBe(smiles);
    expect(
      builtInNames()
        .bySmiles(smiles)
        ?.names.map((one) => one.toLowerCase()),
    ).not.toContain(name.toLowerCase());
  });
});
