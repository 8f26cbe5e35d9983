import {
  arrow,
  atom,
  bond,
  cdxFile,
  doubleBond,
  fragment,
  hash,
  property,
  scheme,
  text,
  u32,
  wedge,
  type CdxPart,
} from './cdx-file.ts';
import type { FileCase } from './file-case.ts';

const oxygen = (id: number, x: number, y: number): CdxPart => atom(id, x, y, 8, [property(0x042b, 1), text('OH')]);
const chain = (id: number, x: number, ...more: CdxPart[]): CdxPart =>
  fragment(id, atom(id + 1, x, 100), atom(id + 2, x + 20, 110), bond(id + 9, id + 1, id + 2), ...more);
const ethane = (id: number, x: number): CdxPart => chain(id, x);
const ethanol = (id: number, x: number): CdxPart =>
  chain(id, x, oxygen(id + 3, x + 40, 100), bond(id + 10, id + 2, id + 3));
const ethylamine = (id: number, x: number): CdxPart =>
  chain(id, x, atom(id + 3, x + 40, 100, 7), bond(id + 10, id + 2, id + 3));
const acetaldehyde = (id: number, x: number): CdxPart =>
  chain(id, x, atom(id + 3, x + 40, 100, 8), bond(id + 10, id + 2, id + 3, [doubleBond]));
const butanol = (id: number, mark: CdxPart, more: readonly CdxPart[] = []): CdxPart =>
  fragment(
    id,
    atom(id + 1, 0, 0),
    atom(id + 2, 20, 10, 6, more),
    oxygen(id + 3, 20, 30),
    atom(id + 4, 40, 0),
    atom(id + 5, 60, 10),
    bond(id + 11, id + 1, id + 2),
    bond(id + 12, id + 2, id + 3, [mark]),
    bond(id + 13, id + 2, id + 4),
    bond(id + 14, id + 4, id + 5),
  );
/** A label with its atoms written out inside: `Ac` on the second atom. */
const acetyl: CdxPart = {
  tag: 0x8004,
  id: 3,
  parts: [
    { property: 0x0200, bytes: Buffer.concat([u32(100 * 65_536), u32(40 * 65_536)]) },
    property(0x0400, 4),
    text('Ac'),
    fragment(
      30,
      atom(31, 40, 100, 6, [property(0x0400, 12)]),
      atom(32, 60, 110),
      atom(33, 60, 130, 8),
      atom(34, 80, 100),
      bond(41, 31, 32),
      bond(42, 32, 33, [doubleBond]),
      bond(43, 32, 34),
    ),
  ],
};
const embedded: CdxPart = {
  tag: 0x8009,
  id: 66,
  parts: [{ property: 0x0a65, bytes: Buffer.alloc(70_000, 7) }],
};
const cut = (file: Buffer, bytes: number): Buffer => file.subarray(0, file.length - bytes);

const cdxml = (content: string, prolog = '<?xml version="1.0" encoding="UTF-8" ?>\n'): string =>
  `${prolog}<CDXML BondLength="30"><page id="100">${content}</page></CDXML>`;
const current = '<!DOCTYPE CDXML SYSTEM "https://static.chemistry.revvitycloud.com/cdxml/CDXML.dtd" >\n';
const drawn = (id: number, x: number, element: string, more = ''): string =>
  `<fragment id="${id}"><n id="${id + 1}" p="${x} 100"/><n id="${id + 2}" p="${x + 30} 110" ${more}/>` +
  `<n id="${id + 3}" p="${x + 60} 100" Element="${element}"/><b id="${id + 4}" B="${id + 1}" E="${id + 2}"/><b id="${id + 5}" B="${id + 2}" E="${id + 3}"/></fragment>`;
const arrowAt = (id: number, x: number, more = ''): string =>
  `<arrow id="${id}" ArrowheadHead="Full" ArrowheadType="Solid" Head3D="${x + 60} 105 0" Tail3D="${x} 105 0" ${more}/>`;

/** The same, farther down the page. */
const lower = (content: string): string =>
  content
    .replaceAll(/ p="(\d+) (\d+)"/g, (_, x: string, y: string) => ` p="${x} ${Number(y) + 150}"`)
    .replaceAll(/3D="(\d+) (\d+) 0"/g, (_, x: string, y: string) => `3D="${x} ${Number(y) + 150} 0"`);
const ketMolecule = (x: number, element: string): object => ({
  type: 'molecule',
  atoms: [
    { label: 'C', location: [x, 0, 0] },
    { label: 'C', location: [x + 1, 0.5, 0] },
    { label: element, location: [x + 2, 0, 0] },
  ],
  bonds: [
    { type: 1, atoms: [0, 1] },
    { type: 1, atoms: [1, 2] },
  ],
});
const ketArrow = (x: number): object => ({
  type: 'arrow',
  data: {
    mode: 'open-angle',
    pos: [
      { x, y: 0.2, z: 0 },
      { x: x + 2, y: 0.2, z: 0 },
    ],
  },
});
const ketScheme = JSON.stringify({
  root: { nodes: [{ $ref: 'mol0' }, { $ref: 'mol1' }, { $ref: 'mol2' }, ketArrow(3), ketArrow(9)] },
  mol0: ketMolecule(0, 'Cl'),
  mol1: ketMolecule(6, 'O'),
  mol2: ketMolecule(12, 'N'),
});

export const drawingCases: readonly FileCase[] = [
  {
    about: 'molecules in binary',
    name: 'a.cdx',
    content: cdxFile(ethanol(100, 0), ethylamine(200, 200)),
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'a wedge and a hash',
    name: 'a.cdx',
    content: cdxFile(butanol(100, wedge), butanol(200, hash)),
    rows: ['CC[C@H](C)O', 'CC[C@@H](C)O'],
  },
  {
    about: 'an enhanced group',
    name: 'a.cdx',
    content: cdxFile(butanol(100, wedge, [property(0x0446, 4, 1), property(0x0447, 1)])),
    rows: ['CC[C@H](C)O |&1:2|'],
  },
  {
    about: 'an isotope, a charge and a radical',
    name: 'a.cdx',
    content: cdxFile(
      fragment(
        1,
        atom(2, 0, 0, 6, [property(0x0420, 13)]),
        atom(3, 20, 0, 7, [property(0x0421, 1, 1), property(0x042b, 3)]),
        bond(9, 2, 3),
      ),
    ),
    rows: ['[13CH3][NH3+]'],
  },
  {
    about: 'a charge of four bytes',
    name: 'a.cdx',
    content: cdxFile(fragment(1, atom(2, 0, 0), atom(3, 20, 0, 8, [property(0x0421, -1, 4)]), bond(9, 2, 3))),
    rows: ['C[O-]'],
  },
  {
    about: 'a label with its atoms inside',
    name: 'a.cdx',
    content: cdxFile(fragment(1, atom(2, 20, 90), acetyl, bond(9, 2, 3))),
    rows: ['CC(C)=O'],
  },
  {
    about: 'molecules in groups',
    name: 'a.cdx',
    content: cdxFile({
      tag: 0x8002,
      id: 7,
      parts: [ethanol(100, 0), { tag: 0x8002, id: 8, parts: [ethylamine(200, 90)] }],
    }),
    rows: ['CCO', 'CCN'],
  },
  {
    about: 'a picture, a caption and a spectrum beside it',
    name: 'a.cdx',
    content: cdxFile(
      embedded,
      text('95 %'),
      { tag: 0x8010, id: 9, parts: [{ property: 0x0a80, bytes: Buffer.alloc(300, 1) }] },
      ethanol(100, 0),
    ),
    rows: ['CCO'],
  },
  {
    about: 'objects and properties nobody knows',
    name: 'a.cdx',
    content: cdxFile(
      { tag: 0x80f3, id: 9, parts: [property(0x7abc, 5)] },
      fragment(1, atom(2, 0, 0, 6, [property(0x3fff, 1, 4)]), atom(3, 20, 0, 8), bond(9, 2, 3)),
    ),
    rows: ['CO'],
  },
  {
    about: 'properties of odd sizes',
    name: 'a.cdx',
    content: cdxFile(
      fragment(
        1,
        atom(2, 0, 0, 6, [
          { property: 0x0402, bytes: Buffer.alloc(0) },
          { property: 0x0201, bytes: Buffer.alloc(3) },
        ]),
        atom(3, 20, 0, 8),
        bond(9, 2, 3),
      ),
    ),
    rows: ['CO'],
  },
  { about: 'no ends of page and document', name: 'a.cdx', content: cut(cdxFile(ethanol(100, 0)), 4), rows: ['CCO'] },
  {
    about: 'an end inside the second molecule',
    name: 'a.cdx',
    content: cut(cdxFile(ethanol(100, 0), ethylamine(200, 90)), 40),
    rows: ['CCO', '! unreadableDrawing', '! cutDrawing'],
  },
  {
    about: 'a property that claims more bytes than there are',
    name: 'a.cdx',
    content: cdxFile(
      ethanol(100, 0),
      { property: 0x0700, bytes: Buffer.alloc(6, 1), size: 60_000 },
      ethylamine(200, 90),
    ),
    rows: ['CCO', 'CCN', '! cutDrawing'],
  },
  {
    about: 'one bond to nowhere',
    name: 'a.cdx',
    content: cdxFile(ethanol(100, 0), fragment(200, atom(201, 90, 0), bond(209, 201, 777)), ethylamine(300, 200)),
    rows: ['CCO', '! unreadableDrawing', 'CCN'],
  },
  {
    about: 'a scheme of one step with a reagent',
    name: 'a.cdx',
    content: cdxFile(
      ethane(100, 0),
      arrow(50, 80, 160),
      ethylamine(200, 100),
      ethanol(300, 200),
      scheme({ reactants: [100], products: [300], above: [200] }),
    ),
    rows: ['CC ? reactant', 'CCN ? agent', 'CCO'],
  },
  {
    about: 'a scheme of two steps',
    name: 'a.cdx',
    content: cdxFile(
      ethane(100, 0),
      ethanol(200, 200),
      acetaldehyde(300, 400),
      scheme({ reactants: [100], products: [200] }, { reactants: [200], products: [300] }),
    ),
    rows: ['CC ? reactant', 'CCO ? intermediate', 'CC=O'],
  },
  {
    about: 'a scheme whose intermediate is drawn once more on the next line',
    name: 'a.cdx',
    content: cdxFile(
      ethane(100, 0),
      ethanol(200, 200),
      ethanol(250, 400),
      acetaldehyde(300, 600),
      scheme({ reactants: [100], products: [200] }, { reactants: [250], products: [300] }),
    ),
    rows: ['CC ? reactant', 'CCO ? intermediate', 'CCO ? intermediate', 'CC=O'],
  },
  {
    about: 'steps that lead round and round',
    name: 'a.cdx',
    content: cdxFile(
      ethanol(200, 0),
      acetaldehyde(300, 200),
      acetaldehyde(400, 400),
      ethanol(500, 600),
      scheme({ reactants: [200], products: [300] }, { reactants: [400], products: [500] }),
    ),
    rows: ['CCO ? reactant', 'CC=O', 'CC=O ? reactant', 'CCO'],
  },
  {
    about: 'arrows on two lines, the intermediate drawn twice',
    name: 'a.cdxml',
    content: cdxml(
      drawn(10, 0, '17') +
        arrowAt(81, 80) +
        drawn(20, 160, '8') +
        lower(drawn(30, 0, '8') + arrowAt(82, 80) + drawn(40, 160, '7')),
    ),
    rows: ['CCCl ? reactant', 'CCO ? intermediate', 'CCO ? intermediate', 'CCN'],
  },
  {
    about: 'an arrow at the end of a line',
    name: 'a.cdxml',
    content: cdxml(
      drawn(10, 0, '17') +
        arrowAt(81, 80) +
        drawn(20, 160, '8') +
        arrowAt(82, 240) +
        lower(drawn(40, 0, '7') + drawn(50, 200, '9')),
    ),
    rows: ['CCCl ? reactant', 'CCO ? intermediate', 'CCN', 'CCF ? beside'],
  },
  {
    about: 'two reactions that have nothing to do with one another',
    name: 'a.cdxml',
    content: cdxml(
      drawn(10, 0, '17') +
        arrowAt(81, 80) +
        drawn(20, 160, '8') +
        lower(drawn(30, 0, '35') + arrowAt(82, 80) + drawn(40, 160, '7')),
    ),
    rows: ['CCCl ? reactant', 'CCO', 'CCBr ? reactant', 'CCN'],
  },
  {
    about: 'a scheme of the editor with two arrows',
    name: 'a.ket',
    content: ketScheme,
    rows: ['CCCl ? reactant', 'CCO ? intermediate', 'CCN'],
  },
  {
    about: 'arrows without a scheme',
    name: 'a.cdx',
    content: cdxFile(
      ethane(100, 0),
      arrow(50, 60, 140),
      ethanol(200, 160),
      arrow(51, 240, 320),
      acetaldehyde(300, 340),
    ),
    rows: ['CC ? reactant', 'CCO ? intermediate', 'CC=O'],
  },
  {
    about: 'a resonance arrow',
    name: 'a.cdx',
    content: cdxFile(ethane(100, 0), arrow(50, 60, 140, [property(0x0a36, 2)]), ethanol(200, 160)),
    rows: ['CC', 'CCO'],
  },
  {
    about: 'the document type of current ChemDraw',
    name: 'a.cdxml',
    content: cdxml(drawn(10, 0, '8'), current),
    rows: ['CCO'],
  },
  {
    about: 'a declaration, a comment and a bare document type',
    name: 'a.cdxml',
    content: cdxml(drawn(10, 0, '8'), '\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<!DOCTYPE CDXML>\n'),
    rows: ['CCO'],
  },
  {
    about: 'CDXML in UTF-16',
    name: 'a.cdxml',
    content: Buffer.from(
      `\uFEFF${cdxml(drawn(10, 0, '8'), `<?xml version="1.0" encoding="UTF-16"?>${current}`)}`,
      'utf16le',
    ),
    rows: ['CCO'],
  },
  {
    about: 'places in space',
    name: 'a.cdxml',
    content: cdxml(drawn(10, 0, '8').replaceAll(/p="(\d+) (\d+)"/g, 'xyz="$1 $2 7"')),
    rows: ['CCO'],
  },
  {
    about: 'an older arrow over a newer one',
    name: 'a.cdxml',
    content: cdxml(
      `${drawn(10, 0, '7')}<graphic id="80" SupersededBy="81" GraphicType="Line" ArrowType="FullHead" BoundingBox="140 105 80 105"/>${arrowAt(81, 80)}${drawn(20, 160, '8')}`,
    ),
    rows: ['CCN ? reactant', 'CCO'],
  },
  {
    about: 'a retrosynthetic arrow',
    name: 'a.cdxml',
    content: cdxml(
      `${drawn(10, 0, '8')}${arrowAt(81, 80, 'ArrowheadType="Angle"').replace('ArrowheadType="Solid" ', '')}${drawn(20, 160, '7')}`,
    ),
    rows: ['CCO', 'CCN ? reactant'],
  },
  { about: 'a binary file under the other name', name: 'a.cdxml', content: cdxFile(ethanol(100, 0)), rows: ['CCO'] },
];
