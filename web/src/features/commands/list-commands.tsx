// What the bar shows for what is typed: fixed commands at once, the rest as it arrives.

import type { FoundCommands, FoundRecord, FoundRoute, RecordKind } from '@app/shared/contracts/commands';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { Permission } from '@app/shared/constants/modules';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatAgo } from '../../shared/i18n/format.ts';
import { ClockIcon } from '../../ui/icons/icons.tsx';
import type { Command, CommandList, FixedCommand, MoleculeCommand, PlaceCommand } from './command.ts';
import { fitOf, strongFit, type Fit } from './fuzzy.ts';
import { initialsOf } from './pinyin.ts';
import type { RecentPlace } from './recent.ts';

type Can = (permission: ReturnType<typeof recordPermission>) => boolean;
type Translate = (key: string, values?: Record<string, string | number>) => string;

interface CommandSources {
  typed: string;
  fixed: readonly FixedCommand[];
  recent: readonly RecentPlace[];
  found: FoundCommands | undefined;
  /** What the text says by itself. */
  structure: CommandList | undefined;
  /** Compounds that are called nearly so. */
  compounds: readonly Molecule[];
  can: Can;
  t: Translate;
}

const mostOf = { newest: 6, saved: 3, pages: 6, records: 8, routes: 4, molecules: 5 } as const;

/** The lists in the order in which they are shown; an empty one is left out. */
export function listCommands(sources: CommandSources): CommandList[] {
  const lists = sources.typed.trim() === '' ? listsOfNothing(sources) : listsOfText(sources);
  return lists.filter(({ commands }) => commands.length > 0);
}

function listsOfNothing({ fixed, recent, found, can, t }: CommandSources): CommandList[] {
  const places = recent.map((place): Command => ({ ...place, icon: <ClockIcon /> }));
  const known = new Set(recent.map(({ id }) => id));
  const fresh = <C extends Command>(list: readonly C[]) => list.filter(({ id }) => !known.has(id));
  const newest = (found?.records ?? []).filter(({ kind }) => can(recordPermission(kind)));
  const ofGroup = (group: FixedCommand['group']) => fixed.filter((one) => one.group === group);
  return [
    { group: 'recent', commands: places },
    { group: 'newest', commands: fresh(newest.map((one) => recordCommand(one, '', t))).slice(0, mostOf.newest) },
    {
      group: 'saved',
      commands: fresh((found?.routes ?? []).map((one) => routeCommand(one, '', t))).slice(0, mostOf.saved),
    },
    { group: 'pages', commands: fresh(ofGroup('pages')) },
    { group: 'actions', commands: ofGroup('actions') },
  ];
}

function listsOfText({ typed, fixed, found, structure, compounds, can, t }: CommandSources): CommandList[] {
  const fits = fixed
    .flatMap((command) => {
      const fit = fitOfFixed(typed, command);
      return fit ? [{ command, fit }] : [];
    })
    .toSorted((a, b) => b.fit.score - a.fit.score);
  const ofGroup = (group: FixedCommand['group']): CommandList => ({
    group,
    commands: fits
      .filter(({ command }) => command.group === group)
      .slice(0, mostOf.pages)
      .map(({ command, fit }) => ({ ...command, marks: fit.marks, ...(fit.word && { detail: fit.word }) })),
  });
  const records = (found?.records ?? []).filter(({ kind }) => can(recordPermission(kind)));
  const own = found?.molecules ?? [];
  const known = new Set(own.map(({ key }) => key));
  const molecules = [...own, ...compounds.filter(({ key }) => !known.has(key))];
  const places = [ofGroup('pages'), ofGroup('actions')].toSorted((a, b) => bestOf(fits, b) - bestOf(fits, a));
  const things: CommandList[] = [
    ...(structure ? [structure] : []),
    { group: 'records', commands: records.slice(0, mostOf.records).map((one) => recordCommand(one, typed, t)) },
    {
      group: 'routes',
      commands: (found?.routes ?? []).slice(0, mostOf.routes).map((one) => routeCommand(one, typed, t)),
    },
    { group: 'molecules', commands: molecules.slice(0, mostOf.molecules).map((one) => moleculeCommand(one, typed)) },
  ];
  const arePlacesMeant = (fits[0]?.fit.score ?? 0) >= strongFit;
  return arePlacesMeant ? [...places, ...things] : [...things, ...places];
}

function bestOf(fits: readonly { command: FixedCommand; fit: Fit }[], { group }: CommandList): number {
  return fits.find(({ command }) => command.group === group)?.fit.score ?? 0;
}

/** By the label, by its words in the other language, or by the first letters of its pinyin. */
function fitOfFixed(typed: string, { label, words }: FixedCommand): (Fit & { word?: string }) | undefined {
  const direct = fitOf(typed, label);
  const others = words.flatMap((word) => {
    const fit = fitOf(typed, word);
    return fit ? [{ score: fit.score - 1, marks: [], word }] : [];
  });
  const wanted = typed.trim().toLowerCase();
  const sounds = [label, ...words].flatMap((word) => {
    const isSound = /^[a-z]{2,}$/.test(wanted) && /\p{Script=Han}/u.test(word) && initialsOf(word).startsWith(wanted);
    return isSound ? [{ score: 72, marks: word === label ? [[0, wanted.length] as const] : [], word }] : [];
  });
  const best = [...(direct ? [direct] : []), ...others, ...sounds].toSorted((a, b) => b.score - a.score)[0];
  return best && 'word' in best && best.word === label ? { score: best.score, marks: best.marks } : best;
}

function recordCommand(record: FoundRecord, typed: string, t: Translate): PlaceCommand {
  const { kind, recordId, name, note, molecule, state, changedAt } = record;
  return {
    id: `record.${recordId}`,
    label: name,
    detail: [t(`kind.${kind}`), note, formatAgo(changedAt)].filter((one) => one !== '').join(' · '),
    to: recordPath(record),
    ...(molecule && { molecule }),
    ...(state && { taskState: state }),
    ...marksOf(typed, name),
  };
}

function routeCommand({ routeId, taskName, molecule, steps, score, isSaved }: FoundRoute, typed: string, t: Translate) {
  return {
    id: `route.${routeId}`,
    label: taskName,
    detail: t(isSaved ? 'route.saved' : 'route.detail', { count: steps, score: Math.round(score) }),
    to: `/route/detail/${routeId}`,
    molecule,
    ...marksOf(typed, taskName),
  };
}

function moleculeCommand(molecule: Molecule, typed: string): MoleculeCommand {
  const label = moleculeLabel(molecule);
  const formula = withSubscripts(molecule.formula);
  return {
    id: `molecule.${molecule.key}`,
    label,
    detail: [label === formula ? '' : formula, molecule.cas ?? ''].filter((one) => one !== '').join(' · '),
    molecule,
    asksAbout: molecule,
    ...marksOf(typed, label),
  };
}

function marksOf(typed: string, label: string): { marks?: Fit['marks'] } {
  const fit = fitOf(typed, label);
  return fit ? { marks: fit.marks } : {};
}

/** Where a record opens. */
function recordPath({ kind, recordId, routeId = '' }: FoundRecord): string {
  const id = encodeURIComponent(recordId);
  const paths: Record<RecordKind, string> = {
    retrosynthesis: `/retrosynthesis?task=${id}`,
    processchemistry: `/processchemistry?task=${id}`,
    forwardsynthesis: `/forwardsynthesis/list?taskId=${id}`,
    sascore: `/sascore/${id}`,
    impuritypredict: `/impurity/list/${id}`,
    conditionoptimization: `/conditionOptimization?id=${id}`,
    quotation: `/quotation/history/${routeId}/${id}`,
    draft: `/route/manual/${id}`,
  };
  return paths[kind];
}

/** What its page asks for. */
function recordPermission(kind: RecordKind): Permission {
  return kind === 'draft' ? 'retrosynthesis' : kind;
}
