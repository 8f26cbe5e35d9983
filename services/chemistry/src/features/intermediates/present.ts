// Intermediate projects as the screens see them.

import type {
  IntermediateProject,
  IntermediateTarget,
  IntermediatePath,
} from '@app/shared/contracts/intermediates/intermediates';
import type { Colleague } from '@app/shared/contracts/sharing';
import type { FoundPath, TargetNeed } from './details.ts';
import { membersOf, type ProjectRow } from './project-store.ts';
import type { IntermediatesServices } from './services.ts';
import { colleaguesById } from '../tasks/share-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { presentColleague } from '../sharing/routes.ts';

/** Colleagues by id; one without a record is called by the id. */
export async function colleaguesOf(
  { database }: Pick<IntermediatesServices, 'database'>,
  { tenantId }: Caller,
  userIds: readonly string[],
): Promise<(userId: string) => Colleague> {
  const records = await colleaguesById(database.queries, tenantId, [...new Set(userIds)]);
  const byId = new Map(records.map((record) => [record.userId, presentColleague(record)]));
  return (userId) => byId.get(userId) ?? { userId, userName: userId, name: '', email: '' };
}

/** Projects in the order of the rows. */
export async function presentProjects(
  rows: readonly ProjectRow[],
  caller: Caller,
  services: IntermediatesServices,
): Promise<IntermediateProject[]> {
  const members = await membersOf(
    services.database.queries,
    rows.map((row) => row.id),
  );
  const people = [...rows.map((row) => row.userId), ...[...members.values()].flat()];
  const colleague = await colleaguesOf(services, caller, people);
  return rows.map((row) => ({
    projectId: row.id,
    name: row.name,
    state: row.state,
    isMine: row.userId === caller.userId,
    molecule: presentMolecule(services.names, row.molecule),
    owner: colleague(row.userId),
    members: (members.get(row.id) ?? []).map(colleague),
    milligrams: wantedInAll(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

function wantedInAll({ amounts, knownTargets }: ProjectRow): number {
  const there = new Set(knownTargets);
  return Object.entries(amounts).reduce((sum, [key, milligrams]) => (there.has(key) ? sum + milligrams : sum), 0);
}

/** Targets that need the molecule, then those that are gone and that an amount was noted for. */
export function presentTargets(
  needs: readonly TargetNeed[],
  project: ProjectRow | undefined,
  mayOpen: ReadonlySet<string>,
  caller: Caller,
  { names }: IntermediatesServices,
): IntermediateTarget[] {
  const amounts = project?.amounts ?? {};
  const there = needs.map(({ target, userId, uses, ...need }) => {
    const isMine = userId === caller.userId;
    const { taskId, taskName, routeType, ...figures } = need;
    return {
      ...figures,
      routeType,
      // A member reads what a colleague's project says, not the searches behind it.
      ...(isMine || uses.some((use) => mayOpen.has(use.routeId)) ? { taskId, taskName } : {}),
      molecule: presentMolecule(names, target),
      isMine,
      isGone: false,
      ...(amounts[need.targetKey] === undefined ? {} : { milligrams: amounts[need.targetKey] }),
      uses: uses.map((use) => ({ ...use, mayOpen: mayOpen.has(use.routeId) })),
    };
  });
  const known = new Set(needs.map((need) => need.targetKey));
  const nothing = { routes: 0, bestRoutes: 0, bestOf: 0, makeSteps: 0, uses: [] };
  const gone = Object.entries(amounts)
    .filter(([key]) => !known.has(key))
    .map(([targetKey, milligrams]) => ({ ...nothing, targetKey, milligrams, isMine: false, isGone: true }));
  return [...there, ...gone];
}

export function presentPath(
  { part, fingerprint, steps, solved, routes, targets, routeId }: FoundPath,
  at: { chosenWay: string | null; mayOpen: ReadonlySet<string> },
  caller: Caller,
  { names }: IntermediatesServices,
): IntermediatePath {
  const laboratory = part.steps.toSorted((a, b) => a.number - b.number);
  return {
    fingerprint,
    steps,
    solved,
    routes,
    targets,
    routeId,
    mayOpen: at.mayOpen.has(routeId),
    chosen: fingerprint === at.chosenWay,
    laboratory: laboratory.flatMap((step, place) => {
      const product = part.nodes.find((node) => node.nodeId === step.productNodeId);
      const precursors = part.nodes.filter((node) => node.parentStepId === step.stepId);
      if (!product) return [];
      return [
        {
          stepId: step.stepId,
          number: place + 1,
          name: step.name[caller.culture],
          precursors: precursors.map(({ molecule, inStock }) => ({
            molecule: presentMolecule(names, molecule),
            inStock,
          })),
          product: presentMolecule(names, product.molecule),
        },
      ];
    }),
  };
}
