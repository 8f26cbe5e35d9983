// A quotation as pages to be sent: A4 upright, with the letters and the structure in the file.

import { Readable } from 'node:stream';
import { message } from '@app/locales/messages';
import { drawPicture } from '../../platform/files/write/pdf-drawing.ts';
import { fontBytes } from '../../platform/files/write/pdf.ts';
import { moneyText, type QuotationDocument, type QuotationLine } from './document.ts';

type Pages = PDFKit.PDFDocument;

// Lengths are points, 1/72 of an inch.
const page = { width: 595.28, height: 841.89, margin: 48, foot: 40 } as const;
const width = page.width - 2 * page.margin;
const picture = { width: 190, height: 120 } as const;
const size = { title: 18, text: 9.5, small: 8 } as const;
const colours = { text: '#1c2321', quiet: '#5a625e', line: '#d5dad7', heading: '#eef1ef', draft: '#a34700' } as const;
const columns = [36, width - 36 - 50 - 96 - 96, 50, 96, 96] as const;
const padding = 5;

/** The bytes of the file; `svg` is the product by `chem/depict.ts`. */
export function writeQuotationPdf(content: QuotationDocument, svg: string): Readable {
  return Readable.from(bytes(content, svg), { objectMode: false });
}

async function* bytes(content: QuotationDocument, svg: string): AsyncGenerator<Buffer> {
  const { default: Document } = await import('pdfkit');
  const info = { Title: content.title };
  const { language: lang } = content;
  const pages = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang,
    displayTitle: true,
    info,
  });
  pages.registerFont('text', await fontBytes()).font('text');
  pages.addPage();
  const tableTop = head(pages, content, svg);
  const tableEnd = table(pages, content, tableTop);
  closing(pages, content, sums(pages, content, tableEnd));
  number(pages, content);
  pages.end();
  yield* pages;
}

/** Title, facts, product; gives where the next part begins. */
function head(pages: Pages, content: QuotationDocument, svg: string): number {
  const { title, draftNote, facts, productName, productFacts } = content;
  let y: number = page.margin;
  write(pages, title, { y, size: size.title });
  y += size.title + 12;
  if (draftNote !== null) {
    write(pages, draftNote, { y, colour: colours.draft });
    y += 18;
  }
  y = listing(pages, facts, { y, width });
  rule(pages, y + 6);
  y += 18;
  write(pages, productName, { y, size: 12, width: width - picture.width - 16 });
  const name = pages.fontSize(12).heightOfString(productName, { width: width - picture.width - 16 });
  drawPicture(pages, svg, { x: page.width - page.margin - picture.width, y, ...picture }, colours.text);
  const end = listing(pages, productFacts, { y: y + name + 6, width: width - picture.width - 16 });
  return Math.max(end, y + picture.height) + 14;
}

function listing(pages: Pages, rows: readonly [string, string][], at: { y: number; width: number }): number {
  const label = 96;
  let { y } = at;
  for (const [name, value] of rows) {
    write(pages, name, { y, colour: colours.quiet, width: label });
    write(pages, value, { y, x: page.margin + label, width: at.width - label });
    y += pages.fontSize(size.text).heightOfString(value || ' ', { width: at.width - label }) + 3;
  }
  return y;
}

function table(pages: Pages, content: QuotationDocument, top: number): number {
  let y = headings(pages, content, top);
  for (const line of content.lines) {
    const height = heightOf(pages, line.text);
    if (y + height > page.height - page.margin - page.foot) {
      pages.addPage();
      y = headings(pages, content, page.margin);
    }
    row(pages, cellsOf(line, content), y);
    y += height;
    rule(pages, y);
  }
  return y;
}

function headings(pages: Pages, { headings: names }: QuotationDocument, y: number): number {
  const height =
    Math.max(
      ...names.map((name, at) =>
        pages.fontSize(size.text).heightOfString(name, { width: (columns[at] ?? 0) - 2 * padding }),
      ),
    ) +
    2 * padding;
  pages.rect(page.margin, y, width, height).fill(colours.heading);
  row(pages, names, y);
  return y + height;
}

function cellsOf({ number: at, text, units, unitPrice, price }: QuotationLine, content: QuotationDocument): string[] {
  const count = new Intl.NumberFormat(content.language).format(units);
  return [String(at), text, count, moneyText(unitPrice, content), moneyText(price, content)];
}

function row(pages: Pages, cells: readonly string[], y: number): void {
  let x: number = page.margin;
  cells.forEach((text, at) => {
    const room = columns[at] ?? 0;
    write(pages, text, { x: x + padding, y: y + padding, width: room - 2 * padding, align: at > 1 ? 'right' : 'left' });
    x += room;
  });
}

function heightOf(pages: Pages, text: string): number {
  return pages.fontSize(size.text).heightOfString(text, { width: columns[1] - 2 * padding }) + 2 * padding;
}

function sums(pages: Pages, content: QuotationDocument, top: number): number {
  const needed = content.sums.length * 20;
  let y = top + 4;
  if (y + needed > page.height - page.margin - page.foot) {
    pages.addPage();
    y = page.margin;
  }
  content.sums.forEach(({ label, amount }, at) => {
    const isTotal = at === content.sums.length - 1;
    if (isTotal) rule(pages, y, page.margin + columns[0] + columns[1]);
    const text = isTotal ? 11 : size.text;
    write(pages, label, { y: y + padding, width: width - columns[4] - padding, align: 'right', size: text });
    const x = page.margin + width - columns[4] - columns[3] + padding;
    write(pages, moneyText(amount, content), {
      x,
      y: y + padding,
      width: columns[4] + columns[3] - 2 * padding,
      align: 'right',
      size: text,
    });
    y += 20;
  });
  return y + 14;
}

function closing(pages: Pages, { remarks, remarksLabel, closing: text }: QuotationDocument, top: number): void {
  const said = [...(remarks === '' ? [] : [remarksLabel, remarks]), text];
  let y = top;
  for (const part of said) {
    for (const paragraph of part.split('\n')) {
      const height = pages.fontSize(size.text).heightOfString(paragraph || ' ', { width });
      if (y + height > page.height - page.margin - page.foot) {
        pages.addPage();
        y = page.margin;
      }
      write(pages, paragraph, { y, colour: part === remarksLabel ? colours.quiet : colours.text });
      y += height + 2;
    }
    y += 4;
  }
}

function number(pages: Pages, { title, language }: QuotationDocument): void {
  const { start, count } = pages.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pages.switchToPage(at);
    const y = page.height - page.margin;
    write(pages, title, { y, size: size.small, colour: colours.quiet });
    const shown = message(language, 'files', 'page', { page: at - start + 1 });
    write(pages, shown, { y, size: size.small, colour: colours.quiet, align: 'right' });
  }
}

interface Place {
  x?: number;
  y: number;
  width?: number;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

function write(
  pages: Pages,
  text: string,
  { x = page.margin, y, width: room = width, align = 'left', ...look }: Place,
): void {
  const sound = text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');
  pages
    .fontSize(look.size ?? size.text)
    .fillColor(look.colour ?? colours.text)
    .text(sound, x, y, { width: room, align });
}

function rule(pages: Pages, y: number, x: number = page.margin): void {
  pages
    .moveTo(x, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.5)
    .stroke(colours.line);
}
