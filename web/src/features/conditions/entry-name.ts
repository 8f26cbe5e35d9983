import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '../../chemistry/drawing/subscripts.ts';

/** The displayed name: a generated one ends with the product's formula. */
export function entryName({ name, reaction }: Pick<Optimization, 'name' | 'reaction'>): string {
  const { formula } = reaction.product;
  return name.replace(formula, withSubscripts(formula));
}
