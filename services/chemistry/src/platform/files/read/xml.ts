// XML as events while it is inflated, without a tree, names without their prefixes.

import { TextDecoder } from 'node:util';
import { AppError } from '@app/shared/errors/app-error';
import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Attributes keep their prefixes. */
  open?(name: string, attributes: Attributes): void;
  /** The character data between two tags, whole. */
  text?(text: string): void;
  close?(name: string): void;
}

/** Elements inside each other, and bytes of one tag or text: what the parser holds while it reads. */
const maxDepth = 100;
const maxQuietBytes = 4 * 1024 * 1024;

/**
 * Feeds bytes to a handler piece by piece. Throws 10008 for what is no well-formed XML or goes beyond the limits, and
 * for a document type, which can grow without bound or name files.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  #decoder: TextDecoder | undefined;
  #depth = 0;
  #quietBytes = 0;

  constructor({ open, text, close }: XmlHandler) {
    this.#parser.on('error', (error) => {
      throw new AppError('fileDamaged', { reason: 'xml' }, { cause: error });
    });
    this.#parser.on('doctype', () => {
      throw new AppError('fileDamaged', { reason: 'dtd' });
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#quietBytes = 0;
      this.#depth += 1;
      if (this.#depth > maxDepth) throw new AppError('fileDamaged', { reason: 'depth' });
      open?.(localName(name), attributes);
    });
    this.#parser.on('closetag', ({ name }) => {
      this.#quietBytes = 0;
      this.#depth -= 1;
      close?.(localName(name));
    });
    if (text) {
      this.#parser.on('text', text);
      this.#parser.on('cdata', text);
    }
  }

  push(chunk: Buffer): void {
    this.#decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    this.#parser.write(this.#decode(this.#decoder, chunk));
    this.#quietBytes += chunk.length;
    if (this.#quietBytes > maxQuietBytes) throw new AppError('fileDamaged', { reason: 'length' });
  }

  end(): void {
    if (this.#decoder) this.#parser.write(this.#decode(this.#decoder));
    this.#parser.close();
  }

  #decode(decoder: TextDecoder, chunk?: Buffer): string {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new AppError('fileDamaged', { reason: 'encoding' }, { cause: error });
    }
  }
}

/** Reads all of a part. */
export async function readXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const reader = new XmlReader(handler);
  for await (const chunk of bytes) reader.push(chunk);
  reader.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

// Open packaging conventions (ECMA-376 part 2): UTF-8 or UTF-16.
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}
