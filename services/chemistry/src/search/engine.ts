// The engine: expansion, planning and forward prediction over one set of templates and one stock, in one thread.

import type { ForwardCheck, PredictedProduct, Proposal } from '../models/types.ts';
import type { PlanHooks, PlanLimits, PlanResult } from './types.ts';

export interface Engine {
  /** Single-step proposals, best first. Throws a TypeError when the SMILES is unsound: check it before. */
  expand(smiles: string, options?: { top?: number }): Proposal[];
  /** Searches routes; returns when done, stopped, or a limit is reached. Computes without yielding: use a worker. */
  plan(smiles: string, limits: PlanLimits, hooks?: PlanHooks): PlanResult;
  /** Ranked products of dotted reactants. */
  forward(reactants: string, options?: { top?: number }): PredictedProduct[];
  /** Whether `product` is among the first products of the precursors. */
  checkForward(precursors: readonly string[], product: string): ForwardCheck;
  /** Releases every RDKit handle. */
  dispose(): void;
}
