// What the two pages that plan have in common: the target, the open task in the address, and how to search.

import type { RetroTask, RouteType, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { MomentAction } from '@app/shared/tracking/screen-actions';
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from 'react-router-dom';
import { track, useTrackedChange } from '../../api/track.ts';
import { useCall } from '../../api/use-call.ts';
import { usualCurrency } from '../../api/use-currency.ts';
import { presentError } from '../../errors/present.ts';
import { useIsBelow } from '../../lib/use-media.ts';
import { withConstraints } from '../constraints/constraint-set.ts';
import { useStructure } from '../target/use-structure.ts';
import { defaultSettings } from './default-settings.ts';

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

export function usePlanning(routeType: RouteType) {
  const [search, setSearch] = useSearchParams();
  const taskId = search.get('task');
  const target = useStructure(draftKeys[routeType]);
  const recognised = target.recognition.state === 'recognised' ? target.recognition.answer : null;
  const [settings, setSettings] = useState(defaultSettings);
  const [wantsEditor, setWantsEditor] = useState(false);
  const isSmall = useIsBelow('lg');
  const actions = planningActions[routeType];
  const { resolveText, setTaskName } = target;
  useTrackedChange(settings, actions.changeSettings);
  const marksAreOf = useMarksOf(recognised?.molecule.key, setSettings);
  useMaximumPrice(setSettings);
  useAddressStructure(resolveText);

  const openTask = (id: string | null) => setSearch(id === null ? {} : { task: id });
  const showTarget = useCallback((smiles: string) => void resolveText(smiles).catch(presentError), [resolveText]);
  return {
    taskId,
    openTask,
    target,
    recognised,
    settings,
    setSettings,
    /** Who opens a task on a small screen came to watch it: the editor, large and eager for the focus, waits. */
    waitsForEditor: isSmall && taskId !== null && !wantsEditor,
    openEditor: () => {
      track(actions.openEditor);
      setWantsEditor(true);
    },
    /** Puts a molecule on the canvas. */
    showTarget,
    /** Puts the target of a task on the canvas and what was asked of its search into the form, to plan it otherwise. */
    editTask: ({ target: { key, smiles }, settings: asked }: RetroTask) => {
      setWantsEditor(true);
      marksAreOf(key);
      setSettings(asked);
      showTarget(smiles);
    },
    /** A task has been started: the name was this task's, the next molecule has its own. */
    follow: (id: string) => {
      setTaskName('');
      openTask(id);
    },
    beginAnew: () => {
      openTask(null);
      setTaskName('');
      showTarget('');
    },
  };
}

/** Marks on bonds belong to one molecule: another target begins without. Gives what says whose marks there will be. */
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

/** The highest price of the user's own settings, for a search that says nothing of prices yet. */
function useMaximumPrice(setSettings: Dispatch<SetStateAction<SearchSettings>>): void {
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const isTaken = useRef(false);
  useEffect(() => {
    if (!profile || isTaken.current) return;
    isTaken.current = true;
    const minorUnits = profile.maximumMoleculePrice;
    if (minorUnits === null) return;
    const maxPricePerGram = { minorUnits, currency: profile.currency ?? usualCurrency() };
    setSettings((settings) =>
      settings.constraints?.maxPricePerGram
        ? settings
        : { ...settings, constraints: withConstraints(settings.constraints ?? {}, { maxPricePerGram }) },
    );
  }, [profile, setSettings]);
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
    resolve(smiles).catch(presentError);
    setSearch(
      (now) => {
        now.delete('smiles');
        return now;
      },
      { replace: true },
    );
  }, [smiles, resolve, setSearch]);
}
