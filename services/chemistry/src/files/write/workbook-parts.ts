// The small parts of an .xlsx file: what kinds of content it has, where its sheet is, how cells look (ECMA-376 part 1).

import { escapeText } from './xml-text.ts';

/** Indexes of the cell styles below. */
export const cellStyles = { heading: 1, guarded: 2 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the sheet goes. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** All parts but the sheet, by name. */
export function workbookParts(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `<sheet name="${escapeText(safeSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  };
}

/** What stands before the rows: the first row stays in sight, columns are as wide as told (in letters). */
export function sheetHead(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

export const sheetEnd = '</sheetData></worksheet>';

const contentTypes =
  `${declaration}<Types xmlns="${packaging}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
  `<Override PartName="/${sheetPart}" ContentType="${types}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;

// Plain, bold for headings, and for texts like formulas one with the mark that a person sets by an apostrophe.
const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packaging}/relationships">${each.join('')}</Relationships>`;
}

// Spreadsheets take 31 letters, none of these signs, and no apostrophe at the ends.
function safeSheetName(name: string): string {
  const plain = name.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ').trim();
  return (
    [...plain]
      .slice(0, 30)
      .join('')
      .replaceAll(/^'+|'+$/g, '')
      .trim() || 'Sheet1'
  );
}
