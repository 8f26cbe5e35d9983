// What the command bar offers, whatever it came from.

import type { TaskState } from '@app/shared/constants/modules';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { ReactNode } from 'react';

export type CommandGroup =
  | 'recent'
  | 'structure'
  | 'pages'
  | 'actions'
  | 'records'
  | 'routes'
  | 'molecules'
  | 'newest'
  | 'saved';

interface Shown {
  /** The same for the same thing, whenever it is found. */
  id: string;
  label: string;
  /** Small, after the label. */
  detail?: string;
  icon?: ReactNode;
  /** Shown in place of the icon. */
  molecule?: Molecule;
  taskState?: TaskState;
  /** Stretches of the label that were typed. */
  marks?: readonly (readonly [number, number])[];
}

/** Leads to an address; `state` goes into the history entry. */
export interface PlaceCommand extends Shown {
  to: string;
  state?: unknown;
  /** Left where the page that opens takes it. */
  leave?: () => void;
  /** Names a structure in its address or state, so it is not kept among the recent ones. */
  isPassing?: boolean;
}

export interface ActionCommand extends Shown {
  run: () => void;
}

/** Asks what is to be done with a molecule. */
export interface MoleculeCommand extends Shown {
  asksAbout: Molecule;
}

export type Command = PlaceCommand | ActionCommand | MoleculeCommand;

/** A command of the product itself: found by its words in either language. */
export type FixedCommand = (PlaceCommand | ActionCommand) & { group: 'pages' | 'actions'; words: readonly string[] };

export interface CommandList {
  group: CommandGroup;
  /** Of the group `structure`: the molecule. */
  about?: string;
  commands: readonly Command[];
}
