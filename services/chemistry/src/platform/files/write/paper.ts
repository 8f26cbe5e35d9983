// Paper to write a document on: headings, text, facts and tables one below the other, on as many pages as they need. Every
// piece is tagged, so that it can be read aloud and reflowed. A document that may be long is streamed: its pages leave as
// they are full, without tags, which would be held to the end. Lengths are points.

import { pdfFont } from './pdf-font.ts';
import type { Drawing } from './svg-paths.ts';

export type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

export const sheet = { width: 595.28, height: 841.89, margin: 48, foot: 40 } as const;
export const room = sheet.width - 2 * sheet.margin;
export const colours = {
  text: '#1c2321',
  quiet: '#5a625e',
  line: '#d5dad7',
  ground: '#eef1ef',
  mark: '#0b6b57',
  warning: '#9a3412',
} as const;

const headingSizes = { H1: 20, H2: 14, H3: 11 } as const;
const textSize = 9;
const lineGap = 2;
/** A text longer than this would not fit on a page. */
const mostLetters = 3_000;

export interface PaperOptions {
  title: string;
  author?: string;
  language: string;
  /** The present where it is left out. */
  madeAt?: Date;
  /** At the foot of each page; how many pages there are is not known where they are streamed. */
  footOf: (page: number, pages: number) => string;
  isLandscape?: boolean;
  isStreamed?: boolean;
}

export interface TextLook {
  size?: number;
  colour?: string;
  isBold?: boolean;
}

export interface TextPlace {
  x: number;
  width: number;
  /** What is higher ends with three dots. */
  height?: number;
  align?: 'center' | 'right' | 'left';
}

export class Paper {
  readonly document: Document;
  readonly #options: PaperOptions;
  readonly #outline: { level: number; item: PDFKit.PDFOutline }[] = [];
  readonly #section: Structure | undefined;
  /** Of a page. */
  readonly width: number;
  readonly height: number;
  /** Between the margins. */
  readonly room: number;
  #pages = 0;
  y: number = sheet.margin;

  private constructor(document: Document, options: PaperOptions) {
    this.document = document;
    this.#options = options;
    [this.width, this.height] =
      options.isLandscape === true ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
    this.room = this.width - 2 * sheet.margin;
    if (options.isStreamed !== true) {
      this.#section = document.struct('Sect');
      document.addStructure(this.#section);
    }
    this.newPage();
  }

  /** Paper with one empty page. */
  static async begin(options: PaperOptions): Promise<Paper> {
    // The library is loaded with the first such file, and not with the thread.
    const { default: Pdf } = await import('pdfkit');
    const document = new Pdf({
      size: 'A4',
      layout: options.isLandscape === true ? 'landscape' : 'portrait',
      margin: 0,
      autoFirstPage: false,
      bufferPages: options.isStreamed !== true,
      pdfVersion: '1.7',
      tagged: options.isStreamed !== true,
      lang: options.language,
      displayTitle: true,
      info: {
        Title: printable(options.title),
        ...(options.author && { Author: printable(options.author) }),
        ...(options.madeAt && { CreationDate: options.madeAt }),
      },
    });
    document
      .registerFont('text', await pdfFont('Regular'))
      .registerFont('bold', await pdfFont('Bold'))
      .font('text');
    return new Paper(document, options);
  }

  /** Ends a streamed document, which gives what is left of the file. */
  endStream(): Document {
    this.document.end();
    return this.document;
  }

  /** Numbers the pages and gives the file. */
  async end(): Promise<Buffer> {
    this.#section?.end();
    const { start, count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(start + page);
      this.#foot(this.#options.footOf(page + 1, count));
    }
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<void>((resolve, reject) => {
      this.document.once('end', resolve).once('error', reject);
    });
    this.document.end();
    await done;
    return Buffer.concat(chunks);
  }

  newPage(): void {
    this.document.addPage();
    this.#pages += 1;
    if (this.#options.isStreamed === true) this.#foot(this.#options.footOf(this.#pages, 0));
    this.y = sheet.margin;
  }

  /** Begins a page where less than this is left. */
  need(height: number): void {
    if (this.y + height > this.height - sheet.margin - sheet.foot && this.y > sheet.margin) this.newPage();
  }

  /** Room left on a fresh page. */
  get tallest(): number {
    return this.height - 2 * sheet.margin - sheet.foot;
  }

  gap(height: number): void {
    this.y += height;
  }

  /** A heading with its bookmark; `keep` is what should follow on the same page. */
  heading(level: 1 | 2 | 3, text: string, keep = 60): void {
    const tag = `H${level}` as const;
    const size = headingSizes[tag];
    this.need(size * 1.6 + keep);
    if (this.y > sheet.margin) this.y += size * 0.6;
    this.#bookmark(level, text);
    const colour = level === 1 ? colours.mark : colours.text;
    this.#tagged(tag, () => this.#write(text, { x: sheet.margin, width: this.room }, { size, isBold: true, colour }));
    this.y += size * 0.35;
  }

  paragraph(text: string, look: TextLook = {}): void {
    const size = look.size ?? textSize;
    for (const part of partsOf(printable(text))) {
      this.need(this.heightOf(part, this.room, { ...look, size }));
      this.#tagged('P', () => this.#write(part, { x: sheet.margin, width: this.room }, look));
    }
    this.y += size * 0.4;
  }

  /** Names and values in two columns, across the page or less; a value that is empty is left out. */
  facts(rows: readonly (readonly [name: string, value: string])[], nameWidth = 150, width: number = this.room): void {
    const value = { x: sheet.margin + nameWidth, width: width - nameWidth };
    for (const [name, text] of rows) {
      if (text === '') continue;
      this.need(this.heightOf(text, value.width));
      const top = this.y;
      this.#tagged('P', () => {
        this.#write(name, { x: sheet.margin, width: nameWidth - 8 }, { colour: colours.quiet });
        const after = this.y;
        this.y = top;
        this.#write(text, value);
        this.y = Math.max(after, this.y) + 2;
      });
    }
    this.y += 4;
  }

  /** Something drawn, with the words that say what it shows. */
  figure(height: number, alt: string, draw: (top: number) => void): void {
    this.need(height);
    const top = this.y;
    if (this.#section) this.#section.add(this.document.struct('Figure', { alt: printable(alt) }, [() => draw(top)]));
    else draw(top);
    this.y = top + height;
  }

  /** Begins what belongs together for who hears the page, such as a table or a row of it; undefined without tags. */
  part(tag: string, within: Structure | undefined = this.#section): Structure | undefined {
    if (!this.#section) return undefined;
    const part = this.document.struct(tag);
    within?.add(part);
    return part;
  }

  /** Draws as a piece of such a part. */
  piece(within: Structure | undefined, tag: string, draw: () => void): void {
    if (within) within.add(this.document.struct(tag, {}, [draw]));
    else draw();
  }

  heightOf(text: string, width: number, { size = textSize, isBold = false }: TextLook = {}): number {
    if (text === '') return 0;
    return this.document
      .font(isBold ? 'bold' : 'text')
      .fontSize(size)
      .heightOfString(printable(text), { width, lineGap });
  }

  /** Text in a place, without a tag of its own; moves down. */
  write(text: string, place: TextPlace, look: TextLook = {}): void {
    this.#write(text, place, look);
  }

  /** A picture with its left upper corner at a place. */
  drawing({ paths }: Drawing, x: number, y: number, scale: number): void {
    this.document.save().translate(x, y).scale(scale).lineJoin('round');
    for (const { path, fill, stroke, strokeWidth } of paths) {
      this.document.path(path).lineWidth(strokeWidth);
      if (fill !== undefined && stroke !== undefined) this.document.fillAndStroke(fill, stroke);
      else if (fill !== undefined) this.document.fill(fill);
      else this.document.stroke(stroke ?? colours.text);
    }
    this.document.restore();
  }

  /** A line across, which says nothing. */
  rule(y: number, colour: string = colours.line): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(sheet.margin, y)
      .lineTo(this.width - sheet.margin, y)
      .lineWidth(0.5)
      .stroke(colour);
    this.document.endMarkedContent();
  }

  #write(
    text: string,
    { x, width, height: most, align = 'left' }: TextPlace,
    { size = textSize, colour = colours.text, isBold = false }: TextLook = {},
  ): void {
    const shown = printable(text);
    if (shown === '') return;
    this.document
      .font(isBold ? 'bold' : 'text')
      .fontSize(size)
      .fillColor(colour);
    const height = this.document.heightOfString(shown, { width, lineGap });
    const isOneLine = this.document.widthOfString(shown) <= width && !shown.includes('\n');
    if (isOneLine && indexes.test(text)) {
      this.#writeIndexed(text, { x, width, align }, size);
      this.y += height;
      return;
    }
    const isCut = most !== undefined && height > most;
    this.document.text(shown, x, this.y, { width, align, lineGap, ...(isCut && { height: most, ellipsis: true }) });
    this.y += isCut ? most : height;
  }

  /** One line whose small digits and charges are set as such: the letters of the file have none. */
  #writeIndexed(text: string, { x, width, align }: TextPlace, size: number): void {
    const runs = text.split(indexes).filter((run) => run !== '');
    const small = size * indexSize;
    const widths = runs.map((run) =>
      this.document.fontSize(indexes.test(run) ? small : size).widthOfString(printable(run)),
    );
    const all = widths.reduce((sum, one) => sum + one, 0);
    let at = x + (align === 'center' ? (width - all) / 2 : align === 'right' ? width - all : 0);
    for (const [index, run] of runs.entries()) {
      const isSmall = indexes.test(run);
      const shift = !isSmall ? 0 : subscript.test(run) ? size * 0.42 : -size * 0.05;
      this.document.fontSize(isSmall ? small : size).text(printable(run), at, this.y + shift, { lineBreak: false });
      at += widths[index] ?? 0;
    }
  }

  #tagged(tag: string, draw: () => void): void {
    this.piece(this.#section, tag, draw);
  }

  #bookmark(level: number, text: string): void {
    while ((this.#outline.at(-1)?.level ?? 0) >= level) this.#outline.pop();
    const parent = this.#outline.at(-1)?.item ?? this.document.outline;
    this.#outline.push({ level, item: parent.addItem(printable(text), { expanded: level < 2 }) });
  }

  #foot(text: string): void {
    this.document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    this.document
      .font('text')
      .fontSize(7.5)
      .fillColor(colours.quiet)
      .text(printable(text), sheet.margin, this.height - sheet.margin, {
        width: this.room,
        align: 'center',
        lineBreak: false,
      });
    this.document.endMarkedContent();
  }
}

const subscripts = /[\u2080-\u2089]/g;
/** Those that the letters of the file lack: they have ¹²³. */
const superscripts = /[⁰⁴-⁹⁺⁻]/g;
const subscript = /[\u2080-\u2089]/;
const indexes = /([\u2080-\u2089]+|[⁰⁴-⁹⁺⁻]+)/;
/** Of a small digit, as part of the text's. */
const indexSize = 0.7;

/** With signs that the letters of the file have: digits for small digits, a box for emoji and rare signs. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(subscripts, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll(superscripts, (sign) => '0456789+-'.charAt('⁰⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(sign)))
    .replaceAll(/\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier})*/gu, (sign) =>
      sign.length === 1 && sign < '\u2B00' ? sign : '□',
    )
    .replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '□')
    .replaceAll(/(?!\n)\p{Cc}|\p{Cf}/gu, ' ');
}

function partsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => line.match(new RegExp(`.{1,${mostLetters}}`, 'gsu')) ?? []);
}
