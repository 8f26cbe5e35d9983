import { readFileSync } from 'node:fs';
import {
  centreKinds,
  effortParts,
  laterSteps,
  originKinds,
  racemisations,
  wayCons,
  wayKinds,
  wayPros,
} from '@app/shared/constants/stereocentres';
import type { RouteStereocentres } from '@app/shared/contracts/routes/stereocentres';
import { hasMessage } from '@app/locales/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asymmetricMethods } from '../../chemistry/asymmetric/methods.ts';
import { separationTemplates } from '../../chemistry/models/separations.ts';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
let routeId: string;
const chinese = { headers: { 'x-culture': 'zh-CN' } };
const stranger = { claims: { sub: 'stranger', tenantid: 't-two' } };

beforeAll(async () => {
  service = await startTestService({ workers: 1 });
  routeId = await keepRoute(service, 'C[C@H](O)c1ccccc1', ['CC(=O)c1ccccc1']);
}, 120_000);
afterAll(() => service.close());

const asked = async (): Promise<RouteStereocentres> =>
  (await service.call('routeStereocentres', { query: { routeId } })).data;

describe('the stereocenters of a route', () => {
  it('are compared with the ways that fit its step marked', async () => {
    const { found, centres } = await asked();
    expect(found).toBe(1);
    const [centre] = centres;
    expect(centre).toMatchObject({ atom: 1, label: 'S', kind: 'alcohol', isQuaternary: false });
    expect(centre?.origin).toMatchObject({ kind: 'step' });
    const ways = centre?.ways ?? [];
    const ofRoute = ways.filter(({ isOfRoute }) => isOfRoute);
    expect(ofRoute.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['enzyme', 'catalyst']));
    for (const { precursors } of ofRoute) expect(precursors.map(({ smiles }) => smiles)).toEqual(['CC(=O)c1ccccc1']);
    expect(ways.some(({ kind, isOfRoute }) => kind === 'resolution' && !isOfRoute)).toBe(true);
  });

  it('have enzyme, sources and what the precursors cost', async () => {
    const ways = (await asked()).centres[0]?.ways ?? [];
    const enzymatic = ways.find(({ kind }) => kind === 'enzyme');
    expect(enzymatic?.enzyme).toMatchObject({ abbreviation: 'ADH', ec: '1.1.1.1' });
    expect(enzymatic?.sources.every(({ doi }) => doi?.startsWith('10.'))).toBe(true);
    expect(enzymatic?.materials).toMatchObject({ isEstimate: true });
    expect(enzymatic?.materials?.perKg).toBeGreaterThan(0);
    const resolved = ways.find(({ kind, maxYield }) => kind === 'resolution' && maxYield === 0.5);
    expect(resolved?.massRatio).toBeCloseTo(2, 1);
  });

  it('are told in the language of the caller', async () => {
    const { data } = await service.call('routeStereocentres', { query: { routeId } }, chinese);
    const names = data.centres[0]?.ways.map(({ name }) => name) ?? [];
    expect(names).toContain('酮的 CBS 还原');
  });

  it('belong to those who may read the route', async () => {
    expect((await service.call('routeStereocentres', { query: { routeId } }, stranger)).code).toBe(10022);
  });

  it.each(['en', 'zh-CN'] as const)('have all their words in %s', (culture) => {
    const keys = [
      ...asymmetricMethods.flatMap(({ id }) => [`method.${id}`, `limits.${id}`]),
      ...separationTemplates.map(({ id }) => `limits.${id}`),
      ...wayKinds.map((one) => `way.${one}`),
      ...centreKinds.map((one) => `kind.${one}`),
      ...originKinds.map((one) => `origin.${one}`),
      ...laterSteps.map((one) => `later.${one}`),
      ...wayPros.map((one) => `for.${one}`),
      ...wayCons.map((one) => `against.${one}`),
      ...racemisations.map((one) => `racemised.${one}`),
      ...effortParts.map((one) => `effort.part.${one}`),
    ];
    expect(keys.filter((key) => !hasMessage(culture, 'stereocentres', key))).toEqual([]);
  });

  it('are explained in the document of the service', () => {
    const text = readFileSync(new URL('../../../docs/stereocentres.md', import.meta.url), 'utf8');
    expect(asymmetricMethods.filter(({ id }) => !text.includes(id)).map(({ id }) => id)).toEqual([]);
  });
});
