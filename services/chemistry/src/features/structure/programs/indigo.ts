// Indigo, in a thread of its own that starts with the first question: who brings no ChemDraw file pays nothing.

import { AppError } from '@app/shared/errors/app-error';
import type { Logger } from '../../../platform/process/logger.ts';
import { askThread } from '../../../platform/threads/ask-thread.ts';
import { ThreadHost } from '../../../platform/threads/thread-host.ts';

export type ConvertTarget = 'molfile' | 'rxn' | 'smiles' | 'cxsmiles' | 'cdxml' | 'cdx' | 'ket' | 'inchiKey';

export interface ConvertOptions {
  /** Molfiles and reaction files in the newer form; otherwise only where the older one cannot say it. */
  v3000?: boolean;
}

export type Converted = { ok: true; text: string } | { ok: false; reason: string };

/** What a drawing holds: one reaction as an RXN file (V3000), or molecules as molfiles (V3000) in their order, null for one that cannot be read. */
export type DrawnMolecules =
  | { ok: true; reaction: string; molecules?: undefined }
  | { ok: true; molecules: (string | null)[]; reaction?: undefined }
  | { ok: false; reason: string };

export interface Indigo {
  /**
   * A structure or reaction in another format; coordinates are made where a SMILES has none. CDX comes and goes as
   * base64. SMILES of its making are not canonical: keys are RDKit's. Throws `unrecognizedStructure` for what it
   * cannot read or say, `computingBusy` when there is no response in time.
   */
  convert(text: string, to: ConvertTarget, options?: ConvertOptions): Promise<string>;
  /** The molecules or the reaction of a ChemDraw document (CDXML, or CDX as base64). Throws as `convert` does. */
  molecules(text: string): Promise<Exclude<DrawnMolecules, { ok: false }>>;
  close(): Promise<void>;
}

export interface IndigoSettings {
  logger: Logger;
  timeoutMs?: number;
  /** Memory above which the thread is replaced once it is idle. */
  maxBytes?: number;
  /** More requests waiting than this are refused at once. */
  maxWaiting?: number;
  entry?: URL;
}

const ownEntry = new URL('./indigo-thread.ts', import.meta.url);

export function createIndigo(settings: IndigoSettings): Indigo {
  const { logger, timeoutMs = 8_000, maxBytes = 400 * 1024 * 1024, maxWaiting = 50, entry = ownEntry } = settings;
  let host: ThreadHost | undefined;
  const ask = async <T>(operation: string, args: unknown[]): Promise<T> => {
    host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger });
    try {
      return (await askThread(host, maxWaiting, operation, args)) as T;
    } catch (error) {
      if (error instanceof AppError) throw error;
      // What breaks Indigo's memory is refused; its thread ends by itself, and another comes.
      logger.warn({ err: error }, 'Indigo failed on a structure');
      throw unreadable('broken');
    }
  };
  return {
    convert: async (text, to, options = {}) => {
      const answer = await ask<Converted>('convert', [text, to, options]);
      if (answer.ok) return answer.text;
      throw unreadable(answer.reason);
    },
    molecules: async (text) => {
      const answer = await ask<DrawnMolecules>('molecules', [text]);
      if (answer.ok) return answer;
      throw unreadable(answer.reason);
    },
    close: async () => host?.close(),
  };
}

function unreadable(reason: string): AppError {
  return new AppError('unrecognizedStructure', undefined, { cause: reason });
}
