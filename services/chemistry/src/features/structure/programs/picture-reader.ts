// Structures out of a picture, by OSRA (GPL-2, so a program of its own that an administrator may install beside the
// service). What it reads is a guess: nine of ten large drawings, one of four small ones, so a user confirms it.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@app/shared/errors/app-error';
import type { Logger } from '../../../platform/process/logger.ts';
import { runErrand } from '../../../platform/process/limited-process.ts';
import { pictureFormatOf } from './picture-format.ts';

export interface SeenStructure {
  /** As the recogniser wrote it; not canonical, and perhaps no structure at all. */
  smiles: string;
  /** The recogniser's own estimate; the higher, the surer. */
  confidence?: number;
}

export interface PictureReader {
  /** False where no recogniser is installed. */
  readonly isAvailable: boolean;
  /**
   * The structures of a picture in the order in which they are found; none when it shows none. Throws `fileDamaged` for
   * a picture that cannot be read, `wrongFormat` for no picture, `computingBusy` when it takes too long.
   */
  read(bytes: Uint8Array): Promise<SeenStructure[]>;
}

export interface PictureReaderSettings {
  /** Path of OSRA; undefined where it is not installed. */
  program: string | undefined;
  logger: Logger;
  timeoutMs?: number;
  /** More pictures waiting than this are refused at once. */
  maxWaiting?: number;
}

const maxMemoryMb = 2_048;
const maxOutputBytes = 256 * 1024;
const structuresAtMost = 20;

export function createPictureReader(settings: PictureReaderSettings): PictureReader {
  const { program, logger, timeoutMs = 40_000, maxWaiting = 6 } = settings;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  // One at a time: it takes a core for seconds.
  const inTurn = async <T>(run: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw new AppError('computingBusy');
    waiting += 1;
    const turn = last.then(run);
    last = turn.catch(() => undefined).finally(() => (waiting -= 1));
    return turn;
  };
  return {
    isAvailable: program !== undefined,
    read: async (bytes) => {
      const format = pictureFormatOf(bytes);
      if (format === undefined) throw new AppError('wrongFormat');
      if (program === undefined) throw new AppError('underDevelopment');
      return inTurn(() => readInFolder({ program, timeoutMs, logger }, bytes, format));
    },
  };
}

interface Reading {
  program: string;
  timeoutMs: number;
  logger: Logger;
}

async function readInFolder(reading: Reading, bytes: Uint8Array, format: string): Promise<SeenStructure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    // The name says the format, so that nothing in the file can choose another reader for itself.
    const name = `picture.${format}`;
    await writeFile(join(folder, name), bytes, { mode: 0o600 });
    return await readFile(reading, folder, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFile({ program, timeoutMs, logger }: Reading, cwd: string, name: string): Promise<SeenStructure[]> {
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: cwd,
    TMPDIR: cwd,
    LC_ALL: 'C',
    OMP_NUM_THREADS: '1',
    MAGICK_LIMIT_PIXELS: '40MP',
    MAGICK_LIMIT_DISK: '0',
  };
  const args = ['-p', '-f', 'smi', name];
  const { ok, output, why } = await runErrand({
    command: program,
    args,
    cwd,
    env,
    timeoutMs,
    maxMemoryMb,
    maxOutputBytes,
  });
  if (ok) return structuresOf(output);
  logger.info({ why }, 'a picture could not be read');
  if (why === 'failed') throw new AppError('fileDamaged');
  throw new AppError('computingBusy');
}

// A structure a line: `CCO 1.234`.
function structuresOf(output: string): SeenStructure[] {
  return output
    .split('\n')
    .flatMap((line) => {
      const [smiles = '', confidence] = line.trim().split(/\s+/);
      if (smiles === '') return [];
      const estimate = Number(confidence);
      return [{ smiles, ...(confidence !== undefined && Number.isFinite(estimate) && { confidence: estimate }) }];
    })
    .slice(0, structuresAtMost);
}
