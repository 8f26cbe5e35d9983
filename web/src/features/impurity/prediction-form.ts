// What is asked of a prediction beside the reaction, as the fields hold it, and kept in the tab until it is started.

import { limits } from '@app/shared/constants/limits';
import type { CallInput } from '@app/shared/contracts/catalogue';
import type { ImpurityConditions, ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import { keep, kept } from '../../shared/lib/kept.ts';

export const atmospheres = ['inert', 'air', 'hydrogen'] as const;
export const workUps = ['aqueous', 'acid', 'base', 'none'] as const;
export const mostAgents = 20;
export const mostCarried = 50;
export const temperatureRange = { from: -100, to: 400 } as const;

export interface PredictionForm {
  agents: readonly string[];
  /** As typed; empty where it is not known. */
  temperature: string;
  atmosphere: (typeof atmospheres)[number];
  workUp: (typeof workUps)[number];
  /** One a line. */
  carried: string;
  name: string;
}

export const emptyForm: PredictionForm = {
  agents: [],
  temperature: '',
  atmosphere: 'inert',
  workUp: 'aqueous',
  carried: '',
  name: '',
};

export interface PredictionDraft {
  form: PredictionForm;
  asked: AskedReaction | null;
}

/** What keeps the form from being sent; each has its words. */
export type FormProblem = 'reaction' | 'temperature' | 'carried';

export function problemOf(form: PredictionForm, hasReaction: boolean): FormProblem | null {
  if (!hasReaction) return 'reaction';
  if (!isTemperature(form.temperature)) return 'temperature';
  return carriedOf(form).length > mostCarried ? 'carried' : null;
}

/** Degrees Celsius, or nothing at all. */
export function isTemperature(typed: string): boolean {
  const value = Number(typed);
  return typed.trim() === '' || (value >= temperatureRange.from && value <= temperatureRange.to);
}

/** The impurities of the starting materials, one a line. */
export function carriedOf({ carried }: Pick<PredictionForm, 'carried'>): string[] {
  return carried
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The body that starts the prediction. */
export function startBody(form: PredictionForm, asked: AskedReaction): CallInput<'impurityStart'>['body'] {
  const { agents, temperature, atmosphere, workUp } = form;
  const [carried, name] = [carriedOf(form), form.name.trim()];
  const conditions: ImpurityConditions = {
    atmosphere,
    workUp,
    ...(agents.length > 0 && { agents: [...agents] }),
    ...(temperature.trim() !== '' && { temperatureC: Number(temperature) }),
  };
  return { ...asked, conditions, ...(carried.length > 0 && { carried }), ...(name !== '' && { name }) };
}

/** A prediction that was made, as the form would have asked for it. */
export function draftOf({ reaction, conditions, carried, name }: ImpuritySearch): PredictionDraft {
  const { agents, temperatureC, atmosphere, workUp } = conditions;
  return {
    asked: { reaction: reaction.smiles },
    form: {
      agents: agents ?? [],
      temperature: temperatureC === undefined ? '' : String(temperatureC),
      atmosphere: atmosphere ?? emptyForm.atmosphere,
      workUp: workUp ?? emptyForm.workUp,
      carried: carried.map(({ smiles }) => smiles).join('\n'),
      name: name.slice(0, limits.taskNameLength),
    },
  };
}

const storageKey = 'impurityDraft';

export function keepDraft(draft: PredictionDraft): void {
  keep(storageKey, draft);
}

export function dropDraft(): void {
  keep(storageKey, undefined);
}

export function readDraft(): PredictionDraft {
  const { form, asked = null } = kept<Partial<PredictionDraft>>(storageKey) ?? {};
  return { form: { ...emptyForm, ...form }, asked };
}
