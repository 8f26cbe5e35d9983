// A step of a route as a scheme, its molecules drawn as they lie in the target.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { ReactionScheme, type SchemeSize } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';

export interface ReactionDrawingProps {
  route: Pick<RouteDetail, 'nodes' | 'steps' | 'target'>;
  step: RouteStep;
  size: SchemeSize;
  /** Above the arrow. */
  over?: string;
  /** Below the arrow. */
  under?: string;
  /** Atoms that change, by node, on a light ground. */
  marked?: ReadonlyMap<string, readonly number[]>;
}

export function ReactionDrawing({ route, step, size, over, under, marked }: ReactionDrawingProps) {
  const precursors = precursorsOf(route, step);
  const product = productOf(route, step);
  if (!product) return null;
  const atomsOf = ({ nodeId }: { nodeId: string }) => marked?.get(nodeId) ?? [];
  return (
    <ReactionScheme
      reaction={{ reactants: precursors.map(({ molecule }) => molecule), product: product.molecule }}
      size={size}
      like={route.target}
      over={over}
      under={under}
      marked={{ reactants: precursors.map(atomsOf), product: atomsOf(product) }}
    />
  );
}
