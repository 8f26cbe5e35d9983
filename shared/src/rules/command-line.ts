// How each program of the product reads its command line: what it does not know is refused, and it says what there is.

import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandLine<T extends Options> {
  /** What there is: shown for `--help`, and below a refusal. */
  usage: string;
  options: T;
  /** Least and most arguments that are no option. */
  words?: readonly [number, number];
}

/** `--help`, or a command line that is refused: nothing is to be done. */
export class CommandLineEnd extends RangeError {
  /** 0 after `--help`. */
  readonly exitCode: 0 | 2;

  constructor(usage: string, refusal?: string) {
    super(refusal === undefined ? usage : `${refusal}\n${usage}`);
    this.name = 'CommandLineEnd';
    this.exitCode = refusal === undefined ? 0 : 2;
  }
}

/** Options and words. Throws a CommandLineEnd for `--help` and for what `usage` does not name. */
export function readCommandLine<const T extends Options>(
  args: readonly string[],
  { usage, options, words = [0, 0] }: CommandLine<T>,
) {
  const ended = args.indexOf('--');
  if ((ended === -1 ? args : args.slice(0, ended)).some((arg) => arg === '--help' || arg === '-h'))
    throw new CommandLineEnd(usage);
  const read = parsed(args, options, usage);
  const [least, most] = words;
  if (read.positionals.length < least) throw new CommandLineEnd(usage, 'something is missing');
  const unknown = read.positionals[most];
  if (unknown !== undefined) throw new CommandLineEnd(usage, `unknown argument ${JSON.stringify(unknown)}`);
  return read;
}

function parsed<const T extends Options>(args: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node explains at length how a word with a dash could be meant.
    const [refusal = ''] = (error instanceof Error ? error.message : String(error)).split(/\. To specify|\n/);
    throw new CommandLineEnd(usage, refusal);
  }
}

/** As much of a process as its command line needs. */
type Program = Pick<NodeJS.Process, 'argv' | 'stdout' | 'stderr' | 'exit'>;

/** What a server is to do: start, or check its configuration. Ends the process for `--help` and for what is unknown. */
export function readServerArguments(
  program: Program,
  name: string,
  canAsk = false,
): { checks: boolean; asks: boolean } {
  const usage = [
    `usage: ${name}`,
    '      starts it, configured by variables alone: docker/.env.example',
    `  ${name} --check-config${canAsk ? ' [--online]' : ''}`,
    `      lists what is wrong with them${canAsk ? ' (and whether each upstream responds)' : ''}, exit 0 or 1, and starts nothing`,
  ].join('\n');
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'check-config': flag, online: flag };
  try {
    const { 'check-config': checks, online } = readCommandLine(program.argv.slice(2), { usage, options }).values;
    if (online && !(canAsk && checks)) throw new CommandLineEnd(usage, "Unknown option '--online'");
    return { checks, asks: online };
  } catch (error) {
    if (!(error instanceof CommandLineEnd)) throw error;
    return endProgram(program, error);
  }
}

/** Writes what is to be said, and ends the process. */
export function endProgram(program: Program, { message, exitCode }: CommandLineEnd): never {
  (exitCode === 0 ? program.stdout : program.stderr).write(`${message}\n`);
  return program.exit(exitCode);
}
