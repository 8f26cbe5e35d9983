// What passes between the runner and a search thread.

import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import type { RouteFormat, RouteProblem } from '../../engine/route-files/foreign-route.ts';
import type { ReadRoute } from '../../engine/route-files/read-route.ts';
import type { RemoteEngineSettings } from './remote/settings.ts';
import type { StoredTemplate } from '../stock/stored-imports.ts';
import type { TurnedAway } from '../../engine/search/constraints.ts';
import type { PlanProgress, StopReason } from '../../engine/search/types.ts';
import type { SharedList } from '../../chemistry/stock/stock-cache.ts';
import type { FoundRoute } from '../tasks/route-store.ts';

export interface SearchOrder {
  /** Canonical. */
  smiles: string;
  tenantId: string;
  settings: SearchSettings;
  /** Of a process task. */
  process: ProcessOrder | null;
  /** Imported stocks of the user. */
  lists: SharedList[];
  /** Imported templates of the user. */
  templates: StoredTemplate[];
  /** One Int32 that is no longer 0 when the search is to stop. */
  stop: SharedArrayBuffer;
}

/** Routes of a file to be checked; there is nothing to search. */
export interface ImportOrder extends Pick<SearchOrder, 'tenantId' | 'lists' | 'templates' | 'stop'> {
  format: RouteFormat;
  routes: ReadRoute[];
  maxMs: number;
}

export interface SearchResult {
  progress: PlanProgress;
  firstSolvedMs: number | null;
  stopped: StopReason;
  /** How often each constraint turned something away. */
  turnedAway: TurnedAway;
  routes: FoundRoute[];
  /** What came up while the routes of a file were checked. */
  problems?: RouteProblem[];
}

export type SearchEvent =
  | { kind: 'progress'; progress: PlanProgress }
  /** `share` of the routes of a file that were looked at. */
  | { kind: 'route'; route: FoundRoute; progress: PlanProgress & { share?: number } }
  /** Packed by manual/search-graph.ts. */
  | { kind: 'graph'; content: Uint8Array };

/** Given to a thread when it starts. */
export interface SearchThreadData {
  /** Of the molecule keys. */
  secret: Uint8Array;
  /** A customer's own engine, asked in place of ours. */
  remoteEngine?: RemoteEngineSettings | undefined;
}
