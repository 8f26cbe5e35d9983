// The command line for auditors: is a file intact, which key signs, which lines are a user's.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createPseudonyms } from '../audit/pseudonym.ts';
import { linesOfFiles } from '../audit/raw-lines.ts';
import { readPublicKey, readSigningKey, type PublicKey } from '../audit/signing-key.ts';
import type { SinkName } from '../audit/sink.ts';
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

const [name = '', ...rest] = process.argv.slice(2);
try {
  process.exitCode = await (commands[name] ?? refuse)(rest);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exitCode = 2;
}

async function verifyCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: withKeysAttached(args),
    allowPositionals: true,
    options: { 'public-key': { type: 'string', multiple: true }, sink: { type: 'string', default: 'file' } },
  });
  if (positionals.length === 0) return refuse();
  const trusted = (values['public-key'] ?? []).map(publicKeyOf);
  const result = await verifyLines(linesOfFiles(positionals), { trusted, sink: sinkOf(values.sink) });
  for (const notice of result.notices) say(`note: ${notice}`);
  return report(result, positionals.length > 1);
}

async function keyCommand(): Promise<number> {
  const file = process.env['AUDIT_KEY_FILE'];
  const keyPem = file ? readFileSync(file, 'utf8') : undefined;
  const { publicKey } = readSigningKey({ keyPem, sessionSecret: keyPem === undefined ? secret() : '' });
  say(`${publicKey.pem}key id ${publicKey.id}, base64 ${publicKey.base64}`);
  return 0;
}

async function pseudonymCommand([userId]: string[]): Promise<number> {
  if (userId === undefined) return refuse();
  say(createPseudonyms(secret())(userId));
  const previous = process.env['SESSION_SECRET_PREVIOUS'];
  if (previous) say(`${createPseudonyms(previous)(userId)} (before the secret was changed)`);
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

function secret(): string {
  const value = process.env['SESSION_SECRET'];
  if (!value) throw new TypeError('SESSION_SECRET: must be set as for the gateway');
  return value;
}

async function refuse(): Promise<number> {
  process.stderr.write(`${usage}\n`);
  return 2;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
