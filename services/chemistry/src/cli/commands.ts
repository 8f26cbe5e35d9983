// The commands, each loaded when it is asked for: a wrong option of one is told without loading the others.

import type { Readable, Writable } from 'node:stream';
import type { Answer, WriteLine } from './lines.ts';

export interface Streams {
  input: Readable;
  output: Writable;
  errors: Writable;
}

/** Reads the options and loads what the command needs; throws when an option is wrong. */
export type Start = (args: string[]) => Promise<Answer>;

/** Reads standard input, and writes other than lines, for `-` alone. */
export type RunFile = (args: string[], write: WriteLine, streams: Streams) => Promise<void>;

/** What comes behind each of these commands, on the command line. */
export const lineOptions: Readonly<Record<string, string>> = {
  expand: '[--top N] [--check N]',
  plan: `[--seconds N] [--expansions N] [--top N] [--depth N] [--strategy NAME] [--seed N] [--export tree|routes|aizynth]
    [--stock FILE] [--stocks LIST] [--start-from SMILES]... [--start-from-any SMILES]... [--max-steps N] [--max-price N]
    [--currency CODE] [--green N] [--break BOND]... [--keep BOND]... [--through SMILES]... [--avoid SMILES]...
    [--forbid SMILES]... [--dislike SMILES]... [--exclude-class CLASS]...`,
  forward: '[--top N]',
  conditions: '[--top N]',
  impurities: '',
  sascore: '[--fragments FILE]',
  substructure: '--in FILE [--kind smarts|smiles|auto] [--chirality none|absolute|relative]',
};

/** Commands that answer each line of the standard input. */
export const commands: Readonly<Record<string, () => Promise<Start>>> = {
  expand: async () => (await import('./expand.ts')).startExpand,
  plan: async () => (await import('./plan.ts')).startPlan,
  forward: async () => (await import('./forward.ts')).startForward,
  conditions: async () => (await import('./conditions.ts')).startConditions,
  impurities: async () => (await import('./impurities.ts')).startImpurities,
  sascore: async () => (await import('./sascore.ts')).startSascore,
  substructure: async () => (await import('./substructure.ts')).startSubstructure,
};

/** Commands of files, and of the back office. */
export const fileCommands: Readonly<Record<string, () => Promise<RunFile>>> = {
  'import-stock': async () => (await import('./import-stock.ts')).importStock,
  'import-templates': async () => (await import('./import-templates.ts')).importTemplateFile,
  payments: async () => (await import('./payments.ts')).reviewPayments,
  contact: async () => (await import('./contact.ts')).answerContact,
  feedback: async () => (await import('./feedback.ts')).answerFeedback,
  quota: async () => (await import('./quota.ts')).changeQuotas,
  users: async () => (await import('./users.ts')).manageUsers,
  backup: async () => (await import('./backup/backup.ts')).backUp,
  restore: async () => (await import('./backup/backup.ts')).restore,
};
