// What the two pages that plan have in common: the target, the open task in the address, and how to search.

import type { RetroTask, RouteType, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { readPreferencesText, saidPreferences } from '@app/shared/rules/preferences';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import type { MomentAction } from '@app/shared/constants/screen-actions';
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { defaultProcessGoals, type ProcessGoals } from '@app/shared/contracts/process/figures';
import { track, useTrackedChange } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { usualCurrency } from '../../shared/api/data/use-currency.ts';
import { presentError } from '../../shared/errors/present.ts';
import { withConstraints } from '../constraints/constraint-set.ts';
import { useStructure } from '../target/use-structure.ts';
import { defaultSettings } from './default-settings.ts';
import { usePageMolecule } from './use-page-molecule.ts';

export type Planning = ReturnType<typeof usePlanning>;

const draftKeys: Record<RouteType, string> = {
  retrosynthesis: 'retrosynthesisDraft',
  processchemistry: 'processDraft',
};

/** The actions of the tracking catalogue that both pages report, each under its own name. */
export const planningActions = {
  retrosynthesis: { openEditor: 'openEditor', changeSettings: 'changeSearchSettings' },
  processchemistry: { openEditor: 'openProcessEditor', changeSettings: 'changeProcessSettings' },
} as const satisfies Record<RouteType, Record<string, MomentAction>>;

/** The page shows one molecule: that of the task in the address, or else the draft of this tab. */
export function usePlanning(routeType: RouteType) {
  const [search, setSearch] = useSearchParams();
  const taskId = search.get('task');
  const openTask = useCallback((id: string | null) => setSearch(id === null ? {} : { task: id }), [setSearch]);
  const [settings, setSettings] = useState(defaultSettings);
  const [wishes, setWishes] = useState(usualWishes);
  const [isChanging, setChanging] = useState(false);
  const actions = planningActions[routeType];
  const [isOfDraft, setOfDraft] = useState(taskId === null);
  const target = useStructure(draftKeys[routeType], isOfDraft);
  const { resolveText, resumeDraft, setTaskName } = target;
  const showTarget = useCallback((smiles: string) => void resolveText(smiles).catch(presentError), [resolveText]);
  const known = target.recognition.state === 'recognised' ? target.recognition.response : null;
  const marksAreOf = useMarksOf(known?.molecule.key, setSettings);
  /** What the form says while it is the draft's; it comes back with the draft. */
  const draftForm = useRef({ settings, wishes, key: known?.molecule.key });
  const keepForm = () => (draftForm.current = { settings, wishes, key: known?.molecule.key });

  const holder = usePageMolecule({
    taskId,
    key: known?.molecule.key,
    /** Until its task is known, nothing is shown for it. */
    onOpen: () => {
      if (isOfDraft) keepForm();
      setChanging(false);
      setOfDraft(false);
      setTaskName('');
      showTarget('');
    },
    onResume: () => {
      const { key, ...form } = draftForm.current;
      if (key !== undefined) marksAreOf(key);
      setSettings(form.settings);
      setWishes(form.wishes);
      resumeDraft().catch(presentError);
      setOfDraft(true);
    },
    onLeave: () => {
      setOfDraft(true);
      openTask(null);
    },
  });
  const show = (task: RetroTask) => {
    marksAreOf(task.target.key);
    setSettings(task.settings);
    setWishes(wishesOf(task));
    showTarget(task.target.smiles);
  };
  // What a task or the draft brings is no change of the user's.
  const [changes, setChanges] = useState(0);
  const change = (set: () => void) => {
    set();
    setChanges((before) => before + 1);
  };
  useTrackedChange(changes, actions.changeSettings);
  useOwnSettings(isOfDraft, setSettings);
  useAddressStructure(resolveText);

  return {
    routeType,
    taskId,
    openTask,
    target,
    /** The molecule that a start would plan; null while the page is about to show another. */
    recognised: holder.isSettled ? known : null,
    settings,
    setSettings: (next: SearchSettings) => change(() => setSettings(next)),
    /** Of a process task. */
    wishes,
    setWishes: (next: PlanWishes) => change(() => setWishes(next)),
    /** The page shows the search of the open task; the editor is folded away. */
    isFolded: taskId !== null && !isChanging,
    /** Folds the editor away again: the task stays as it was. */
    keepTask: () => setChanging(false),
    /** Puts a molecule of the user's on the canvas. */
    showTarget: (text: string) => {
      holder.touch();
      showTarget(text);
    },
    /** Takes the loaded task as the opened one; true the first time. */
    takeTask: (task: RetroTask): boolean => {
      if (!holder.take(task.taskId)) return false;
      show(task);
      return true;
    },
    /** Puts the target of a task on the canvas and what was asked of its search into the form, to plan it otherwise. */
    editTask: (task: RetroTask) => {
      track(actions.openEditor);
      setChanging(true);
      show(task);
    },
    /** A task has been started on what is shown: the name was this task's, the next molecule has its own. */
    follow: (id: string) => {
      holder.hold(id);
      keepForm();
      setChanging(false);
      setOfDraft(false);
      setTaskName('');
      openTask(id);
    },
    restart: () => {
      holder.hold(null);
      setOfDraft(true);
      openTask(null);
      setTaskName('');
      showTarget('');
    },
  };
}

/** Marks on bonds belong to one molecule: another target begins without. Gives the function that says which molecule the next marks are for. */
function useMarksOf(key: string | undefined, setSettings: Dispatch<SetStateAction<SearchSettings>>) {
  const marked = useRef(key);
  useEffect(() => {
    if (key === undefined || key === marked.current) return;
    marked.current = key;
    setSettings(withoutMarks);
  }, [key, setSettings]);
  return (owner: string) => {
    marked.current = owner;
  };
}

/** The highest price and the preferences of the user's own settings, for a new search that says nothing of them. */
function useOwnSettings(isNew: boolean, setSettings: Dispatch<SetStateAction<SearchSettings>>): void {
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const isTaken = useRef(false);
  useEffect(() => {
    if (!profile || !isNew || isTaken.current) return;
    isTaken.current = true;
    const preferences = saidPreferences(readPreferencesText(profile.searchPreferences ?? '') ?? undefined);
    if (preferences) setSettings((settings) => (settings.preferences ? settings : { ...settings, preferences }));
    const minorUnits = profile.maximumMoleculePrice;
    if (minorUnits === null) return;
    const maxPricePerGram = { minorUnits, currency: profile.currency ?? usualCurrency() };
    setSettings((settings) =>
      settings.constraints?.maxPricePerGram
        ? settings
        : { ...settings, constraints: withConstraints(settings.constraints ?? {}, { maxPricePerGram }) },
    );
  }, [profile, isNew, setSettings]);
}

function withoutMarks(settings: SearchSettings): SearchSettings {
  const { constraints = {} } = settings;
  if (!constraints.breakBonds && !constraints.keepBonds) return settings;
  return { ...settings, constraints: withConstraints(constraints, { breakBonds: [], keepBonds: [] }) };
}

/** A structure in the address (`?smiles=`) is loaded once and then leaves the address. */
function useAddressStructure(resolve: (structure: string) => Promise<unknown>): void {
  const [search, setSearch] = useSearchParams();
  const smiles = search.get('smiles');
  useEffect(() => {
    if (!smiles) return;
    resolve(unmistakableSmiles(smiles)).catch(presentError);
    setSearch(
      (now) => {
        now.delete('smiles');
        return now;
      },
      { replace: true },
    );
  }, [smiles, resolve, setSearch]);
}

// What is asked of a process task beyond the settings of any search.
type Order = CallInput<'processSearchStart'>['body'];

type PlanWishes = Required<Pick<Order, 'interest' | 'avoidForbidden'>> & { goals: ProcessGoals };

/** What the service would take by itself. */
const usualWishes: PlanWishes = { goals: defaultProcessGoals, interest: 'prefer', avoidForbidden: true };

/** What a task was asked. */
function wishesOf({ process }: Pick<RetroTask, 'process'>): PlanWishes {
  if (!process) return usualWishes;
  return { goals: process.goals, interest: process.interestUse, avoidForbidden: process.avoidForbidden };
}
