// The view of the worklist: which molecules, in what order. It is in the address, so that a reload keeps it.

import type { WorklistItem } from '@app/shared/contracts/batch';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { isInGroup, stateGroups, type StateGroup } from './worklist-state.ts';

export const sorts = ['order', 'name', 'state', 'solved', 'score', 'steps', 'materials', 'time'] as const;
export type WorklistSort = (typeof sorts)[number];

export interface WorklistView {
  group: StateGroup;
  sort: WorklistSort;
  descending: boolean;
  words: string;
}

export const plainView: WorklistView = { group: 'all', sort: 'order', descending: false, words: '' };

/** Where the greater is the better, the best comes first. */
export const bestIsGreatest: readonly WorklistSort[] = ['solved', 'score'];

/** The view that the address names; what it does not know is as usual. */
export function viewOf(search: URLSearchParams): WorklistView {
  const group = Object.keys(stateGroups).find((one): one is StateGroup => one === search.get('state'));
  const sort = sorts.find((one) => one === search.get('sort'));
  return {
    group: group ?? 'all',
    sort: sort ?? 'order',
    descending: search.get('order') === 'desc',
    words: search.get('find') ?? '',
  };
}

/** The same as an address; what is as usual is left out. */
export function searchOf({ group, sort, descending, words }: WorklistView): Record<string, string> {
  return {
    ...(group !== 'all' && { state: group }),
    ...(sort !== 'order' && { sort }),
    ...(descending && { order: 'desc' }),
    ...(words !== '' && { find: words }),
  };
}

/** The molecules to show, in their order; those without a figure come last, whichever way. */
export function shownItems(items: readonly WorklistItem[], view: WorklistView): WorklistItem[] {
  const wanted = view.words.trim().toLowerCase();
  const kept = items.filter((item) => isInGroup(view.group, item.state) && (wanted === '' || says(item, wanted)));
  if (view.sort === 'order') return kept;
  const value = values[view.sort];
  const way = view.descending ? -1 : 1;
  return kept.toSorted((a, b) => compare(value(a), value(b), way));
}

/** The name of a molecule on the worklist: its own name, else the one a source gives, else its formula. */
export function nameOf({ name, molecule }: Pick<WorklistItem, 'name' | 'molecule'>): string {
  return name || moleculeName(currentCulture(), molecule);
}

type Value = string | number | undefined;

const values: Record<Exclude<WorklistSort, 'order'>, (item: WorklistItem) => Value> = {
  name: nameOf,
  state: (item) => stateGroups.all.indexOf(item.state),
  solved: ({ result }) => result && result.solvedCount + result.routeCount / 1_000,
  score: ({ result }) => result?.bestScore,
  steps: ({ result }) => result?.steps,
  materials: ({ result }) => result?.startingMaterials,
  time: ({ result }) => result?.seconds,
};

function compare(a: Value, b: Value, way: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'string' || typeof b === 'string')
    return way * String(a).localeCompare(String(b), undefined, { numeric: true });
  return way * (a - b);
}

function says({ name, molecule, source }: WorklistItem, wanted: string): boolean {
  const texts = [
    name,
    molecule.name,
    molecule.chineseName,
    molecule.cas,
    molecule.formula,
    molecule.smiles,
    source.fileName,
  ];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
