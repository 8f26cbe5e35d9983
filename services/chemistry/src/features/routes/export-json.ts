// Chosen routes as JSON, written a few at a time so that nobody else waits.

import { aizynthTrees, writeRoutes } from '../tasks/route-document.ts';
import type { RouteChoice } from './route-pieces.ts';
import { documentRoute } from '../tasks/stored-document.ts';

/** The own document (docs/route-schema.md), or trees as AiZynthFinder writes them. */
export async function jsonOfRoutes(choice: RouteChoice, form: 'json' | 'aizynth'): Promise<string> {
  const target = choice.task.target.smiles;
  const texts: string[] = [];
  for await (const piece of choice.pieces()) {
    const documents = piece.map(({ row, detail }) => documentRoute(row, detail));
    const items = form === 'aizynth' ? aizynthTrees(writeRoutes(target, documents)) : documents;
    texts.push(...items.map((item) => JSON.stringify(item, null, 1)));
  }
  const list = `[\n${texts.join(',\n')}\n]`;
  if (form === 'aizynth') return `${list}\n`;
  const { routes: _, ...head } = writeRoutes(target, []);
  return `${JSON.stringify(head).slice(0, -1)},"routes":${list}}\n`;
}
