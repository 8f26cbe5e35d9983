// Chosen routes as JSON, written a few at a time so that nobody else waits.

import type { Interactive } from '../structure/interactive.ts';
import { moleculesOfDocuments, retrocastCandidates, type KeyOf } from './retrocast-document.ts';
import { aizynthTrees, writeRoutes, type DocumentRoute } from '../tasks/route-document.ts';
import type { RouteChoice } from './route-pieces.ts';
import { documentRoute } from '../tasks/stored-document.ts';

export type JsonForm = 'json' | 'aizynth' | 'retrocast';

/** The own document (docs/route-schema.md), trees as AiZynthFinder writes them, or candidates of RetroCast. */
export async function jsonOfRoutes(choice: RouteChoice, form: JsonForm, interactive: Interactive): Promise<string> {
  const target = choice.task.target.smiles;
  const texts: string[] = [];
  for await (const piece of choice.pieces()) {
    const documents = piece.map(({ row, detail }) => documentRoute(row, detail));
    const items =
      form === 'aizynth'
        ? aizynthTrees(writeRoutes(target, documents))
        : form === 'retrocast'
          ? retrocastCandidates(documents, await keysOf(documents, interactive), texts.length + 1)
          : documents;
    texts.push(...items.map((item) => JSON.stringify(item, null, 1)));
  }
  const list = `[\n${texts.join(',\n')}\n]`;
  if (form === 'aizynth') return `${list}\n`;
  if (form === 'retrocast') return `{${JSON.stringify(choice.task.id)}:${list}}\n`;
  const { routes: _, ...head } = writeRoutes(target, []);
  return `${JSON.stringify(head).slice(0, -1)},"routes":${list}}\n`;
}

/** The InChIKeys of all molecules of routes. */
export async function keysOf(routes: readonly DocumentRoute[], interactive: Interactive): Promise<KeyOf> {
  const molecules = moleculesOfDocuments(routes);
  const found = await interactive.run('inchiKeys', molecules);
  const keys = new Map(molecules.map((smiles, index) => [smiles, found[index] ?? '']));
  return (smiles) => keys.get(smiles) ?? '';
}
