// Files for tests, sound ones and others.

import { crc32, deflateRawSync } from 'node:zlib';

/** One record of an .sdf file; `molid` adds the data item. */
export function sdfRecord(index: number, { molid = true, atoms = 1 } = {}): string {
  const lines = Array.from(
    { length: atoms },
    () => '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0',
  );
  const data = molid ? `>  <molid> (${index})\nM-${index}\n\n` : `>  <name>\nmolecule ${index}\n\n`;
  const counts = `${String(atoms).padStart(3)}  0  0  0  0  0  0  0  0  0999 V2000`;
  return `molecule ${index}\n  program\n\n${counts}\n${lines.join('\n')}\nM  END\n${data}$$$$\n`;
}

export function sdfOf(records: number, options?: { molid?: boolean; atoms?: number }): Buffer {
  return Buffer.from(Array.from({ length: records }, (_, index) => sdfRecord(index + 1, options)).join(''));
}

export const molOf = (atoms = 1): Buffer => Buffer.from(sdfRecord(1, { atoms }).split('>')[0] ?? '');

/** Exactly `bytes` long: the last record is filled up with lines of data. */
export function sdfOfSize(bytes: number): Buffer {
  const start = sdfOf(1).subarray(0, -5);
  const end = Buffer.from('\n$$$$\n');
  const fill = Buffer.alloc(bytes - start.length - end.length, `${'x'.repeat(99)}\n`);
  return Buffer.concat([start, fill, end]);
}

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** What the headers say instead of the truth. */
  declaredBytes?: number;
  flags?: number;
  isStored?: boolean;
  checksum?: number;
}

export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const data = entry.isStored ? content : deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(entry.flags ?? 0x800, 2);
    shared.writeUInt16LE(entry.isStored ? 0 : 8, 4);
    shared.writeUInt32LE(entry.checksum ?? crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(entry.declaredBytes ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const sheetOf = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`;

export const rowOf = (index: number, value: string): string =>
  `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>${value}</t></is></c></row>`;

/** The parts every workbook has, its one sheet made of the rows given. */
export function workbookParts(rows: string): ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId3" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) },
  ];
}

/** A workbook with a header row and `rows` rows below it. */
export function workbookOf(rows: number, more: readonly ZipEntry[] = []): Buffer {
  const all = ['smiles', ...Array.from({ length: rows }, (_, index) => `C${'C'.repeat(index % 7)}O`)];
  return zipOf([...workbookParts(all.map((value, index) => rowOf(index + 1, value)).join('')), ...more]);
}

/** Exactly `bytes` long, with one molecule: a stored part fills it up. */
export function workbookOfSize(bytes: number): Buffer {
  const filler = (length: number): ZipEntry => ({
    name: 'xl/media/x.bin',
    content: Buffer.alloc(length, 'x'),
    isStored: true,
  });
  return workbookOf(1, [filler(bytes - workbookOf(1, [filler(0)]).length)]);
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One carbon in a page, with the properties given as hexadecimal before it. */
export function cdxOf(node = '0480010000000000'): Buffer {
  const header = `${Buffer.from('VjCD0100').toString('hex')}04030201${'00'.repeat(10)}008000000000`;
  return Buffer.from(`${header}0300020041420180020000000380030000 00${node}000000000000`.replaceAll(' ', ''), 'hex');
}

export const cdxml = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd" >\n' +
    '<CDXML BondLength="30"><page id="1"><fragment id="2"><n id="3" p="1 > 2"/></fragment></page></CDXML>\n',
);
