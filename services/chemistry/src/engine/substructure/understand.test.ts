import { describe, expect, it } from 'vitest';
import { builtInNames } from '../../chemistry/recognition/names.ts';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { buildSegment } from './build-segment.ts';
import { containedQuestion } from './question.ts';
import { understand, type QueryKind, type Understood } from './understand.ts';

const rdkit = await loadRDKit();
const names = builtInNames();

function understood(text: string, kind: QueryKind = 'auto'): Understood {
  const read = understand(rdkit, names, text, kind);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read;
}

const refusal = (text: string, kind: QueryKind = 'auto') => understand(rdkit, names, text, kind);
const notes = (text: string) => understood(text).notes.map(({ key }) => key);

/** A V2000 molfile; bonds as `from to kind [topology]`. */
function molfile(atoms: readonly string[], bonds: readonly string[], properties: readonly string[] = []): string {
  const place = (index: number): string =>
    (index * 1.2).toFixed(4).padStart(10) + ((index % 2) * 0.7).toFixed(4).padStart(10);
  const bondLine = (bond: string): string => {
    const [from = '', to = '', kind = '', topology = '0'] = bond.split(' ');
    return [from, to, kind, '0', '0', topology].map((one) => one.padStart(3)).join('');
  };
  return [
    '',
    '  drawn',
    '',
    `${String(atoms.length).padStart(3)}${String(bonds.length).padStart(3)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map((atom, index) => `${place(index)}    0.0000 ${atom.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`),
    ...bonds.map(bondLine),
    ...properties,
    'M  END',
    '',
  ].join('\n');
}

function hits(text: string, molecules: readonly string[]): string[] {
  const segment = buildSegment(rdkit, molecules);
  using question = containedQuestion(rdkit, understood(text), 0);
  const asker = question.ask(segment, { check: () => {} });
  const found = [...asker.candidates(0, segment.size)].filter((at) => asker.match(at) !== null);
  return found.map((at) => molecules[segment.origin[at] ?? -1] ?? '').toSorted();
}

describe('a query that is typed', () => {
  it.each([
    ['c1ccccc1O', 'smiles', 'Oc1ccccc1'],
    ['[#6]-[#8]', 'smarts', '[#6]-[#8]'],
    ['[NX3;H2]c', 'smarts', '[NX3;H2]c'],
    ['aspirin', 'smiles', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['50-78-2', 'smiles', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['cc', 'smarts', 'cc'],
    [' CCO ', 'smiles', 'CCO'],
  ])('is understood: %s', (text, kind, shown) => {
    expect(understood(text)).toMatchObject({ kind, shown });
  });

  it('finds, as a molecule, whatever is attached to it; as SMARTS what the pattern says', () => {
    const amines = ['c1cc[nH]c1', 'Cn1cccc1'];
    expect(hits('c1cc[nH]c1', amines)).toEqual(amines.toSorted());
    const strict = buildSegment(rdkit, amines);
    using question = containedQuestion(rdkit, understood('c1cc[nH]c1', 'smarts'), 0);
    const asker = question.ask(strict, { check: () => {} });
    expect([...asker.candidates(0, 2)].filter((at) => asker.match(at) !== null)).toHaveLength(1);
    expect(hits('CO', ['Oc1ccccc1', 'CCO'])).toEqual(['CCO', 'Oc1ccccc1']);
  });

  it('is annotated where it may mean something else than it seems', () => {
    expect(notes('c1cc[nH]c1')).toEqual(['hydrogensOpen']);
    expect(notes('*')).toEqual(['matchesAll']);
    expect(notes('C.O')).toEqual(['parts']);
    expect(notes('*c1ccccc1')).toEqual(['anyAtom']);
    expect(notes('[H]OC')).toEqual(['writtenHydrogens']);
    expect(notes('cc')).toEqual(['asPattern']);
    expect(notes('[#1][#8]')).toContain('explicitHydrogen');
  });

  it.each([
    ['', 'empty'],
    ['C1CC', 'unclosedRing'],
    ['C(C', 'parentheses'],
    ['CF(C)C', 'valence'],
    ['[$(C]', 'syntax'],
    ['CC>>CO', 'reaction'],
    ['CCO\nCCN', 'severalLines'],
    ['50-78-1', 'casCheckDigit'],
    ['bogusamine', 'nameUnknown'],
    ['C'.repeat(401), 'tooLarge'],
  ])('is refused with a reason (%#)', (text, reason) => {
    expect(refusal(text)).toMatchObject({ ok: false, reason });
  });

  it('is refused with the place of the mistake', () => {
    expect(refusal('[#6', 'smarts')).toEqual({ ok: false, reason: 'syntax', position: 3 });
  });
});

describe('a query that is drawn', () => {
  const chain = (last: string, properties?: readonly string[]) =>
    molfile(['C', 'C', last], ['1 2 1', '2 3 1'], properties);
  const targets = ['CCO', 'CCN', 'CCCl', 'CCC', 'CC[Zn]'];

  it.each([
    ['A', ['CCC', 'CCCl', 'CCN', 'CCO', 'CC[Zn]']],
    ['*', ['CCC', 'CCCl', 'CCN', 'CCO', 'CC[Zn]']],
    ['Q', ['CCCl', 'CCN', 'CCO', 'CC[Zn]']],
    ['X', ['CCCl']],
    ['M', ['CC[Zn]']],
  ])('may have the any-atom %s', (atom, expected) => {
    expect(hits(chain(atom), targets)).toEqual(expected);
  });

  it('may have lists of atoms, and lists of others', () => {
    expect(hits(chain('L', ['M  ALS   3  2 F O   N   ']), targets)).toEqual(['CCN', 'CCO']);
    expect(hits(chain('L', ['M  ALS   3  2 T O   N   ']), targets)).toEqual(['CCC', 'CCCl', 'CC[Zn]']);
  });

  it('may have R groups, which are substituents other than hydrogen, and says so', () => {
    const ring = ['C', 'C', 'C', 'C', 'C', 'C', 'R#'];
    const bonds = ['1 2 1', '2 3 2', '3 4 1', '4 5 2', '5 6 1', '6 1 2', '6 7 1'];
    const drawn = molfile(ring, bonds, ['M  RGP  1   7   1']);
    expect(hits(drawn, ['c1ccccc1', 'Cc1ccccc1', 'Oc1ccccc1'])).toEqual(['Cc1ccccc1', 'Oc1ccccc1']);
    expect(notes(drawn)).toEqual(['rGroup', 'anyAtom']);
  });

  it('is aromatic where it is drawn with alternating bonds', () => {
    const drawn = molfile(
      ['C', 'C', 'C', 'C', 'C', 'L'],
      ['1 2 1', '2 3 2', '3 4 1', '4 5 2', '5 6 1', '6 1 2'],
      ['M  ALS   6  2 F C   N   '],
    );
    expect(hits(drawn, ['c1ccncc1', 'Cc1ccccc1', 'C1CCCCC1'])).toEqual(['Cc1ccccc1', 'c1ccncc1']);
  });

  it('may say of a bond its kinds and whether it is in a ring', () => {
    expect(hits(molfile(['C', 'O'], ['1 2 8']), ['CO', 'C=O'])).toEqual(['C=O', 'CO']);
    expect(hits(molfile(['C', 'O'], ['1 2 5']), ['CO', 'C=O', '[C-]#[O+]'])).toEqual(['C=O', 'CO']);
    expect(hits(molfile(['C', 'O'], ['1 2 1 1']), ['CO', 'C1CCOC1'])).toEqual(['C1CCOC1']);
    expect(hits(molfile(['C', 'O'], ['1 2 1 2']), ['CO', 'C1CCOC1'])).toEqual(['CO']);
  });

  it('may say of an atom its substituents, its hydrogens, and that it is unsaturated', () => {
    expect(hits(chain('O', ['M  SUB  1   3   2']), ['CCO', 'CCOC'])).toEqual(['CCOC']);
    expect(hits(chain('O', ['M  UNS  1   1   1']), ['CCO', 'C=CO'])).toEqual([]);
    expect(hits(molfile(['C', 'C'], ['1 2 1'], ['M  UNS  1   1   1']), ['CC', 'CC=O'])).toEqual(['CC=O']);
    expect(hits(chain('O', ['M  RBC  1   3   2']), ['CCO', 'C1CCOC1'])).toEqual(['C1CCOC1']);
    expect(hits(molfile(['C', 'O', 'H'], ['1 2 1', '2 3 1']), ['CO', 'COC'])).toEqual(['CO']);
  });

  it('is refused where RDKit would drop what it says', () => {
    expect(refusal(chain('O', ['M  LIN  1   2   4   1   3']))).toMatchObject({ reason: 'linkNode' });
    expect(refusal(chain('O', ['M  APO  1   3   1']))).toMatchObject({ reason: 'attachmentPoint' });
    expect(refusal(chain('R#', ['M  RGP  1   3   1', 'M  LOG  1   1   0   0   >0']))).toMatchObject({
      reason: 'rGroupLogic',
    });
    expect(refusal(chain('O', ['M  STY  1   1 SRU']))).toMatchObject({ reason: 'polymer' });
    expect(refusal(chain('Pol'))).toMatchObject({ reason: 'polymer' });
    expect(refusal(chain('O').replace('M  END', ''))).toMatchObject({ reason: 'cutOff' });
  });
});

describe('reading a query', () => {
  it('releases all that it took of RDKit', () => {
    const count = countHandles(rdkit);
    for (const text of ['CCO', '[#6]~[#7]', 'aspirin', 'C1CC', 'CF(C)C', 'cc', molfile(['C', 'A'], ['1 2 1'])])
      understand(rdkit, names, text, 'auto');
    expect(count.live()).toBe(0);
    count.stop();
  });
});
