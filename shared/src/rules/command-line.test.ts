import { describe, expect, it } from 'vitest';
import { CommandLineEnd, readCommandLine, readServerArguments } from './command-line.ts';

const line = { usage: 'usage: pack FILE [--keep N]', options: { keep: { type: 'string' } }, words: [1, 1] } as const;

function endOf(args: string[]): [number, string] | undefined {
  try {
    readCommandLine(args, line);
    return undefined;
  } catch (error) {
    if (error instanceof CommandLineEnd) return [error.exitCode, error.message];
    throw error;
  }
}

describe('a command line', () => {
  it('is read into options and words, a dash among them', () => {
    expect(readCommandLine(['-', '--keep', '3'], line)).toMatchObject({ values: { keep: '3' }, positionals: ['-'] });
    expect(readCommandLine(['--', '--help'], line).positionals).toEqual(['--help']);
  });

  it('ends with 0 where help is wanted, whatever else is there', () => {
    expect(endOf(['--help'])).toEqual([0, line.usage]);
    expect(endOf(['one', '--nonsense', '-h'])).toEqual([0, line.usage]);
  });

  it.each([
    [['one', '--nonsense'], "Unknown option '--nonsense'"],
    [['one', 'two'], 'unknown argument "two"'],
    [[], 'something is missing'],
    [['one', '--keep'], "Option '--keep <value>' argument missing"],
  ])('%j is refused with what there is', (args, words) => {
    expect(endOf(args)).toEqual([2, `${words}\n${line.usage}`]);
  });
});

describe('the arguments of a server', () => {
  function run(args: string[], canAsk?: boolean) {
    const written = { out: '', err: '' };
    let code: number | undefined;
    const into = (name: 'out' | 'err') => ({ write: (text: string) => (written[name] += text) !== '' });
    const exit = (given: number) => {
      code = given;
      throw new Error('ended');
    };
    const program = { argv: ['node', 'main', ...args], stdout: into('out'), stderr: into('err'), exit };
    try {
      return readServerArguments(program as never, 'gateway', canAsk);
    } catch {
      return { code, ...written };
    }
  }

  it('are none to start it, and a flag to check its configuration', () => {
    expect(run([])).toEqual({ checks: false, asks: false });
    expect(run(['--check-config'])).toEqual({ checks: true, asks: false });
    expect(run(['--check-config', '--online'], true)).toEqual({ checks: true, asks: true });
  });

  it.each([[['--check-confg']], [['start']], [['--check-config', '--online']]])('%j ends it', (args) => {
    expect(run(args)).toEqual({ code: 2, out: '', err: expect.stringMatching(/^[Uu]nknown .*\nusage: gateway\n/) });
  });

  it('give help', () => {
    expect(run(['--help'])).toEqual({ code: 0, out: expect.stringMatching(/^usage: gateway\n/), err: '' });
  });
});
