// The stereocenters of a route's target, with the ways to each in the caller's language.

import { message } from '@app/locales/messages';
import type { Culture, Currency } from '@app/shared/constants/locale';
import type { Stereocentre, StereoWay } from '@app/shared/contracts/routes/stereocentres';
import type { EffortPart } from '@app/shared/constants/stereocentres';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { AppError } from '@app/shared/errors/app-error';
import { papers } from '../../chemistry/asymmetric/papers.ts';
import { asymmetricMethods } from '../../chemistry/asymmetric/methods.ts';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { enzymes } from '../../chemistry/enzymes/enzymes.ts';
import { sources } from '../../chemistry/enzymes/sources.ts';
import type { Price } from '../../chemistry/stock/price.ts';
import { withBoughtPrecursors } from '../../engine/stereocentres/effort.ts';
import { methodName } from '../../engine/stereocentres/method-name.ts';
import type { CentreWays, AskedRoute } from '../../engine/stereocentres/stereocentres.ts';
import type { Way } from '../../engine/stereocentres/way.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { lookUpStocks } from '../stock/routes.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { keyedMolecule, presentMolecule } from '../structure/molecules.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { StoredRoute } from '../tasks/stored.ts';
import { handle, type RoutesServices } from './services.ts';

export const routeStereocentres = handle('routeStereocentres', async ({ query }, caller, services) => {
  const { detail } = await findReadableRoute(services.database.queries, caller, query.routeId);
  const target = detail.nodes.find(({ parentStepId }) => parentStepId === null);
  if (!target) throw new AppError('dataNotFound');
  const { smiles, centres, found } = await services.reactions.run(
    'stereocentres',
    target.molecule.smiles,
    routeOf(detail, target.nodeId),
  );
  const ways = centres.flatMap((centre) => centre.ways);
  const shown: Shown = {
    target: smiles,
    culture: caller.culture,
    molecules: await moleculesOf(services, caller, ways),
    ...(await pricesOf(services, caller, ways)),
  };
  return { found, centres: centres.flatMap((centre) => presentCentre(centre, shown)) };
});

function routeOf({ nodes, steps }: StoredRoute, nodeId: string): AskedRoute {
  const plain = (one: StoredRoute['nodes'][number]) => ({ nodeId: one.nodeId, smiles: one.molecule.smiles });
  return {
    nodeId,
    steps: steps.flatMap(({ stepId, templateId, productNodeId }) => {
      const product = nodes.find((node) => node.nodeId === productNodeId);
      const precursors = nodes.filter((node) => node.parentStepId === stepId).map(plain);
      return product ? [{ stepId, templateId, product: plain(product), precursors }] : [];
    }),
  };
}

/** What every way is shown with. */
interface Shown {
  target: string;
  culture: Culture;
  molecules: ReadonlyMap<string, Molecule>;
  currency: Currency;
  prices: ReadonlyMap<string, Price | null>;
  /** In the built-in stock or a list of the caller. */
  bought: ReadonlySet<string>;
}

async function moleculesOf(
  services: RoutesServices,
  caller: Caller,
  ways: readonly Way[],
): Promise<Shown['molecules']> {
  const texts = [...new Set(ways.flatMap(({ form, precursors }) => [form, ...precursors]))];
  const known = await services.interactive.run('identities', texts);
  const molecules = known.map((one) => one && keyedMolecule(services, caller, one));
  await saveMolecules(
    services.database.queries,
    caller.tenantId,
    molecules.filter((one) => one !== null),
  );
  return new Map(
    texts.flatMap((text, index) => {
      const molecule = molecules[index];
      return molecule ? [[text, presentMolecule(services.names, molecule)] as const] : [];
    }),
  );
}

async function pricesOf(
  services: RoutesServices,
  caller: Caller,
  ways: readonly Way[],
): Promise<Pick<Shown, 'currency' | 'prices' | 'bought'>> {
  const currency = await currencyFor(services, caller);
  const texts = [...new Set(ways.flatMap(({ precursors }) => precursors))];
  const found = await lookUpStocks(services, caller, texts, currency);
  const bought = found.filter(({ stocks }) => stocks.length > 0).map(({ input }) => input);
  return { currency, prices: new Map(found.map(({ input, price }) => [input, price])), bought: new Set(bought) };
}

function presentCentre(centre: CentreWays, shown: Shown): Stereocentre[] {
  const { atom, label, kind, isQuaternary, origin, ways, chosen } = centre;
  if (!origin) return [];
  return [
    {
      atom,
      label,
      kind,
      isQuaternary,
      origin: {
        kind: origin.kind,
        nodeId: origin.nodeId,
        ...(origin.stepId !== undefined && { stepId: origin.stepId }),
      },
      ways: ways
        .map((way, index) => ({ way: inStock(way, shown), isOfRoute: chosen.includes(index) }))
        .toSorted((a, b) => a.way.effort.total - b.way.effort.total)
        .flatMap(({ way, isOfRoute }) => presentWay(way, isOfRoute, shown)),
    },
  ];
}

/** Lists of the caller count as bought, too. */
function inStock(way: Way, { bought }: Shown): Way {
  return way.precursors.every((one) => bought.has(one)) ? withBoughtPrecursors(way) : way;
}

/** Nothing where a molecule cannot be drawn. */
function presentWay(way: Way, isOfRoute: boolean, shown: Shown): StereoWay[] {
  const form = shown.molecules.get(way.form);
  const precursors = way.precursors.flatMap((one) => shown.molecules.get(one) ?? []);
  if (!form || precursors.length < way.precursors.length) return [];
  const { kind, later, steps, maxYield, eePercent, agent, hand, racemisation, covers, massRatio } = way;
  const materials = materialsOf(way, shown);
  const parts = Object.entries(way.effort.parts) as [EffortPart, number][];
  return [
    {
      kind,
      isOfRoute,
      ...aboutMethod(way, shown.culture),
      form,
      isTarget: way.form === shown.target,
      later: [...later],
      precursors,
      steps,
      maxYield,
      ...(eePercent && { eePercent: [...eePercent] }),
      ...(agent !== undefined && { agent }),
      ...(hand !== undefined && { hand }),
      ...(racemisation && { racemisation }),
      ...(covers && { covers: covers[0] }),
      massRatio: Number(massRatio.toFixed(2)),
      ...(materials && { materials }),
      for: [...way.for],
      against: [...way.against],
      effort: { total: way.effort.total, parts: parts.map(([part, value]) => ({ part, value })) },
    },
  ];
}

type About = Pick<StereoWay, 'name' | 'limits' | 'enzyme' | 'sources'>;

function aboutMethod({ kind, method }: Way, culture: Culture): About {
  const name = methodName(kind, method, culture);
  if (kind === 'chiralPool') return { name, sources: [] };
  const transformation = transformationOf(method);
  if (transformation) {
    const { enzyme, maturity, sources: keys } = transformation;
    return {
      name,
      enzyme: {
        abbreviation: enzyme,
        name: message(culture, 'enzymes', `enzyme.${enzyme}`),
        ec: enzymes[enzyme].ec,
        maturity,
      },
      sources: keys.map((key) => ({ text: sources[key], doi: sources[key] })),
    };
  }
  const asymmetric = asymmetricMethods.find(({ id }) => id === method);
  return {
    name,
    limits: message(culture, 'stereocentres', `limits.${method}`),
    sources: asymmetric?.papers.map((key) => ({ ...papers[key] })) ?? [],
  };
}

/** What the precursors cost for a kilogram of the form, one equivalent of each at the highest yield, bought by the kilogram. */
function materialsOf(way: Way, { molecules, currency, prices }: Shown): StereoWay['materials'] {
  const weight = (smiles: string): number => molecules.get(smiles)?.molecularWeight ?? 0;
  const form = weight(way.form);
  const known = way.precursors.map((smiles) => ({ smiles, price: prices.get(smiles) ?? null }));
  if (form === 0 || known.some(({ price }) => price === null)) return undefined;
  const perKg = known.reduce((sum, { smiles, price }) => sum + ((price?.perKilogram ?? 0) * weight(smiles)) / form, 0);
  return {
    perKg: Math.round(perKg / way.maxYield),
    currency,
    isEstimate: known.some(({ price }) => price?.kind === 'estimate'),
  };
}
