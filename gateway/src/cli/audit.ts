// The command line for auditors: is a file intact, which key signs, which lines are a user's.

import { readFileSync } from 'node:fs';
import { CommandLineEnd, endProgram, readCommandLine } from '@app/shared/rules/command-line';
import { createPseudonyms } from '../audit/pseudonym.ts';
import { linesOfFiles } from '../audit/raw-lines.ts';
import { readPublicKey, readSigningKey, type PublicKey } from '../audit/signing-key.ts';
import type { SinkName } from '../audit/sink.ts';
import { loadAuditSecrets } from '../config.ts';
import { verifyLines, type Place, type Verification } from '../audit/verify.ts';

const usage = `usage:
  audit verify FILE [FILE...] [--public-key PEM|BASE64|FILE]... [--sink file|stdout|syslog]
      checks files, the oldest first; exit 0 when intact, 1 with the first wrong line otherwise
  audit key
      prints the public key of this deployment (AUDIT_KEY_FILE, or SESSION_SECRET)
  audit pseudonym USER_ID
      prints how the logs name a user (SESSION_SECRET, and SESSION_SECRET_PREVIOUS if set)`;

const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  verify: verifyCommand,
  key: keyCommand,
  pseudonym: pseudonymCommand,
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandLineEnd) endProgram(process, error);
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command(rest);
  readCommandLine(args, { usage, options: {} });
  throw new CommandLineEnd(usage, 'a command is missing');
}

async function verifyCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommandLine(withKeysAttached(args), {
    usage,
    options: { 'public-key': { type: 'string', multiple: true }, sink: { type: 'string', default: 'file' } },
    words: [1, Infinity],
  });
  const trusted = (values['public-key'] ?? []).map(publicKeyOf);
  const result = await verifyLines(linesOfFiles(positionals), { trusted, sink: sinkOf(values.sink) });
  for (const notice of result.notices) say(`note: ${notice}`);
  return report(result, positionals.length > 1);
}

async function keyCommand(args: string[]): Promise<number> {
  readCommandLine(args, { usage, options: {} });
  const file = process.env['AUDIT_KEY_FILE'];
  const keyPem = file ? readFileSync(file, 'utf8') : undefined;
  const sessionSecret = keyPem === undefined ? loadAuditSecrets(process.env).sessionSecret : '';
  const { publicKey } = readSigningKey({ keyPem, sessionSecret });
  say(`${publicKey.pem}key id ${publicKey.id}, base64 ${publicKey.base64}`);
  return 0;
}

async function pseudonymCommand(args: string[]): Promise<number> {
  const [userId = ''] = readCommandLine(args, { usage, options: {}, words: [1, 1] }).positionals;
  const { sessionSecret, previousSecret } = loadAuditSecrets(process.env);
  say(createPseudonyms(sessionSecret)(userId));
  if (previousSecret) say(`${createPseudonyms(previousSecret)(userId)} (before the secret was changed)`);
  return 0;
}

function report({ chains, lines, heads, problem }: Verification, hasFiles: boolean): number {
  if (problem) {
    const { file, line, seq, what } = problem;
    say(`line ${line} of ${file}${seq === undefined ? '' : ` (seq ${seq})`} ${what}`);
    return 1;
  }
  if (lines === 0) {
    say('there is no line to check');
    return 1;
  }
  const signed = (place: Place | undefined) =>
    place ? `signed up to line ${place.line}${hasFiles ? ` of ${place.file}` : ''}` : 'not signed at all';
  const tail = (unsigned: number) => (unsigned === 0 ? '' : `; the last ${unsigned} lines are not signed`);
  const [first, ...others] = chains;
  if (first && others.length === 0) {
    say(`${lines} lines, ${heads} heads, chain intact, ${signed(first.signedUpTo)}${tail(first.unsigned)}`);
    return 0;
  }
  say(`${lines} lines, ${heads} heads, ${chains.length} chains intact`);
  for (const { chain, signedUpTo, unsigned, seq } of chains) {
    say(`chain ${chain}: up to seq ${seq}, ${signed(signedUpTo)}${tail(unsigned)}`);
  }
  return 0;
}

// A PEM begins with dashes, which would be read as an option.
function withKeysAttached(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (args[index - 1] === '--public-key') return [];
    return arg === '--public-key' ? [`${arg}=${args[index + 1] ?? ''}`] : [arg];
  });
}

// A key, or a file that holds one.
function publicKeyOf(text: string): PublicKey {
  try {
    return readPublicKey(text);
  } catch {
    // Then it is a file, or wrong: reading says which.
    return readPublicKey(readFileSync(text, 'utf8'));
  }
}

function sinkOf(text: string): SinkName {
  if (text === 'file' || text === 'stdout' || text === 'syslog') return text;
  throw new TypeError(`--sink: must be file, stdout or syslog, not ${text}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
