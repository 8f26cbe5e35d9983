// What could not be read of a file, in the caller's language: where, then what.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { ImportProblem, RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { ProblemReason, RouteProblem } from '../../../engine/route-files/foreign-route.ts';
import type { StoredImport } from '../stored.ts';

/** The route, or what hangs on it, is there all the same. */
const notes: ReadonlySet<ProblemReason> = new Set(['severalWays', 'emptyReaction', 'cutDrawing']);

export function presentProblem(problem: RouteProblem, culture: Culture): ImportProblem {
  const { route, line, reaction, reason } = problem;
  return {
    ...(route !== undefined && { route }),
    ...(line !== undefined && { line }),
    ...(reaction !== undefined && { reaction }),
    reason,
    isLeftOut: !notes.has(reason),
    text: problemText(problem, culture),
  };
}

/** `Line 4: …`. */
export function problemText({ route, line, reaction, reason, found }: RouteProblem, culture: Culture): string {
  const word = (key: string, values = {}): string => message(culture, 'route-import', `service.${key}`, values);
  const what = word(`problem.${reason}`, { found: found ?? '' });
  const where =
    line !== undefined
      ? word('place.line', { line })
      : reaction !== undefined
        ? word('place.reaction', { reaction })
        : route !== undefined
          ? word('place.route', { route })
          : undefined;
  return where === undefined ? what : word('place.with', { where, what });
}

/** The file of a task as its owner sees it. */
export function presentImport(imported: StoredImport, culture: Culture): NonNullable<RetroTask['imported']> {
  const { format, fileName, routes, unread, unchecked = [] } = imported;
  return {
    format,
    ...(fileName !== undefined && { fileName }),
    routes,
    problems: [...unread, ...unchecked].map((one) => presentProblem(one, culture)),
  };
}
