import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '../../chemistry/drawing/subscripts.ts';

/** The name as it is shown: one that nobody chose ends with the product's formula. */
export function entryName({ name, reaction }: Pick<Optimization, 'name' | 'reaction'>): string {
  const { formula } = reaction.product;
  return name.replace(formula, withSubscripts(formula));
}
