// XML of an archive, read as it is inflated: whole tags at a time, without a tree.

import { AppError } from '@app/shared/errors/app-error';
import { maxLineBytes } from './line-blocks.ts';

/** Encodings in which every ASCII character is the one byte it looks like, so that a search cannot be deceived. */
const plainEncodings = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;
const declaration = /^\uFEFF?<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)["']/;

/**
 * Hands text on so that no tag is cut. Refuses document types and entities (a DTD can grow without bound or name
 * files), encodings that hide them, and tags of more than 64 KB.
 */
export class MarkupScan {
  readonly #take: (text: string) => void;
  #rest = '';
  #isFirst = true;

  constructor(take: (text: string) => void = () => undefined) {
    this.#take = take;
  }

  push(chunk: Buffer): void {
    this.#scan(this.#rest + chunk.toString('latin1'));
  }

  end(): void {
    if (this.#rest !== '') throw new AppError('fileDamaged', { reason: 'xml' });
  }

  #scan(text: string): void {
    const open = text.lastIndexOf('<');
    const isCut = open !== -1 && text.indexOf('>', open) === -1;
    const whole = isCut ? text.slice(0, open) : text;
    this.#rest = isCut ? text.slice(open) : '';
    if (this.#rest.length > maxLineBytes) throw new AppError('fileDamaged', { reason: 'xml' });
    if (whole === '') return;
    if (this.#isFirst) checkEncoding(whole);
    this.#isFirst = false;
    if (/<!(?:DOCTYPE|ENTITY)/i.test(whole)) throw new AppError('fileDamaged', { reason: 'dtd' });
    if (whole.includes('\0')) throw new AppError('fileDamaged', { reason: 'encoding' });
    this.#take(whole);
  }
}

function checkEncoding(text: string): void {
  // The byte order mark arrives as the three Latin-1 characters of its bytes.
  const encoding = declaration.exec(text.replace(/^\u00EF\u00BB\u00BF/, ''))?.[1];
  const isMarked = /^(?:\u00FE\u00FF|\u00FF\u00FE)/.test(text);
  if (isMarked || (encoding !== undefined && !plainEncodings.test(encoding))) {
    throw new AppError('fileDamaged', { reason: 'encoding' });
  }
}
