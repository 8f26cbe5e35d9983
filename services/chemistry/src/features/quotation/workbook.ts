// A quotation as a workbook: positions and sums as numbers that a spreadsheet adds up, and the rest on a second sheet.

import type { Table, TableRow } from '../../platform/files/write/table.ts';
import type { QuotationDocument } from './document.ts';

/** Money in units of the currency: both currencies have two decimals (ISO 4217). */
export function quotationTable(content: QuotationDocument): Table {
  const [number = '', text = '', units = '', unitPrice = '', price = ''] = content.headings;
  const money = (heading: string) => ({
    heading: `${heading} (${content.currency})`,
    width: 20,
    format: 'money' as const,
  });
  return {
    title: content.title,
    language: content.language,
    columns: [
      { heading: number, width: 8 },
      { heading: text, width: 60 },
      { heading: units, width: 10 },
      money(unitPrice),
      money(price),
    ],
    rows: [
      ...content.lines.map((line): TableRow => ({
        cells: [line.number, line.text, line.units, line.unitPrice / 100, line.price / 100],
      })),
      ...content.sums.map(({ label, amount }): TableRow => ({ cells: [null, label, null, null, amount / 100] })),
    ],
    furtherSheets: [factSheet(content)],
  };
}

function factSheet({
  title,
  letterhead,
  draftNote,
  facts,
  productName,
  productFacts,
  remarks,
  remarksLabel,
  closing,
}: QuotationDocument) {
  const rows: [string, string][] = [
    ...letterhead.map((line): [string, string] => ['', line]),
    ...(draftNote === null ? [] : [['', draftNote] as [string, string]]),
    ...facts,
    ['', productName],
    ...productFacts,
    ...(remarks === '' ? [] : [[remarksLabel, remarks] as [string, string]]),
    ['', closing],
  ];
  const [name = title] = title.split(',');
  return {
    name: `${name} +`,
    columns: [
      { heading: title, width: 30 },
      { heading: '', width: 60 },
    ],
    rows: rows.map((cells): TableRow => ({ cells })),
    wraps: true,
  };
}
