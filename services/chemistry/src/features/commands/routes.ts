// What the command bar finds among a user's own records, routes and molecules.

import { findRecords, type RecordRow } from './find-records.ts';
import { findMolecules, findRoutes } from './find-routes.ts';
import { readWanted } from './wanted.ts';
import type { CommandsServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { roundScore } from '../tasks/route-step.ts';
const find = handle('commandSearch', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const { names, moleculeKey, interactive } = services;
  const wanted = await readWanted(body.text, caller.tenantId, {
    names,
    moleculeKey,
    meaningOfName: (text) => interactive.run('meaningOfName', text),
  });
  const [records, routes, molecules] = await Promise.all([
    findRecords(queries, caller, wanted),
    findRoutes(queries, caller, wanted),
    findMolecules(queries, caller, wanted),
  ]);
  return {
    records: records.map((record) => present(record, services)),
    routes: routes.map((route) => ({
      ...route,
      score: roundScore(route.score),
      molecule: presentMolecule(services.names, route.molecule),
    })),
    molecules: molecules.map((molecule) => presentMolecule(services.names, molecule)),
  };
});

function present({ id, molecule, changedAt, ...record }: RecordRow, { names }: CommandsServices) {
  return {
    ...record,
    recordId: id,
    ...(molecule && { molecule: presentMolecule(names, molecule) }),
    changedAt: changedAt.toISOString(),
  };
}

export const commandCalls: readonly Registration<CommandsServices>[] = [find];
