// What the page of a route shows behind a click, a key or a choice.

import { Skeleton as Lines } from 'antd';
import { handOverDialogs } from '../../../chemistry/export/dialogs.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { later } from '../../../ui/state/later.tsx';

/** Of a panel of the inspector. */
const panelComing = <Lines active aria-busy="true" paragraph={{ rows: 8 }} />;

/** Of the step cards, and of the step in the inspector. */
const stepWords = ['conditions', 'protection', 'process', 'bans', 'reaction', 'impurity'];

export const StepInspector = later(() => import('./selection-parts.ts').then((m) => m.StepInspector), {
  words: stepWords,
  fallback: panelComing,
});

export const MoleculeFacts = later(() => import('../molecule/molecule-facts.tsx').then((m) => m.MoleculeFacts), {
  fallback: <Lines active title={false} paragraph={{ rows: 10 }} />,
});

export const MoleculeUses = later(() => import('../molecule/molecule-uses.tsx').then((m) => m.MoleculeUses), {
  words: ['inquiry'],
});

export const RouteNotes = later(() => import('../step/step-notes.tsx').then((m) => m.StepNotes), {
  fallback: <Skeleton height={56} radius={6} />,
});

export const RouteComments = later(() => import('./route-comments.tsx').then((m) => m.RouteComments), {
  fallback: <Skeleton height={56} radius={6} />,
});

export const ProcessPanel = later(() => import('../process/process-panel.tsx').then((m) => m.ProcessPanel), {
  words: ['process'],
  fallback: panelComing,
});

export const SolvedPanel = later(() => import('../score/solved-panel.tsx').then((m) => m.SolvedPanel), {
  fallback: panelComing,
});

export const StereocentresDialog = later(() => import('./selection-parts.ts').then((m) => m.StereocentresDialog), {
  words: ['stereocentres'],
});

export const StepsView = later(() => import('../print/steps-view.tsx').then((m) => m.StepsView), {
  words: stepWords,
  fallback: panelComing,
});

export const PrintSheet = later(() => import('../print/print-sheet.tsx').then((m) => m.PrintSheet), {
  words: stepWords,
});

export const NotReadable = later(() => import('../not-readable.tsx').then((m) => m.NotReadable));

/** Of the molecule that the page begins with. */
export const firstParts = [MoleculeFacts, RouteNotes, RouteComments, MoleculeUses];

/** Fetched while the page rests, in the order in which they are usually wanted. */
export const detailParts = [StepInspector, SolvedPanel, ...handOverDialogs, StepsView, ProcessPanel, PrintSheet];
