// Routes in a text: JSON, or reaction SMILES in lines.

import type { ForeignFile } from './foreign-route.ts';
import { JsonRefused, looksLikeJson } from './json-text.ts';
import { routesOfJson } from './json-routes.ts';
import { reactionsOfLines } from './reaction-lines.ts';

export type RouteTextRead = { ok: true; file: ForeignFile } | { ok: false; reason: 'json' | 'nesting' | 'noRoutes' };

/** What a text holds, or why nothing of it can be read. */
export function readRouteText(text: string): RouteTextRead {
  const file = looksLikeJson(text) ? jsonOf(text) : reactionsOfLines(text);
  if (typeof file === 'string') return { ok: false, reason: file };
  const isEmpty = !file || file.routes.length + file.reactions.length + file.problems.length === 0;
  return isEmpty ? { ok: false, reason: 'noRoutes' } : { ok: true, file };
}

// A line that begins like JSON may be a reaction of ions all the same: [Na+].[Cl-]>>…
function jsonOf(text: string): ForeignFile | 'json' | 'nesting' {
  try {
    return routesOfJson(text);
  } catch (error) {
    if (!(error instanceof JsonRefused)) throw error;
    const lines = error.reason === 'json' ? reactionsOfLines(text) : undefined;
    return lines && lines.reactions.length > 0 ? lines : error.reason;
  }
}
