// What planning with protecting groups asks of the forward model.

import type { Forward } from '../../chemistry/forward-model/forward.ts';
import type { ForwardCheck } from '../../chemistry/models/types.ts';

export interface ProtectionChemistry {
  /** Whether the product is among the first that form from the precursors. */
  check(precursors: readonly string[], product: string): ForwardCheck;
  /** Functional groups elsewhere in the precursors that the step's conditions would touch. */
  touched(precursors: readonly string[], product: string): string[];
}

/** Asks the forward templates; the templates that win the product say what they do not tolerate. */
export function forwardChemistry(forward: Forward): ProtectionChemistry {
  return {
    check: (precursors, product) => forward.check(precursors, product),
    touched: (precursors, product) => {
      const { templateId, templateIds } = forward.check(precursors, product);
      const giving = forward.outcomes(precursors).filter((one) => one.product === product);
      const lists = giving.filter((one) => templateId === null || templateIds.includes(one.templateId));
      // The most tolerant way to run the step counts.
      const fewest = lists.toSorted((a, b) => a.incompatible.length - b.incompatible.length)[0];
      return fewest?.incompatible ?? [];
    },
  };
}
