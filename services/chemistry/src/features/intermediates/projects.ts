// Projects of intermediates: tracked, changed, shared inside the tenant.

import { intermediateLimits } from '@app/shared/contracts/intermediates/intermediates';
import { AppError } from '@app/shared/errors/app-error';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { bringUpToDate } from './bring-up-to-date.ts';
import { changeProject, trackMolecule } from './change-project.ts';
import { figuresOf, noFigures } from './common.ts';
import { addMembers, endMembership, type SharedRoute } from './members.ts';
import { listProjects, readProject, type ProjectRow } from './project-store.ts';
import { visibleUses } from './visible.ts';
import type { IntermediatesServices } from './services.ts';
import { moleculesOfKeys } from '../structure/molecule-store.ts';
import { findRoute } from '../tasks/route-store.ts';
import type { Owner } from '../../platform/database/owner.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentProjects } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine, plainLines } from '../../platform/http/plain-text.ts';
import { colleagues, stayInTenant } from '../sharing/routes.ts';

const routesOfOneShare = 20;

const intermediateProjectList = handle('intermediateProjectList', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const { total, rows } = await listProjects(queries, caller, { ...body, key: plainLine(body.key ?? '') });
  const presented = await presentProjects(rows, caller, services);
  const figures = await Promise.all(rows.map((row) => projectFigures(row, caller, services)));
  return {
    total,
    items: presented.map((project, place) => {
      const { targets, routes } = figures[place] ?? noFigures;
      return { ...project, targets, routes };
    }),
  };
});

const intermediateTrack = handle('intermediateTrack', async ({ body }, caller, services) => {
  const { database } = services;
  await bringUpToDate(services, caller);
  const { smilesUniqueCode: key } = body;
  const [molecule] = (await moleculesOfKeys(database.queries, caller.tenantId, [key])).values();
  const figures = (await figuresOf(database.queries, visibleUses(database.queries, caller), [key])).get(key);
  if (!molecule || !figures) throw new AppError('dataMissingOrNoAccess');
  const shown = presentMolecule(services.names, molecule);
  const known = moleculeName(caller.culture, shown);
  const name = plainLine(body.name ?? '') || known.slice(0, intermediateLimits.nameLength);
  const { targets, routes } = figures;
  const { row, isNew } = await database.transaction((tx) =>
    trackMolecule(tx, ownerOf(caller), { molecule, name, targets, routes }, momentOf(services)),
  );
  return { project: await presentOne(row, caller, services), isNew };
});

const intermediateUpdate = handle('intermediateUpdate', async ({ body }, caller, services) => {
  const name = body.name === undefined ? undefined : plainLine(body.name);
  const note = body.note === undefined ? undefined : plainLines(body.note);
  if (name === '' || note === '') throw new AppError('parameterError', { problems: ['name, note: must not be empty'] });
  const wish = { ...body, ...(name !== undefined && { name }), ...(note !== undefined && { note }) };
  const row = await services.database.transaction((tx) => changeProject(tx, ownerOf(caller), wish, momentOf(services)));
  return { project: await presentOne(row, caller, services) };
});

const shareIntermediateRoutes = handle('shareIntermediateRoutes', async ({ query }, caller, services) => {
  stayInTenant(caller, query.tenantId);
  const { database } = services;
  const project = await readProject(database.queries, caller, query.projectId);
  if (project.userId !== caller.userId) throw new AppError('dataMissingOrNoAccess');
  const userIds = await colleagues(services, caller, query.userIds);
  const routes = await routesNamed(query.routeIds, project, caller, services);
  await database.transaction((tx) =>
    addMembers(tx, ownerOf(caller), project.id, { userIds, routes }, momentOf(services)),
  );
  return { project: await presentOne(project, caller, services), sharedRoutes: routes.length };
});

const intermediateShareEnd = handle('intermediateShareEnd', async ({ body }, caller, services) => {
  const { database } = services;
  const project = await readProject(database.queries, caller, body.projectId);
  const owner = { tenantId: project.tenantId, userId: project.userId };
  if (caller.userId !== project.userId && caller.userId !== body.userId) throw new AppError('dataMissingOrNoAccess');
  const ended = await database.transaction((tx) =>
    endMembership(tx, owner, { ...body, by: caller.userId }, momentOf(services)),
  );
  if (!ended) throw new AppError('dataMissingOrNoAccess');
  return { ended };
});

export const intermediateProjectCalls: readonly Registration<IntermediatesServices>[] = [
  intermediateProjectList,
  intermediateTrack,
  intermediateUpdate,
  shareIntermediateRoutes,
  intermediateShareEnd,
];

async function projectFigures(row: ProjectRow, caller: Caller, { database: { queries } }: IntermediatesServices) {
  const figures = await figuresOf(queries, visibleUses(queries, caller, row.userId), [row.moleculeKey]);
  return figures.get(row.moleculeKey) ?? noFigures;
}

/** The caller's own routes through the project's molecule. Throws `parameterError` for one that does not pass there. */
async function routesNamed(
  named: string | undefined,
  { moleculeKey }: ProjectRow,
  caller: Caller,
  { database: { queries } }: IntermediatesServices,
): Promise<SharedRoute[]> {
  const ids = [...new Set((named ?? '').split(',').map((one) => one.trim()))].filter((one) => one !== '');
  if (ids.length > routesOfOneShare || ids.some((id) => !isUuid(id)))
    throw new AppError('parameterError', { problems: [`routeIds: at most ${routesOfOneShare} routes`] });
  return Promise.all(
    ids.map(async (routeId) => {
      const { detail, task } = await findRoute(queries, caller, routeId);
      if (!detail.nodes.some((node) => node.molecule.key === moleculeKey))
        throw new AppError('parameterError', { problems: ['routeIds: a route that does not pass there'] });
      return { routeId, task };
    }),
  );
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

async function presentOne(row: ProjectRow, caller: Caller, services: IntermediatesServices) {
  const [project] = await presentProjects([row], caller, services);
  if (!project) throw new AppError('dataMissingOrNoAccess');
  return project;
}

function ownerOf({ tenantId, userId }: Caller): Owner {
  return { tenantId, userId };
}

function momentOf({ clock, newId }: IntermediatesServices) {
  return { now: clock.now(), newId };
}
