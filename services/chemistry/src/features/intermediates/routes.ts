// Molecules that several targets have in common, found in the routes, and what is known of one of them.

import type { IntermediateSort } from '@app/shared/contracts/intermediates/intermediates';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { commonIntermediates, figuresOf, noFigures, sortCommon, type CommonMolecule } from './common.ts';
import { needsAndPaths, openableRoutes } from './details.ts';
import { indexedFigures } from './index-store.ts';
import { projectsOfMolecules, readProject, type ProjectRow } from './project-store.ts';
import { moleculesNeededBy, targetsOf } from './targets.ts';
import { visibleUses } from './visible.ts';
import type { IntermediatesServices } from './services.ts';
import { moleculesOfKeys } from '../structure/molecule-store.ts';
import { newestTask } from '../tasks/task-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentProjects, presentTargets, presentPath } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';

const ascendingByNature: ReadonlySet<IntermediateSort> = new Set(['steps']);
const drawnTargets = 4;

const intermediateList = handle('intermediateList', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const { pageIndex, pageSize, minTargets = 2, targetKey, sort = 'worth' } = body;
  const reading = await bringUpToDate(services, caller);
  const { stamp, targets, routes } = await indexedFigures(queries, caller);
  const all = await commonIntermediates(queries, caller, stamp);
  const ofTarget = targetKey === undefined ? undefined : await moleculesNeededBy(queries, caller, targetKey);
  const wanted = plainLine(body.key ?? '').toLowerCase();
  const matching = all.filter(
    ({ molecule, figures }) =>
      figures.targets >= minTargets &&
      (ofTarget?.has(molecule.key) ?? true) &&
      (wanted === '' || isCalled(molecule, wanted, services)),
  );
  const sorted = sortCommon(matching, sort, body.descending ?? !ascendingByNature.has(sort));
  const page = sorted.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  return { total: matching.length, reading, targets, routes, items: await presentCommon(page, caller, services) };
});

const intermediateDetails = handle('intermediateDetails', async ({ query }, caller, services) => {
  const { queries } = services.database;
  await bringUpToDate(services, caller);
  const { molecule, project } = await askedFor(query, caller, services);
  const projectOwner = project?.userId ?? caller.userId;
  const { needs, ways } = await needsAndPaths(queries, caller, { moleculeKey: molecule.key, projectOwner });
  // What nobody needs and nobody tracks is not to be told from what never was.
  if (!project && needs.length === 0) throw new AppError('dataMissingOrNoAccess');
  const figures = await figuresOf(queries, visibleUses(queries, caller, projectOwner), [molecule.key]);
  const shown = [...ways.map((way) => way.routeId), ...needs.flatMap((need) => need.uses.map((use) => use.routeId))];
  const mayOpen = await openableRoutes(queries, caller, shown);
  const [presented] = project ? await presentProjects([project], caller, services) : [];
  const chosenWay = project?.chosenWay ?? null;
  return {
    molecule: presentMolecule(services.names, molecule),
    ...(presented && { project: presented }),
    figures: figures.get(molecule.key) ?? noFigures,
    ways: ways.map((way) => presentPath(way, { chosenWay, mayOpen }, caller, services)),
    targets: presentTargets(needs, project, mayOpen, caller, services),
    plan: await ownPlan(molecule, caller, services),
  };
});

export const intermediateCalls: readonly Registration<IntermediatesServices>[] = [
  intermediateList,
  intermediateDetails,
];

function isCalled({ smiles, formula }: StoredMolecule, wanted: string, { names }: IntermediatesServices): boolean {
  const known = names.bySmiles(smiles);
  const chinese = known ? (names.factsOf(known)?.chineseNames ?? []) : [];
  const texts = [smiles, formula, known?.cas ?? '', ...(known?.names ?? []), ...chinese];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

async function presentCommon(page: readonly CommonMolecule[], caller: Caller, services: IntermediatesServices) {
  const { queries } = services.database;
  const keys = page.map(({ molecule }) => molecule.key);
  const projects = await projectsOfMolecules(queries, caller, keys);
  const targets = await targetsOf(queries, caller, keys, drawnTargets);
  const present = (one: StoredMolecule) => presentMolecule(services.names, one);
  return page.map(({ molecule, figures }) => {
    const project = projects.get(molecule.key);
    return {
      molecule: present(molecule),
      figures,
      targetMolecules: (targets.get(molecule.key) ?? []).map(present),
      ...(project && { project: headOf(project, caller) }),
    };
  });
}

function headOf({ id: projectId, name, state, userId }: ProjectRow, caller: Caller) {
  return { projectId, name, state, isMine: userId === caller.userId };
}

async function askedFor(
  { projectId, smilesUniqueCode }: { projectId?: string; smilesUniqueCode?: string },
  caller: Caller,
  { database: { queries } }: IntermediatesServices,
): Promise<{ molecule: StoredMolecule; project?: ProjectRow }> {
  if (projectId !== undefined) {
    const project = await readProject(queries, caller, projectId);
    return { molecule: project.molecule, project };
  }
  if (smilesUniqueCode === undefined) throw new AppError('parameterError', { problems: ['query: name one of both'] });
  const [molecule] = (await moleculesOfKeys(queries, caller.tenantId, [smilesUniqueCode])).values();
  if (!molecule) throw new AppError('dataMissingOrNoAccess');
  const project = (await projectsOfMolecules(queries, caller, [smilesUniqueCode])).get(smilesUniqueCode);
  return { molecule, ...(project && { project }) };
}

async function ownPlan(
  { key: targetKey }: StoredMolecule,
  caller: Caller,
  { database: { queries } }: IntermediatesServices,
) {
  const task = await newestTask(queries, caller, { routeType: 'retrosynthesis', targetKey });
  if (!task) return undefined;
  const { id: taskId, state, routeCount, routeType } = task;
  return { taskId, state, routeCount, routeType };
}
