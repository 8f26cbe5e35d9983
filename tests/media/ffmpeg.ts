import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg with groups of arguments, replacing the file it writes. Throws with its last words when it fails. */
export async function ffmpeg(...args: readonly string[][]): Promise<void> {
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...args.flat()], { maxBuffer: 10_000_000 });
}

/** Throws one clear line where ffmpeg cannot be run. */
export async function needFfmpeg(): Promise<void> {
  await run('ffmpeg', ['-version']).catch(() => {
    throw new Error('ffmpeg is needed to record help media: apt-get install ffmpeg, then run this again.');
  });
}

/** Pictures are kept as WebP. */
export async function toWebp(png: string, target: string): Promise<void> {
  await ffmpeg(['-i', png], ['-c:v', 'libwebp', '-quality', '78', '-compression_level', '6', target]);
}
