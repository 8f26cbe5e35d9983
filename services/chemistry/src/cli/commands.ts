// The commands that are built, and those that the command line promises.

import { backUp, restore } from './backup.ts';
import { startConditions } from './conditions.ts';
import { startExpand } from './expand.ts';
import { answerFeedback } from './feedback.ts';
import { startForward } from './forward.ts';
import { importStock } from './import-stock.ts';
import { importTemplateFile } from './import-templates.ts';
import { startImpurities } from './impurities.ts';
import { reviewPayments } from './payments.ts';
import type { Answer, WriteLine } from './lines.ts';
import { startPlan } from './plan.ts';
import { changeQuotas } from './quota.ts';
import { startSascore } from './sascore.ts';
import { startSubstructure } from './substructure.ts';

/** Reads the options and loads what the command needs; throws when an option is wrong. */
export type Start = (args: string[]) => Promise<Answer>;

export const commands: Readonly<Record<string, Start>> = {
  expand: startExpand,
  plan: startPlan,
  forward: startForward,
  conditions: startConditions,
  impurities: startImpurities,
  sascore: startSascore,
  substructure: startSubstructure,
};

/** Commands that read no standard input: of files, and of the back office. */
export const fileCommands: Readonly<Record<string, (args: string[], write: WriteLine) => Promise<void>>> = {
  'import-stock': importStock,
  'import-templates': importTemplateFile,
  payments: reviewPayments,
  feedback: answerFeedback,
  quota: changeQuotas,
  backup: backUp,
  restore,
};
