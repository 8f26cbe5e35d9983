// What a quotation says to a customer, in its own language: the one content of its PDF and its workbook. Costs and margin
// are no business of the customer and stand in neither.

import { message } from '@app/locales/messages';
import type { Culture, Currency } from '@app/shared/constants/locale';
import { tradeTermNames, type QuotationState } from '@app/shared/contracts/quotation';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { quotationSums, type QuotationSums } from '@app/shared/rules/quotation';
import type { Called } from '../../chemistry/recognition/names.ts';
import { stereoKindOf } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { QuotationRow } from './quotation-store.ts';

export interface QuotationDocument {
  language: Culture;
  currency: Currency;
  title: string;
  /** Who quotes: company, then name and address. */
  letterhead: readonly string[];
  /** Shown across a draft. */
  draftNote: string | null;
  /** Of which nothing is said twice: label and value. */
  facts: readonly [label: string, value: string][];
  productFacts: readonly [label: string, value: string][];
  productName: string;
  headings: readonly string[];
  lines: readonly QuotationLine[];
  sums: readonly { label: string; amount: number }[];
  remarks: string;
  remarksLabel: string;
  closing: string;
}

export interface QuotationLine {
  number: number;
  text: string;
  units: number;
  /** Minor units. */
  unitPrice: number;
  price: number;
}

export interface DocumentFacts {
  state: QuotationState;
  /** What the product is called. */
  called: Called;
}

/** The content of a version. Dates are days, YYYY-MM-DD, as nobody misreads them. */
export function documentOf(row: QuotationRow, { state, called }: DocumentFacts): QuotationDocument {
  const { language, number, version, currency, customer, validUntil, issuedAt, preparedBy } = row;
  const word = wordsIn(language);
  const sums = quotationSums(row.positions, row);
  const productName = nameOf(row, called);
  const issued = issuedAt?.toISOString().slice(0, 10) ?? word('document.notIssued');
  const by = [preparedBy.name, preparedBy.company, preparedBy.email].filter((one) => one !== '').join(' · ');
  return {
    language,
    currency,
    title: word('document.title', { number, version }),
    letterhead: [preparedBy.company, [preparedBy.name, preparedBy.email].filter(Boolean).join(' · ')].filter(Boolean),
    draftNote: state === 'draft' ? word('document.draft') : null,
    facts: [
      [word('document.customer'), customer || '–'],
      [word('document.issued'), issued],
      [word('document.validUntil'), validUntil],
      [word('document.preparedBy'), by],
      [word('document.currency'), word(`document.currencies.${currency}`)],
      ...tradeTermNames
        .filter((name) => row.terms[name] !== '')
        .map((name) => [word(`document.${name}`), row.terms[name]] as [string, string]),
    ],
    productName,
    productFacts: [
      ...(called.cas === undefined ? [] : [[word('document.cas'), called.cas] as [string, string]]),
      [word('document.formula'), row.product.formula],
      [word('document.weight'), `${row.product.molecularWeight.toFixed(2)} g/mol`],
      ['SMILES', row.product.smiles],
    ],
    headings: ['number', 'text', 'units', 'unitPrice', 'price'].map((key) => word(`document.column.${key}`)),
    lines: linesOf(row, sums, productName),
    sums: [
      { label: word('document.net'), amount: sums.net },
      { label: word('document.tax', { percent: row.taxBasisPoints / 100 }), amount: sums.tax },
      { label: word('document.total'), amount: sums.total },
    ],
    remarks: row.remarks,
    remarksLabel: word('document.remarks'),
    closing: word('document.closing', { validUntil }),
  };
}

/** Minor units as the screen writes them. */
export function moneyText(minorUnits: number, { language, currency }: QuotationDocument): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(minorUnits / 100);
}

/** `100 g`, `2.5 kg`. */
export function scaleText(grams: number, language: Culture): string {
  const [amount, unit] = grams >= 1_000 ? [grams / 1_000, 'kg'] : grams >= 1 ? [grams, 'g'] : [grams * 1_000, 'mg'];
  return `${new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(amount)} ${unit}`;
}

function linesOf(row: QuotationRow, sums: QuotationSums, productName: string): QuotationLine[] {
  const word = wordsIn(row.language);
  return row.positions.map(({ kind, grams, text, units }, at) => {
    const counted = sums.positions[at];
    const said = kind === 'product' ? `${productName}, ${scaleText(grams ?? 0, row.language)}` : word(`kind.${kind}`);
    const whole = kind === 'other' && text !== '' ? text : [said, text].filter((one) => one !== '').join(' – ');
    return { number: at + 1, text: whole, units, unitPrice: counted?.unitPrice ?? 0, price: counted?.price ?? 0 };
  });
}

function nameOf({ language, product }: QuotationRow, { name, chineseName }: Called): string {
  const { smiles, formula } = product;
  return moleculeName(language, { name, chineseName, formula, stereo: stereoKindOf(smiles) });
}

function wordsIn(language: Culture) {
  return (key: string, values: Record<string, string | number> = {}): string =>
    message(language, 'quotation', key, values);
}
