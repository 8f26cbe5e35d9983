// Works through the lines of a command, in one process or several, and writes results in the order of the lines.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { resultOf, type Answer, type LineResult } from '../lines.ts';
import type { LineOptions, Streams } from '../program/runner.ts';
import { isTerminal } from '../standard-streams.ts';
import { noCheckpoint, openCheckpoint, type Checkpoint } from './checkpoint.ts';
import { checkFiles, countLines, isWaitingForTyping, linesOf } from './line-source.ts';
import { LineWorker } from './line-workers.ts';
import { asText } from './as-text.ts';
import { showProgress, type Progress } from './progress.ts';

export interface LineRun {
  /** The whole command line, which each process reads, too. */
  args: readonly string[];
  files: readonly string[];
  options: LineOptions;
  start: () => Promise<Answer>;
}

type Answerer = (line: string) => Promise<LineResult>;

/** Resolves with how many lines have no result. Throws a RangeError for what cannot be begun. */
export async function runLines({ args, files, options, start }: LineRun, streams: Streams): Promise<number> {
  const source = { files, structures: options.structure ?? [], input: streams.input };
  await checkFiles(files);
  const checkpoint =
    options.checkpoint === undefined ? noCheckpoint : openCheckpoint(options.checkpoint, whatDecides(args, options));
  const processes = options.processes ?? 1;
  const onFault = (stack: string): void => void streams.errors.write(`${stack}\n`);
  const workers = Array.from({ length: processes > 1 ? processes : 0 }, () => new LineWorker(args, onFault));
  try {
    await Promise.all(workers.map((worker) => worker.ready()));
    const answer = processes > 1 ? null : await start();
    const answerers: Answerer[] = answer
      ? [(line) => resultOf(line, answer, onFault)]
      : workers.map((worker) => (line) => worker.resultOf(line));
    if (isWaitingForTyping(source)) streams.errors.write('Type one structure a line; end with Ctrl-D.\n');
    const total = isTerminal(streams.errors) ? await countLines(source) : undefined;
    const progress = showProgress(streams.errors, total, () => performance.now());
    const sink = openSink(streams, options, progress);
    const failed = await answerAll(linesOf(source), answerers, { checkpoint, progress, sink });
    await sink.end();
    return failed;
  } finally {
    for (const worker of workers) worker.end();
  }
}

const decidesNothing: ReadonlySet<string> = new Set<keyof LineOptions>([
  'structure',
  'output',
  'json',
  'strict',
  'processes',
  'checkpoint',
]);

/** Of the options those that decide what a result is. */
function whatDecides([command = '']: readonly string[], options: LineOptions): string[] {
  const given = Object.entries(options)
    .filter(([name]) => !decidesNothing.has(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return [command, ...given.map(([name, value]) => `${name}=${JSON.stringify(value)}`)];
}

interface Sink {
  write: (result: LineResult) => Promise<void>;
  end: () => Promise<void>;
}

function openSink({ output }: Streams, options: LineOptions, progress: Progress): Sink {
  const file = options.output === undefined ? undefined : createWriteStream(options.output);
  const target: Writable = file ?? output;
  const isText = options.json !== true && !file && isTerminal(target);
  return {
    write: async (result) => {
      if (isTerminal(target)) progress.clear();
      if (!target.write(isText ? asText(result) : `${JSON.stringify(result)}\n`)) await once(target, 'drain');
    },
    end: async () => {
      progress.clear();
      file?.end();
      if (file) await finished(file);
    },
  };
}

interface Parts {
  checkpoint: Checkpoint;
  progress: Progress;
  sink: Sink;
}

async function answerAll(
  lines: AsyncIterable<string>,
  answerers: readonly Answerer[],
  { checkpoint, progress, sink }: Parts,
): Promise<number> {
  const numbered = numberedLines(lines);
  const found = new Map<number, LineResult>();
  let failed = 0;
  let next = 0;
  const writeReady = async (): Promise<void> => {
    for (let result = found.get(next); result; result = found.get(next)) {
      found.delete(next);
      next += 1;
      if (result.error) failed += 1;
      await sink.write(result);
    }
  };
  let writing = Promise.resolve();
  const work = async (answer: Answerer): Promise<void> => {
    for (let one = await numbered.next(); !one.done; one = await numbered.next()) {
      const [number, line] = one.value;
      const kept = checkpoint.find(number, line);
      const result = kept ?? (await answer(line));
      if (!kept) checkpoint.add(number, result);
      found.set(number, result);
      progress.step();
      writing = writing.then(writeReady);
      await writing;
    }
  };
  await Promise.all(answerers.map(work));
  return failed;
}

async function* numberedLines(lines: AsyncIterable<string>): AsyncGenerator<[number, string], void> {
  let number = 0;
  for await (const line of lines) yield [number++, line];
}
