// Everything that the image can do, by its name. Each program reads its own arguments, and says with `--help` what they are.

export interface Subcommand {
  /** From the top of the checkout, which the image has at /app. */
  program: string;
  /** Given to it before the arguments. */
  before?: readonly string[];
  /** Variables that this name stands for; a variable with another value is refused. */
  variables?: Readonly<Record<string, string>>;
  summary: string;
}

const gateway = 'gateway/src/main.ts';
const chemistry = 'services/chemistry/src/main.ts';
const identity = 'services/identity/src/main.ts';
const chem = 'services/chemistry/src/cli/main.ts';
const audit = 'gateway/src/cli/audit.ts';

/** Servers: one container, or one unit of a service manager, runs one. */
export const servers: Readonly<Record<string, Subcommand>> = {
  gateway: { program: gateway, summary: 'serves browsers and programs' },
  chemistry: { program: chemistry, summary: 'the chemistry service: calls and searches, or what ROLE says' },
  worker: { program: chemistry, variables: { ROLE: 'worker' }, summary: 'a chemistry service for searches alone' },
  identity: { program: identity, summary: 'sign-in with demonstration accounts' },
};

/** What ends by itself. */
export const tools: Readonly<Record<string, Subcommand>> = {
  backup: { program: chem, before: ['backup'], summary: 'the whole database into a file, a folder or standard output' },
  restore: { program: chem, before: ['restore'], summary: 'such a backup into an empty database' },
  users: { program: chem, before: ['users'], summary: 'export, erase: all that is kept of one user' },
  audit: { program: audit, summary: 'verify, key, pseudonym: the audit log' },
  chem: { program: chem, summary: 'the engine on the command line, and the back office' },
};

export const checkConfig = 'check-config';
const checkSummary = 'ROLE: lists what is wrong with the configuration of a server, and starts nothing';

/** What `synthline --help` shows. */
export function usage(): string {
  const named = { ...servers, [checkConfig]: { summary: checkSummary }, ...tools };
  const lines = Object.entries(named).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`);
  return ['usage: synthline COMMAND [arguments], or synthline COMMAND --help', ...lines].join('\n');
}
