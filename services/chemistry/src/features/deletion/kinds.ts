// What can be deleted and brought back. Each feature says which rows belong to its things.

import type { DeletionKind } from '../../platform/database/set-aside.ts';
import { bannedReactionKind, craftMoleculeKind } from '../bans/deletion.ts';
import { worklistMoleculeKind } from '../batch/deletion.ts';
import { optimizationKind } from '../conditions/deletion.ts';
import { forwardTaskKind } from '../forward/deletion.ts';
import { impuritySearchKind } from '../impurity/deletion.ts';
import { quotationKind } from '../quotation/deletion.ts';
import { scoreTaskKind } from '../sascore/deletion.ts';
import { stockKind, templateSetKind } from '../stock/deletion.ts';
import { manualRouteKind, taskKind } from '../tasks/deletion.ts';

export const deletionKinds: ReadonlyMap<string, DeletionKind> = new Map(
  [
    taskKind,
    scoreTaskKind,
    forwardTaskKind,
    impuritySearchKind,
    optimizationKind,
    manualRouteKind,
    quotationKind,
    stockKind,
    templateSetKind,
    worklistMoleculeKind,
    craftMoleculeKind,
    bannedReactionKind,
  ].map((kind) => [kind.name, kind]),
);
