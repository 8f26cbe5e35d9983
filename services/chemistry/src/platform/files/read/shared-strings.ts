// Texts of a workbook: the table that cells point into, and rich text wherever it stands.

import { AppError } from '@app/shared/errors/app-error';
import { readXml, type Attributes } from './xml.ts';

const maxStrings = 5_000_000;

/** The shared strings in their order, formatting and phonetic guides left out. */
export async function readSharedStrings(bytes: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = [];
  const item = new RichText();
  await readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'si') item.clear();
      else item.open(name, attributes);
    },
    text: (text) => item.text(text),
    close: (name) => {
      if (name !== 'si') return item.close(name);
      if (strings.length >= maxStrings) throw new AppError('fileDamaged', { reason: 'sharedStrings' });
      strings.push(item.value);
    },
  });
  return strings;
}

/** The text of an `si` or `is` element, put together of its runs. */
export class RichText {
  #value = '';
  #run = '';
  #isOpen = false;
  #isGuide = false;
  #keepsSpace = false;

  /** With what a spreadsheet writes for control characters read as such (ST_Xstring). */
  get value(): string {
    return readEscapes(this.#value);
  }

  clear(): void {
    this.#value = '';
    this.#isGuide = false;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'rPh') this.#isGuide = true;
    if (name !== 't') return;
    this.#isOpen = true;
    this.#run = '';
    this.#keepsSpace = attributes['xml:space'] === 'preserve';
  }

  text(text: string): void {
    if (this.#isOpen) this.#run += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isGuide = false;
    if (name !== 't') return;
    this.#isOpen = false;
    if (!this.#isGuide) this.#value += this.#keepsSpace ? this.#run : this.#run.trim();
  }
}

/** `_x000D_` is a carriage return, `_x005F_` the underscore that keeps a text from being read so. */
export function readEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
