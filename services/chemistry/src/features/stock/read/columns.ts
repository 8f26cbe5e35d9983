// What a column of a supplier's list holds, told from its heading in English or Chinese.

import { headingKind, type HeadingKind } from '../../structure/files/headings.ts';
import { readCurrency, type PriceCurrency } from '../../../chemistry/stock/money.ts';
import { readGrams } from './amounts.ts';

export type ColumnKind = HeadingKind;

export interface Column {
  kind: ColumnKind;
  /** Of a price column: what its heading says of the currency and the pack. */
  currency?: PriceCurrency;
  packGrams?: number;
}

/** The column under a heading; undefined for one that says nothing of use. */
export function readHeading(text: string): Column | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^#/, '');
  const kind = headingKind(plain);
  return kind === undefined || kind === 'price' ? (readPriceHeading(plain) ?? named(kind)) : { kind };
}

function named(kind: ColumnKind | undefined): Column | undefined {
  return kind && { kind };
}

// `Price (USD)`, `price_cny`, `价格（元）`, `USD/g`, `Price 5g`, `5g价格`, `元/克`, `price per kg (EUR)`
const priceWords = /price|cost|价格|单价|售价|目录价|报价|价/g;

function readPriceHeading(plain: string): Column | undefined {
  const words = plain
    .replaceAll(priceWords, ' ')
    .split(/[^\p{L}\p{N}.$€£¥]+|(?<=[\p{Script=Han}])(?=\d)/u)
    .filter((one) => !['', 'per', 'in', 'of', 'for', '每', 'list', 'unit'].includes(one));
  const currency = words.map(readCurrency).find((one) => one !== undefined);
  const rest = words.filter((one) => readCurrency(one) === undefined);
  const amount = rest.length > 0 ? readGrams(rest.join(' ')) : undefined;
  if (rest.length > 0 && amount === undefined) return undefined;
  const saysPrice = plain.search(priceWords) >= 0 || (currency !== undefined && amount !== undefined);
  if (!saysPrice) return undefined;
  return { kind: 'price', ...(currency && { currency }), ...(amount !== undefined && { packGrams: amount }) };
}

/** The columns of a heading line, by position; undefined when none of them could hold a structure. */
export function readHeadings(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(readHeading);
  const holdsStructure = columns.some(
    (one) => one && ['smiles', 'inchi', 'inchiKey', 'cas', 'name'].includes(one.kind),
  );
  return holdsStructure ? columns : undefined;
}
