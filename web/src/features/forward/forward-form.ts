// What is asked of a task, as it is filled in, and as the service takes it: what is left as usual is left out.

import { limits } from '@app/shared/constants/limits';
import type { ForwardFilter, ForwardSettings, ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export interface ForwardForm {
  name: string;
  /** Classes of reactions; null for all. */
  classes: readonly string[] | null;
  /** The kind of reaction of a library. */
  templateId: string | null;
  /** Places that must react, each by its atoms; none for any. */
  places: readonly (readonly number[])[];
  /** Ids of stocks; undefined for all. */
  stocks: string[] | undefined;
  scaffolds: readonly Molecule[];
  onlyScaffolds: boolean;
  maxHeavyAtoms: number;
  /** As typed, in whole units of the currency; empty for none. */
  maxPrice: string;
  /** A pattern that partners must hold. */
  contains: string;
  perReaction: number;
  steps: number;
  maxProducts: number;
  /** What products are compared with: SMILES, a name or a CAS number. */
  target: string;
  filter: ForwardFilter;
}

const ofType: Record<ForwardTaskType, Pick<ForwardForm, 'perReaction' | 'maxProducts'>> = {
  enumeration: { perReaction: 200, maxProducts: 1_000 },
  library: { perReaction: 2_000, maxProducts: 5_000 },
};

export const mostPerReaction = 20_000;
export const mostProducts = 50_000;
export const mostHeavyAtoms = 60;
export const mostSteps = 3;
const usualHeavyAtoms = 20;

export function emptyForm(type: ForwardTaskType): ForwardForm {
  return {
    name: '',
    classes: null,
    templateId: null,
    places: [],
    stocks: undefined,
    scaffolds: [],
    onlyScaffolds: false,
    maxHeavyAtoms: usualHeavyAtoms,
    maxPrice: '',
    contains: '',
    steps: 1,
    target: '',
    filter: {},
    ...ofType[type],
  };
}

/** Why the task cannot start yet; null when it can. */
export type FormProblem = 'noKind' | 'noClass' | 'noPartner' | 'price';

export function problemOf(form: ForwardForm, type: ForwardTaskType): FormProblem | null {
  if (type === 'library' && form.templateId === null) return 'noKind';
  if (form.classes?.length === 0) return 'noClass';
  if (form.onlyScaffolds && form.scaffolds.length === 0) return 'noPartner';
  return form.maxPrice !== '' && minorUnits(form.maxPrice) === undefined ? 'price' : null;
}

/** The settings of the task. */
export function settingsOf(form: ForwardForm, type: ForwardTaskType): ForwardSettings {
  const { classes, templateId, places, steps, maxProducts, target, filter } = form;
  const sites = [...new Set(places.flat())].toSorted((a, b) => a - b);
  return {
    ...(type === 'enumeration' && classes && { classes: [...classes] }),
    ...(type === 'library' && templateId !== null && { templateIds: [templateId] }),
    ...(sites.length > 0 && { sites }),
    partners: partnersOf(form),
    steps: type === 'library' ? 1 : steps,
    maxProducts,
    ...(target.trim() !== '' && { target: target.trim() }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

function partnersOf(form: ForwardForm): ForwardSettings['partners'] {
  const maxPricePerGram = minorUnits(form.maxPrice);
  return {
    ...(form.stocks && !form.onlyScaffolds && { stocks: form.stocks }),
    ...(form.scaffolds.length > 0 && { scaffolds: form.scaffolds.map(({ smiles }) => smiles) }),
    ...(form.onlyScaffolds && { onlyScaffolds: true }),
    maxHeavyAtoms: form.maxHeavyAtoms,
    ...(maxPricePerGram !== undefined && !form.onlyScaffolds && { maxPricePerGram }),
    ...(form.contains.trim() !== '' && { contains: form.contains.trim() }),
    perReaction: form.perReaction,
  };
}

/** An amount as typed in minor units; undefined for what is none. */
function minorUnits(text: string): number | undefined {
  const amount = Number(text);
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : undefined;
}

/** Own partners with more of them: each once, and no more than may be. `leftOut` had no room. */
export function withScaffolds(
  known: readonly Molecule[],
  added: readonly Molecule[],
): { scaffolds: Molecule[]; leftOut: number } {
  const all = [...new Map([...known, ...added].map((one) => [one.key, one] as const)).values()];
  return { scaffolds: all.slice(0, limits.customScaffolds), leftOut: Math.max(0, all.length - limits.customScaffolds) };
}
