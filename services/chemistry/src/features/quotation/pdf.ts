// A quotation as pages to be sent.

import { message } from '@app/locales/messages';
import { colours, Paper, room, sheet } from '../../platform/files/write/paper.ts';
import { paperTable, type PaperRow } from '../../platform/files/write/paper-table.ts';
import { readDrawing } from '../../platform/files/write/svg-paths.ts';
import { moneyText, type QuotationDocument } from './document.ts';

// Lengths are points, 1/72 of an inch.
const picture = { width: 190, height: 120 } as const;
const labelWidth = 96;
const textSize = 9;
const columnWidths = [36, room - 36 - 50 - 96 - 96, 50, 96, 96] as const;

/** The bytes of the file; `svg` is the product by `depict.ts`. */
export async function writeQuotationPdf(content: QuotationDocument, svg: string, madeAt: Date): Promise<Buffer> {
  const { title, letterhead, language, draftNote, facts, remarks, remarksLabel, closing } = content;
  const page = (number: number): string => message(language, 'files', 'page', { page: number });
  const footOf = (number: number): string => `${title} · ${page(number)}`;
  const paper = await Paper.begin({ title, author: '', language, madeAt, footOf });
  for (const line of letterhead) paper.paragraph(line, { colour: colours.quiet });
  if (letterhead.length > 0) paper.rule(paper.y + 4);
  paper.heading(1, title);
  if (draftNote !== null) paper.paragraph(draftNote, { colour: colours.warning });
  paper.facts(facts, labelWidth);
  paper.rule(paper.y + 6);
  paper.gap(18);
  product(paper, content, svg);
  positions(paper, content);
  if (remarks !== '') {
    paper.paragraph(remarksLabel, { colour: colours.quiet });
    paper.paragraph(remarks);
  }
  paper.paragraph(closing);
  return paper.end();
}

/** Name and facts at the left, the structure at the right. */
function product(paper: Paper, { productName, productFacts }: QuotationDocument, svg: string): void {
  paper.heading(2, productName, picture.height);
  const drawing = readDrawing(svg);
  const scale = Math.min(picture.width / drawing.width, picture.height / drawing.height, 1);
  const top = paper.y;
  paper.figure(picture.height, productName, () =>
    paper.drawing(drawing, sheet.width - sheet.margin - picture.width, top, scale),
  );
  const end = paper.y;
  paper.y = top;
  paper.facts(productFacts, labelWidth, room - picture.width - 16);
  paper.y = Math.max(end, paper.y) + 14;
}

function positions(paper: Paper, content: QuotationDocument): void {
  const { headings, lines, sums, language } = content;
  const count = new Intl.NumberFormat(language);
  const rows = lines.map(({ number, text, units, unitPrice, price }): PaperRow => ({
    cells: [String(number), text, count.format(units), moneyText(unitPrice, content), moneyText(price, content)],
  }));
  const totals = sums.map(({ label, amount }, at): PaperRow => ({
    cells: ['', label, '', '', moneyText(amount, content)],
    isBold: at === sums.length - 1,
  }));
  const columns = headings.map((heading, at) => ({
    heading,
    share: columnWidths[at] ?? 0,
    align: at > 1 ? ('right' as const) : ('left' as const),
  }));
  paperTable(paper, columns, [...rows, ...totals], { size: textSize });
}
