import { AppError } from '@app/shared/errors/app-error';
import type { WireConstraints } from '@app/shared/contracts/search-constraints';
import { constraintError, constraintText } from '../search/constraint-words.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

/** Throws 20002 for a mark on a bond that is not there, 20001 for what contradicts itself; the details say which. */
export async function refuseProblems(
  { interactive }: Services,
  { culture }: Caller,
  target: string,
  constraints: WireConstraints | undefined,
): Promise<void> {
  if (!constraints) return;
  const [problem] = await interactive.run('constraintProblems', target, constraints);
  if (!problem) return;
  const details = { reason: problem.kind, found: problem.found, text: constraintText(culture, problem) };
  throw new AppError(constraintError(problem), details);
}
