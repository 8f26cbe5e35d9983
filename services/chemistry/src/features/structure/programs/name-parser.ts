// Systematic names, read by OPSIN (MIT; D. M. Lowe et al., J. Chem. Inf. Model. 2011, 51, 739) where Java and its jar are
// installed: one process that lives as long as the service and answers a line for a line.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Logger } from '../../../platform/process/logger.ts';
import { endGroup } from '../../../platform/process/limited-process.ts';

export interface NameParser {
  /** True once the process has answered its first name. */
  readonly isReady: boolean;
  /** SMILES of a systematic name; null where it is none, or nobody is there to read it in time. */
  parse(name: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface NameParserSettings {
  /** Undefined where it is not installed. */
  program: { java: string; jar: string } | undefined;
  logger: Logger;
  timeoutMs?: number;
  /** The first answer takes longer, for Java has to start. */
  startTimeoutMs?: number;
}

const longestName = 400;
const maxWaiting = 100;
const restartsAtMost = 5;
const memory = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

interface Question {
  name: string;
  answer: (smiles: string | null) => void;
}

/** Starts the process in the background; until it is there, no name is read. */
export function startNameParser(settings: NameParserSettings): NameParser {
  const { program } = settings;
  if (!program) return { isReady: false, parse: () => Promise.resolve(null), close: () => Promise.resolve() };
  return new OpsinProcess({ timeoutMs: 3_000, startTimeoutMs: 30_000, ...settings, program });
}

type Started = Required<Omit<NameParserSettings, 'program'>> & { program: { java: string; jar: string } };

class OpsinProcess implements NameParser {
  isReady = false;
  readonly #settings: Started;
  #child: ChildProcessWithoutNullStreams | undefined;
  #waiting: Question[] = [];
  #timer: NodeJS.Timeout | undefined;
  #restarts = 0;
  #isClosed = false;

  constructor(settings: Started) {
    this.#settings = settings;
    this.#start();
  }

  parse(name: string): Promise<string | null> {
    const line = name.trim();
    if (!this.isReady || !mayBeName(line) || this.#waiting.length >= maxWaiting) return Promise.resolve(null);
    return this.#ask(line);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    endGroup(this.#child?.pid);
    this.#giveUp();
    return Promise.resolve();
  }

  #start(): void {
    const { java, jar } = this.#settings.program;
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
    // A group of its own, so that whatever it starts ends with it; when the service dies, its input ends and so does it.
    const child = spawn(java, [...memory, '-jar', jar, '-osmi'], { env, detached: true });
    this.#child = child;
    // What it says of names that it cannot read is of no use to anybody.
    child.stderr.resume();
    child.stdin.on('error', () => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line));
    child.once('error', () => this.#lose(child));
    child.once('exit', () => this.#lose(child));
    void this.#ask('ethanol', this.#settings.startTimeoutMs).then((smiles) => {
      this.isReady = smiles !== null;
      if (this.isReady) this.#settings.logger.info('systematic names are read by OPSIN');
    });
  }

  #ask(name: string, timeoutMs = this.#settings.timeoutMs): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.#waiting.push({ name, answer: resolve });
    this.#child?.stdin.write(`${name}\n`);
    if (this.#waiting.length === 1) this.#watch(timeoutMs);
    return promise;
  }

  // Answers come in the order of the questions.
  #hear(line: string): void {
    this.#waiting.shift()?.answer(line.trim() === '' ? null : line.trim());
    if (this.#waiting.length > 0) this.#watch(this.#settings.timeoutMs);
    else clearTimeout(this.#timer);
  }

  // A name that holds it up takes the process with it; the others behind it are not answered either.
  #watch(timeoutMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => endGroup(this.#child?.pid), timeoutMs);
  }

  #lose(child: ChildProcessWithoutNullStreams): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.isReady = false;
    this.#giveUp();
    if (this.#isClosed || this.#restarts >= restartsAtMost) return;
    this.#restarts += 1;
    setTimeout(() => !this.#isClosed && this.#start(), 500 * 2 ** this.#restarts).unref();
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { answer } of waiting) answer(null);
  }
}

// A line of its own, with two letters in a row at least.
function mayBeName(line: string): boolean {
  return line.length <= longestName && /\p{L}{2}/u.test(line) && !/[\p{Cc}]/u.test(line);
}
