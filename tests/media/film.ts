// A film of a page: the browser's own screencast frames with the time of each, and what is said when.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { ffmpeg } from './ffmpeg.ts';

export const filmSize = { width: 1280, height: 800 } as const;

interface Frame {
  file: string;
  /** Of the film, in seconds. */
  at: number;
}

export interface Cue {
  step: string;
  /** Of the film, in seconds. */
  from: number;
}

const framesPerSecond = 8;
/** Nothing moves for longer than this: the film does not wait either. */
const longestStill = 3.5;
const lastStill = 2;

export class Film {
  readonly cues: Cue[] = [];
  private readonly frames: Frame[] = [];
  private readonly writing: Promise<void>[] = [];
  private seconds = 0;
  private lastAt = 0;
  private isCut = false;

  private readonly wire: CDPSession;
  private readonly folder: string;

  private constructor(wire: CDPSession, folder: string) {
    this.wire = wire;
    this.folder = folder;
  }

  static async begin(page: Page): Promise<Film> {
    const wire = await page.context().newCDPSession(page);
    const film = new Film(wire, await mkdtemp(join(tmpdir(), 'film-')));
    wire.on('Page.screencastFrame', ({ data, sessionId }) => film.take(data, sessionId));
    const { width: maxWidth, height: maxHeight } = filmSize;
    await wire.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth, maxHeight, everyNthFrame: 1 });
    return film;
  }

  /** From here on this is shown below the film. */
  say(step: string): void {
    this.tick();
    this.cues.push({ step, from: this.seconds });
  }

  /** Leaves out of the film what happens meanwhile, such as waiting for a search. */
  async cut<T>(work: () => Promise<T>): Promise<T> {
    this.tick();
    this.isCut = true;
    try {
      return await work();
    } finally {
      this.isCut = false;
      this.lastAt = performance.now();
    }
  }

  /** Writes H.264 to the address and says how long it is, in seconds. */
  async end(target: string): Promise<number> {
    this.tick();
    await this.wire.send('Page.stopScreencast');
    await Promise.all(this.writing);
    const end = this.seconds + lastStill;
    const list = this.frames.map(({ file, at }, index) => {
      const until = this.frames[index + 1]?.at ?? end;
      return `file '${file}'\nduration ${Math.max(until - at, 0.001).toFixed(3)}`;
    });
    const last = this.frames.at(-1)?.file;
    await writeFile(join(this.folder, 'list.txt'), `${list.join('\n')}\nfile '${last}'\n`);
    const { width, height } = filmSize;
    await ffmpeg(
      ['-f', 'concat', '-safe', '0', '-i', join(this.folder, 'list.txt')],
      ['-vf', `fps=${framesPerSecond},scale=${width}:${height}:flags=lanczos`, '-t', end.toFixed(2), '-an'],
      ['-c:v', 'libx264', '-preset', 'fast', '-crf', '30', '-tune', 'animation', '-g', '100'],
      ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', target],
    );
    await rm(this.folder, { recursive: true });
    return end;
  }

  /** Of the film, in seconds, until now; stills longer than the longest count no further. */
  private tick(): void {
    const now = performance.now();
    if (this.lastAt > 0 && !this.isCut) this.seconds += Math.min((now - this.lastAt) / 1000, longestStill);
    this.lastAt = now;
  }

  private take(data: string, sessionId: number): void {
    // A page that is gone needs no answer.
    void this.wire.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    if (this.isCut) return;
    this.tick();
    const file = join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    this.frames.push({ file, at: this.seconds });
    this.writing.push(writeFile(file, Buffer.from(data, 'base64')));
  }
}
