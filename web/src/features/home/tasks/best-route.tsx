import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { RouteBranch } from '../../../chemistry/thumbnail/listed-route.ts';
import { RouteTreeCell } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { useCall } from '../../../shared/api/use-call.ts';

const place = { width: 256, height: 60 } as const;
const usualSizes = new Map<string, never>();

/** The best route of a task as a thumbnail: the longest linear sequence from the target's precursor back. */
export function BestRoute({ task: { taskId, routeType, target } }: { task: RetroTask }) {
  const { data } = useCall('routeList', { body: { routeType, taskId, pageIndex: 1, pageSize: 1 } }, { passive: true });
  const [best] = data?.items ?? [];
  if (!best) return null;
  const missing = new Set(best.startingMaterials.flatMap((one) => (one.inStock ? [] : one.molecule.key)));
  const [tree] = branchesOf(best.mainLine, best.reactions, missing);
  return tree ? <RouteTreeCell route={{ tree }} frames={usualSizes} like={target.key} {...place} /> : null;
}

function branchesOf(
  [molecule, ...back]: readonly Molecule[],
  [reaction, ...earlier]: readonly { name: string }[],
  missing: ReadonlySet<string>,
): RouteBranch[] {
  if (!molecule) return [];
  const from = branchesOf(back, earlier, missing);
  return [{ molecule, reaction: reaction?.name, isMissing: missing.has(molecule.key), from }];
}
