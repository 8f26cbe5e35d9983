// What goes through the vessels of a route for one kilogram of product, by the model of the assessment (mass-balance.ts of the
// chemistry service): the median yield of each step, the heaviest precursor once, every other 1.2 times.

import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { RouteDetail, RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';
import { laboratoryOrder, precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';

const sideEquivalents = 1.2;

export interface Stream {
  node: RouteNode;
  /** Kilograms for one kilogram of the target; undefined where the yields are not known. */
  kg: number | undefined;
}

export interface FlowStep {
  step: RouteStep;
  inputs: Stream[];
  product: Stream;
  /** False where the product goes on in the same solvent, as the assessment suggests. */
  isIsolated: boolean;
}

/** The steps in the order of the laboratory. */
export function flowOf(
  route: Pick<RouteDetail, 'nodes' | 'steps'>,
  { yields = [], telescopes }: Pick<ProcessAssessment, 'yields' | 'telescopes'>,
): FlowStep[] {
  const needed = new Map<string, number | undefined>();
  return laboratoryOrder(route.steps)
    .toReversed()
    .flatMap((step, place) => {
      const node = productOf(route, step);
      if (!node) return [];
      const productKg = place === 0 ? 1 : needed.get(node.nodeId);
      const share = yields.find((one) => one.step === step.number)?.typical;
      const kilomoles =
        share === undefined || productKg === undefined ? undefined : productKg / node.molecule.molecularWeight / share;
      const precursors = precursorsOf(route, step);
      const heaviest = Math.max(...precursors.map(({ molecule }) => molecule.molecularWeight));
      const main = precursors.find(({ molecule }) => molecule.molecularWeight === heaviest);
      const inputs = precursors.map((one) => {
        const equivalents = one === main ? 1 : sideEquivalents;
        const kg = kilomoles === undefined ? undefined : kilomoles * one.molecule.molecularWeight * equivalents;
        needed.set(one.nodeId, kg);
        return { node: one, kg };
      });
      const isIsolated = telescopes.every(({ from }) => from !== step.number);
      return [{ step, inputs, product: { node, kg: productKg }, isIsolated }];
    })
    .toReversed();
}
