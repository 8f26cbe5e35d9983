import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';

/** Its name; where that is the formula of the starting molecule, as formulas are written. */
export function shownName({ name, start }: Pick<ForwardTask, 'name' | 'start'>): string {
  return name === start.formula ? withSubscripts(name) : name;
}
