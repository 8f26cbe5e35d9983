// Routes of our own, written in every form that is read, and read back: the same reactions. And RetroCast itself reads what
// we write, where RETROCAST_PYTHON names a Python that has it.

import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { reactionsOfNode } from '../../engine/route-files/read-route.ts';
import { procainamide } from '../../test-support/procainamide-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { keepRoutes, type KeptRoutes, type Made } from '../../test-support/stored-routes.ts';
import { readerOperations } from './operations.ts';
import { readRouteFile, type ReadingParts } from './read-upload.ts';

/** Another way to the same target, in two branches. */
const branched: Made = {
  smiles: procainamide.smiles,
  from: [
    { smiles: 'Nc1ccc(C(=O)Cl)cc1', from: [{ smiles: 'Nc1ccc(C(=O)O)cc1' }, { smiles: 'O=S(Cl)Cl' }] },
    { smiles: 'CCN(CC)CCN', from: [{ smiles: 'CCNCC' }, { smiles: 'NCCBr' }] },
  ],
};

let service: TestService;
let kept: KeptRoutes;
let parts: ReadingParts;
beforeAll(async () => {
  service = await startTestService();
  kept = await keepRoutes(service, [procainamide, branched], { name: 'There and back' });
  const operations = readerOperations(await loadRDKit());
  parts = {
    indigo: service.services.indigo,
    routeReader: { run: (name, ...given) => Promise.resolve(Reflect.apply(operations[name], undefined, given)) },
  };
});
afterAll(() => service.close());

async function fileOf(fileType: RouteFileType, routeIds: string[]): Promise<Buffer> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    payload: { routeIds, fileType, currency: 'USD' },
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': 'en' },
  });
  if (response.statusCode !== 200) throw new Error(`no file: ${response.payload.slice(0, 300)}`);
  return response.rawPayload;
}

const sorted = (reaction: string): string => {
  const [left = '', right = ''] = reaction.split('>>');
  return `${left.split('.').toSorted().join('.')}>>${right}`;
};

async function stepsOf(routeId: string): Promise<string[]> {
  const { steps } = (await service.call('routeDetail', { query: { routeId } })).data;
  return steps.map(({ reactionSmiles }) => sorted(reactionSmiles)).toSorted();
}

describe('routes of our own come back the same', () => {
  it.each<[RouteFileType, 'each' | 'all']>([
    ['json', 'all'],
    ['aizynth', 'all'],
    ['retrocast', 'all'],
    ['rdf', 'all'],
    ['cdxml', 'each'],
    ['rxn', 'each'],
  ])('as %s, %s', async (fileType, how) => {
    const sets = how === 'all' ? [kept.routeIds] : kept.routeIds.map((id) => [id]);
    for (const ids of sets) {
      const { targets, problems } = await readRouteFile(await fileOf(fileType, ids), parts);
      expect([targets.length, problems]).toEqual([1, []]);
      const read = targets[0]?.routes.map(({ target }) => reactionsOfNode(target).map(sorted).toSorted());
      expect(read?.toSorted()).toEqual((await Promise.all(ids.map(stepsOf))).toSorted());
    }
  });
});

const python = process.env['RETROCAST_PYTHON'];

describe('RetroCast', () => {
  const script = `
import json, sys, retrocast
(candidates,) = json.load(sys.stdin).values()
routes = [one["route"] for one in candidates]
target = {"id": "t", "smiles": routes[0]["target"]["smiles"], "inchikey": routes[0]["target"]["inchikey"], "acceptable_routes": routes}
task = retrocast.validate_task({"name": "ours", "targets": {"t": target}}, chemistry=True)
print(json.dumps(task))`;

  it.runIf(python)('reads what we write, and we read what it writes', { timeout: 60_000 }, async () => {
    const input = await fileOf('retrocast', kept.routeIds);
    const done = spawnSync(python ?? '', ['-c', script], { input });
    expect(done.stderr.toString()).toBe('');
    const { targets } = await readRouteFile(done.stdout, parts);
    const read = targets[0]?.routes.map(({ target }) => reactionsOfNode(target).map(sorted).toSorted());
    expect(read?.toSorted()).toEqual((await Promise.all(kept.routeIds.map(stepsOf))).toSorted());
  });
});
