// The facts of a step as fields of a form: names apart by commas, figures as text.

import type { OwnFacts } from '@app/shared/contracts/manual/editing';
import type { RouteStep } from '@app/shared/contracts/routes/routes';

export interface FactFields {
  reagents: string;
  catalysts: string;
  solvents: string;
  yieldPercent: string;
  /** Degrees Celsius. */
  fromC: string;
  toC: string;
  note: string;
  /** By SMILES of a reactant, or by the name of an agent. */
  equivalents: Readonly<Record<string, string>>;
}

export type TextField = Exclude<keyof FactFields, 'equivalents'>;
export type WrongField = 'yieldPercent' | 'fromC' | 'toC' | 'equivalents';

/** What the chemist said before; where nothing was said of conditions, the typical ones to begin with. */
export function fieldsOf({
  conditions,
  yieldPercent,
  equivalents = [],
  ownNote,
}: Pick<RouteStep, 'conditions' | 'yieldPercent' | 'equivalents' | 'ownNote'>): FactFields {
  const [first] = conditions;
  return {
    reagents: first?.reagents.join(', ') ?? '',
    catalysts: first?.catalysts.join(', ') ?? '',
    solvents: first?.solvents.join(', ') ?? '',
    fromC: first ? String(first.temperatureC[0]) : '',
    toC: first ? String(first.temperatureC[1]) : '',
    yieldPercent: yieldPercent === undefined ? '' : String(yieldPercent),
    note: ownNote ?? '',
    equivalents: Object.fromEntries(equivalents.map(({ of, amount }) => [of, String(amount)])),
  };
}

/** Names of the agents in the fields of conditions, each once. */
export function agentsOf({ reagents, catalysts }: Pick<FactFields, 'reagents' | 'catalysts'>): string[] {
  return [...new Set([...namesOf(reagents), ...namesOf(catalysts)])];
}

/** The facts that the fields say, or the first field that says none. Unchanged typical conditions are not the user's facts. */
export function factsOfFields(
  fields: FactFields,
  step: Pick<RouteStep, 'conditions' | 'conditionOrigin'> = { conditions: [], conditionOrigin: 'chemist' },
): { facts?: OwnFacts; wrong?: WrongField } {
  const yieldPercent = figureOf(fields.yieldPercent);
  if (Number.isNaN(yieldPercent) || (yieldPercent !== undefined && (yieldPercent < 0 || yieldPercent > 100)))
    return { wrong: 'yieldPercent' };
  const fromC = figureOf(fields.fromC);
  const toC = figureOf(fields.toC) ?? fromC;
  if (fromC !== undefined && !isTemperature(fromC)) return { wrong: 'fromC' };
  if (toC !== undefined && !isTemperature(toC)) return { wrong: 'toC' };
  const [reagents, catalysts, solvents] = [fields.reagents, fields.catalysts, fields.solvents].map(namesOf);
  const typical = step.conditionOrigin === 'chemist' ? undefined : fieldsOf(step);
  const stays = typical !== undefined && conditionFields.every((name) => typical[name] === fields[name]);
  const isSaid = !stays && [reagents, catalysts, solvents].some((list) => (list ?? []).length > 0);
  if (isSaid && (fromC ?? toC) === undefined) return { wrong: 'fromC' };
  const low = fromC ?? toC ?? 0;
  const high = toC ?? low;
  const temperatureC: [number, number] = [Math.min(low, high), Math.max(low, high)];
  const condition = { reagents: reagents ?? [], catalysts: catalysts ?? [], solvents: solvents ?? [], temperatureC };
  const equivalents = equivalentsOf(fields.equivalents);
  if (equivalents.some(({ amount }) => !(amount > 0 && amount <= mostEquivalents))) return { wrong: 'equivalents' };
  const note = fields.note.trim();
  return {
    facts: {
      ...(isSaid && { conditions: [condition] }),
      ...(yieldPercent !== undefined && { yieldPercent }),
      ...(equivalents.length > 0 && { equivalents }),
      ...(note !== '' && { note }),
    },
  };
}

const mostEquivalents = 1_000;

function equivalentsOf(fields: FactFields['equivalents']): { of: string; amount: number }[] {
  return Object.entries(fields).flatMap(([of, text]) => {
    const amount = figureOf(text.replace(/equiv\.?|eq\.?|当量/i, ''));
    return amount === undefined ? [] : [{ of, amount }];
  });
}

const conditionFields = ['reagents', 'catalysts', 'solvents', 'fromC', 'toC'] as const;

// Both decimal signs, the minus of a typesetter, and the sign of a unit that was written along.
function figureOf(text: string): number | undefined {
  const plain = text
    .replace(/[%°C\s]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return plain === '' ? undefined : Number(plain);
}

function isTemperature(value: number): boolean {
  return Number.isFinite(value) && value >= -273 && value <= 2_000;
}

function namesOf(text: string): string[] {
  return text
    .split(/[,;，；、]\s*(?![^()]*\))/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
