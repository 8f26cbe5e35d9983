// What the file of a route is made of, gathered by the calls and written by a thread.

import type { Culture, Currency } from '@app/shared/constants/locale';
import type { ByProduct } from '@app/shared/contracts/impurity/results';
import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import type { CostSheet } from '@app/shared/rules/cost/sheet';

export interface ReportRoute {
  /** As its screen shows it, in the reader's language. */
  detail: RouteDetail;
  /** With what the reader entered; absent for a route without steps, and in files that hold no cost. */
  cost?: CostSheet | undefined;
  /** What likely forms beside the product of a step, by its id; in files that tell it. */
  byProducts?: Readonly<Record<string, readonly ByProduct[]>> | undefined;
  /** Drafts of the steps by their ids; in files that hold them. */
  procedures?: Readonly<Record<string, Procedure>> | undefined;
  /** What people wrote about a step, by its id. */
  notes?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface ReportFrame {
  culture: Culture;
  currency: Currency;
  taskName: string;
  /** Who asked for the file. */
  madeBy: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  /** Of the reader's clock: hours east of Greenwich. */
  hoursEast: number;
}

export interface RouteReport extends ReportFrame {
  routes: readonly ReportRoute[];
}

/** Files that the thread writes. */
export const writtenFileTypes = [
  'pdf',
  'xlsx',
  'docx',
  'procedures',
  'md',
  'cdxml',
  'rxn',
  'rdf',
  'svg',
  'picture',
] as const;
export type WrittenFileType = (typeof writtenFileTypes)[number];

/** A file, and its ending, which may be that of an archive of several. */
export interface WrittenFile {
  bytes: Uint8Array;
  ending: string;
}
