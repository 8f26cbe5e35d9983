// Workbooks for tests, part by part, so that each oddity of a real one can be written.

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface WorkbookParts {
  /** The inside of `<sheetData>`. */
  rows: string;
  /** The inside of `<sst>`; no such part when left out. */
  sharedStrings?: string;
  /** The inside of `<styleSheet>`. */
  styles?: string;
  workbookAttributes?: string;
  /** Of every element but those of packaging. */
  prefix?: string;
  isStrict?: boolean;
  /** More parts by name. */
  others?: Readonly<Record<string, string | Buffer>>;
}

/** An .xlsx file of one sheet. */
export function workbookOf(parts: WorkbookParts, zip64 = false): Promise<Buffer> {
  const { rows, sharedStrings, styles, workbookAttributes = '', isStrict = false, others = {} } = parts;
  const base = isStrict ? 'http://purl.oclc.org/ooxml/' : 'http://schemas.openxmlformats.org/';
  const main = isStrict ? `${base}spreadsheetml/main` : `${base}spreadsheetml/2006/main`;
  const office = isStrict ? `${base}officeDocument/relationships` : `${base}officeDocument/2006/relationships`;
  const part = (name: string, content: string): string => prefixed(name, content, main, parts.prefix);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = [
    relation('s', 'worksheet', 'worksheets/sheet1.xml'),
    ...(sharedStrings === undefined ? [] : [relation('t', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('f', 'styles', '/xl/styles.xml')]),
  ];
  return zipOf(
    {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels': relationships(relation('w', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': part(
        'workbook',
        `<workbookPr ${workbookAttributes}/><sheets><sheet xmlns:r="${office}" name="A" sheetId="1" r:id="s"/></sheets>`,
      ),
      'xl/_rels/workbook.xml.rels': relationships(relations.join('')),
      'xl/worksheets/sheet1.xml': part('worksheet', `<sheetData>${rows}</sheetData>`),
      ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': part('sst', sharedStrings) }),
      ...(styles !== undefined && { 'xl/styles.xml': part('styleSheet', styles) }),
      ...others,
    },
    zip64,
  );
}

/** An archive of files by name. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, zip64 = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, { forceZip64Format: zip64 });
  }
  zip.end({ forceZip64Format: zip64, comment: '' });
  return buffer(zip.outputStream);
}

function prefixed(name: string, content: string, namespace: string, prefix: string | undefined): string {
  const plain = `<${name}>${content}</${name}>`;
  const tagged = prefix === undefined ? plain : plain.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}:`);
  const declared = prefix === undefined ? `xmlns="${namespace}"` : `xmlns:${prefix}="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tagged.replace('>', ` ${declared}>`)}`;
}

function relationships(content: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
}
