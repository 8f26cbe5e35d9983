import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../chemistry/molecule/random.ts';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { checkStructure } from '../../../chemistry/molecule/structure-check.ts';
import { createLogger } from '../../../platform/process/logger.ts';
import { createIndigo } from '../programs/indigo.ts';
import { readStructureFile, readStructureText } from './read-structures.ts';
import type { StructureRow } from './structure-row.ts';
import * as cdxParts from './testing/cdx-file.ts';

const indigo = createIndigo({ logger: createLogger('silent') });
afterAll(() => indigo.close());

const read = (name: string, content: string | Buffer): Promise<StructureRow[]> =>
  readStructureFile({ name, content: Buffer.from(content) }, indigo, { mostRows: 1_000 });
const brief = (rows: readonly StructureRow[]) =>
  rows.map(({ row, structure, name, refusal }) => [row, structure, name, ...(refusal ? [refusal] : [])]);

const molfile = (title: string, more = '') =>
  `${title}\n  test\n\n  2  1  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\n` +
  `    1.0000    0.0000    0.0000 O   0  0\n  1  2  1  0\n${more}M  END\n`;

describe('a table', () => {
  it('is read by its headings, in either language, with what says most first', async () => {
    expect(brief(await read('a.csv', 'No,Name,SMILES\n1,ethanol,CCO\n2,aspirin,\n3,,\n'))).toEqual([
      [2, 'CCO', 'ethanol'],
      [3, 'aspirin', 'aspirin'],
      [4, '', '', 'emptyRow'],
    ]);
    expect(brief(await read('a.csv', '编号;名称;CAS号\n1;阿司匹林;50-78-2\n'))).toEqual([[2, '50-78-2', '阿司匹林']]);
  });

  it('is read by the column that looks like structures where it has no headings', async () => {
    expect(brief(await read('a.csv', '1,first,CCO\n2,second,c1ccccc1\n'))).toEqual([
      [1, 'CCO', 'first'],
      [2, 'c1ccccc1', 'second'],
    ]);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFsmiles,名称\r\nCCO,乙醇\r\n')],
    ['UTF-16', Buffer.from('\uFEFFsmiles,名称\r\nCCO,乙醇\r\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFsmiles,名称\r\nCCO,乙醇\r\n', 'utf16le').swap16()],
    ['CR alone', Buffer.from('smiles,名称\rCCO,乙醇\r')],
  ])('is the same in %s', async (_encoding, content) => {
    expect(brief(await read('a.csv', content))).toEqual([[2, 'CCO', '乙醇']]);
  });

  it('holds no entry when it has headings alone', async () => {
    expect(await read('a.csv', 'smiles,name\n')).toEqual([]);
  });

  it('may be a text with tabs, with headings or without', async () => {
    expect(brief(await read('a.txt', 'Name\tSMILES\nethanol\tCCO\n'))).toEqual([[2, 'CCO', 'ethanol']]);
    expect(brief(await read('a.txt', 'CCO\tethanol\naspirin\n'))).toEqual([
      [1, 'CCO', 'ethanol'],
      [2, 'aspirin', ''],
    ]);
  });
});

describe('records', () => {
  it('are numbered as they are in the file, an empty one among them', async () => {
    const text = `${molfile('first')}$$$$\n\n\n\n$$$$\n${molfile('')}> <name>\nthird\n\n$$$$\n`;
    const rows = await read('a.sdf', text);
    expect(rows.map(({ row, name, refusal }) => [row, name, refusal])).toEqual([
      [1, 'first', undefined],
      [2, '', 'emptyRecord'],
      [3, 'third', undefined],
    ]);
  });

  it('that end in the middle are refused by themselves', async () => {
    const cut = `${molfile('first')}$$$$\n${molfile('second')}`.slice(0, -20);
    const rows = await read('a.sdf', cut);
    expect(rows.map(({ row, name, refusal }) => [row, name, refusal])).toEqual([
      [1, 'first', undefined],
      [2, 'second', 'brokenRecord'],
    ]);
    expect(await read('a.mol', molfile('one').slice(0, 120))).toMatchObject([{ refusal: 'brokenRecord' }]);
  });

  it('come as they are, groups and all, for the recogniser to read or refuse', async () => {
    const [abbreviated] = await read('a.mol', molfile('a', 'M  STY  1   1 SUP\nM  SAL   1  1   2\nM  SMT   1 OH\n'));
    expect(abbreviated?.structure).toContain('M  STY  1   1 SUP');
  });
});

describe('a reaction file', () => {
  const old = `$RXN\n\n  test\n\n  2  1\n${['acid', 'alcohol', 'ester'].map((name) => `$MOL\n${molfile(name)}`).join('')}`;

  it('gives its products, and says of the others what they are', async () => {
    expect((await read('a.rxn', old)).map(({ row, name, role }) => [row, name, role])).toEqual([
      [1, 'acid', 'reactant'],
      [2, 'alcohol', 'reactant'],
      [3, 'ester', undefined],
    ]);
  });

  it('may be of the newer form', async () => {
    const rxn = await indigo.convert('CCO.CC(=O)O>>CC(=O)OCC', 'rxn', { v3000: true });
    const rows = await read('a.rxn', rxn);
    expect(rows.map(({ role }) => role)).toEqual(['reactant', 'reactant', undefined]);
    expect(await indigo.convert(rows[2]?.structure ?? '', 'smiles')).toBe('CC(OCC)=O');
  });

  it('is refused when a molecule is missing', async () => {
    await expect(read('a.rxn', old.slice(0, -80))).rejects.toMatchObject({ key: 'fileDamaged' });
    await expect(read('a.rxn', old.slice(0, old.lastIndexOf('$MOL')))).rejects.toMatchObject({ key: 'fileDamaged' });
  });
});

describe('what is pasted', () => {
  it('is a list, or molfiles, a reaction or a drawing as the clipboard has them', async () => {
    const paste = async (text: string) => brief(await readStructureText(text, indigo, { mostRows: 10 }));
    const drawn = await indigo.convert('CCO.c1ccccc1N', 'cdx');
    expect(await paste('CCO\r\naspirin')).toEqual([
      [1, 'CCO', ''],
      [2, 'aspirin', ''],
    ]);
    expect(await paste('CCO')).toEqual([[1, 'CCO', '']]);
    expect((await paste(molfile('drawn').replaceAll('\n', '\r\n'))).map(([row, , name]) => [row, name])).toEqual([
      [1, 'drawn'],
    ]);
    expect(await paste(drawn)).toHaveLength(2);
    expect(await paste(`base64::${drawn}`)).toHaveLength(2);
    expect(await paste(await indigo.convert('CCO.c1ccccc1N', 'cdxml'))).toHaveLength(2);
  });
});

describe('a ChemDraw file', () => {
  it('gives each of its molecules a row', async () => {
    const cdxml = await indigo.convert('CCO.c1ccccc1N', 'cdxml');
    expect((await read('a.cdxml', cdxml)).map(({ row, refusal }) => [row, refusal])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    const cdx = Buffer.from(await indigo.convert('CCO.c1ccccc1N', 'cdx'), 'base64');
    expect(await read('a.cdx', cdx)).toHaveLength(2);
  });

  it('gives the products of a drawn reaction', async () => {
    const cdxml = await indigo.convert('CCO.CC(=O)O>>CC(=O)OCC', 'cdxml');
    expect((await read('a.cdxml', cdxml)).map(({ role }) => role)).toEqual(['reactant', 'reactant', undefined]);
  });

  // A tree of objects that is cut is found by the gateway (gateway/src/upload/chemdraw-check.ts).
  it('is refused when it cannot be read', async () => {
    await expect(read('a.cdx', 'VjCD0100')).rejects.toMatchObject({ key: 'fileDamaged' });
    await expect(read('a.cdxml', '<CDXML><page><fragment>')).rejects.toMatchObject({ key: 'fileDamaged' });
    await expect(read('a.cdxml', 'aspirin')).rejects.toMatchObject({ key: 'fileDamaged' });
  });
});

describe('a drawing as ChemDraw writes it', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  const document = (content: string) =>
    `<?xml version="1.0"?><CDXML BondLength="30"><page id="100">${content}</page></CDXML>`;
  const fragment = (id: number, content: string) => `<fragment id="${id}">${content}</fragment>`;
  const atom = (id: number, x: number, y: number, more = '') => `<n id="${id}" p="${x} ${y}" ${more}/>`;
  const bond = (id: number, from: number, to: number, more = '') => `<b id="${id}" B="${from}" E="${to}" ${more}/>`;
  const arrow = (id: number, x: number) =>
    `<arrow id="${id}" ArrowheadHead="Full" ArrowheadType="Solid" Head3D="${x + 70} 100 0" Tail3D="${x} 100 0" BoundingBox="${x} 98 ${x + 70} 102"/>`;
  const ethane = fragment(1_000, atom(1, 100, 100) + atom(2, 130, 100) + bond(3, 1, 2));
  const methanol = fragment(2_000, atom(11, 300, 100) + atom(12, 330, 100, 'Element="8"') + bond(13, 11, 12));
  const methylamine = fragment(3_000, atom(21, 500, 100) + atom(22, 530, 100, 'Element="7"') + bond(23, 21, 22));
  const carbonyl =
    '<n id="3" p="160 100" NodeType="Nickname">' +
    fragment(
      30,
      atom(31, 160, 100, 'NodeType="ExternalConnectionPoint"') +
        [atom(32, 190, 100), atom(33, 190, 130, 'Element="8"'), atom(34, 220, 100)].join('') +
        bond(41, 31, 32) +
        bond(42, 32, 33, 'Order="2"') +
        bond(43, 32, 34),
    ) +
    '</n>';
  const word = (text: string) => `<n id="3" p="160 100" NodeType="Unspecified"><t p="160 100"><s>${text}</s></t></n>`;
  const alanine =
    [atom(1, 100, 100), atom(2, 130, 115), atom(3, 160, 100), atom(4, 130, 145, 'Element="7" NumHydrogens="2"')].join(
      '',
    ) +
    [atom(5, 190, 115, 'Element="8" NumHydrogens="1"'), atom(6, 160, 70, 'Element="8"')].join('') +
    [bond(51, 1, 2), bond(52, 2, 3), bond(53, 2, 4, 'Display="WedgeBegin"'), bond(54, 3, 5)].join('') +
    bond(55, 3, 6, 'Order="2"');
  const sodiumMethoxide =
    fragment(1_000, atom(1, 100, 100) + atom(2, 130, 100, 'Element="8" Charge="-1"') + bond(3, 1, 2)) +
    fragment(2_000, atom(11, 300, 100, 'Element="11" Charge="1"'));

  it.each([
    ['an abbreviation with its atoms', fragment(1, atom(1, 100, 100) + carbonyl + bond(51, 1, 3)), ['CC(C)=O']],
    ['a word without atoms', fragment(1, atom(1, 100, 100) + word('Foo') + bond(51, 1, 3)), ['unspecifiedAtoms']],
    ['a wedge', fragment(1, alanine), ['C[C@H](N)C(=O)O']],
    ['a caption', `${methanol}<t id="9" p="100 200"><s>compound 1, 95 %</s></t>`, ['CO']],
    ['a group', `<group id="80">${methanol}</group>`, ['CO']],
    ['a salt in two parts', sodiumMethoxide, ['CO', 'inorganic']],
    ['one arrow', ethane + methanol + arrow(70, 180), ['reactant', 'CO']],
    [
      'a scheme of two arrows',
      ethane + methanol + methylamine + arrow(70, 180) + arrow(71, 380),
      ['reactant', 'intermediate', 'CN'],
    ],
  ])('is read with %s', async (_case, content, expected) => {
    const rows = await read('a.cdxml', document(content));
    expect(rows.map(({ structure, refusal, role }) => refusal ?? role ?? meaningOf(structure))).toEqual(expected);
  });

  function meaningOf(structure: string): string {
    const found = checkStructure(rdkit, structure);
    if (found.ok) return found.smiles;
    return 'reason' in found ? found.reason : found.key;
  }
});

describe('bytes that are no text', () => {
  it.each([
    ['a.sdf', gzipSync('CCO\n')],
    ['a.smi', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['a.csv', Buffer.from('%PDF-1.7\n\u0000\u0001\u0002\u0003')],
    ['a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ])('of %s (%#) are refused as a file, not row by row', async (name, content) => {
    await expect(readStructureFile({ name, content }, indigo, { mostRows: 9 })).rejects.toMatchObject({
      key: 'fileDamaged',
    });
  });
});

describe('a CDX file that was damaged on its way', () => {
  const molecule = (id: number, x: number) =>
    cdxParts.fragment(
      id,
      cdxParts.atom(id + 1, x, 0),
      cdxParts.atom(id + 2, x + 20, 10, 8),
      cdxParts.bond(id + 3, id + 1, id + 2),
    );
  const whole = cdxParts.cdxFile(molecule(10, 0), { tag: 0x8002, id: 7, parts: [molecule(20, 60)] }, molecule(30, 120));

  it('gives what can still be read, or is refused as a file, wherever the damage is', async () => {
    const random = seededRandom(33);
    const place = (): number => 28 + Math.floor(random() * (whole.length - 28));
    const outcomes = new Set<string>();
    for (let round = 0; round < 150; round += 1) {
      const damaged = Buffer.from(whole);
      if (round % 3 === 0) damaged[place()] = Math.floor(random() * 256);
      const at = place();
      const [before, after] = [damaged.subarray(0, at), damaged.subarray(at + (round % 3 === 1 ? 3 : 0))];
      const content = round % 3 === 2 ? before : Buffer.concat([before, after]);
      const rows = await read('a.cdx', content).catch((error: unknown) => error);
      outcomes.add(Array.isArray(rows) ? 'rows' : String((rows as { key?: string }).key));
    }
    expect([...outcomes].filter((one) => one !== 'rows' && one !== 'fileDamaged')).toEqual([]);
    expect(outcomes).toContain('rows');
  });
});
