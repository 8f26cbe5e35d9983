// Forward synthesis in the caller's language, with the molecules of the tenant.

import { hasMessage, message, type MessageParams } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { ForwardProduct, Selectivity } from '@app/shared/contracts/forward/products';
import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import type { ReactionKind } from '@app/shared/contracts/reaction/reaction';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { figuresOfRow, type ProductRow } from './product-store.ts';
import type { SelectivityFacts, SelectivityReason, UnknownFact } from '../../engine/forward/selectivity.ts';
import type { ForwardTaskRow } from './task-store.ts';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import type { ForwardServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { StepAsked } from '../../engine/inspection/operations.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { stepTemplates, type TemplateOfStep, presentKind } from '../tasks/step-templates.ts';

/** A task as its owner sees it; `ahead` is how many wait before it. */
export function presentForwardTask(
  row: ForwardTaskRow,
  { names }: Pick<ForwardServices, 'names'>,
  { culture }: Pick<Caller, 'culture'>,
  ahead?: number,
): ForwardTask {
  const { id, type, name, state, start, removedParts, settings, target, endedBy, failureCode, version } = row;
  return {
    taskId: id,
    type,
    name,
    state,
    start: presentMolecule(names, start),
    removedParts,
    settings,
    target: target ? presentMolecule(names, target) : undefined,
    progress: progressOf(row),
    tasksAhead: state === 'queued' ? ahead : undefined,
    endedBy: endedBy ?? undefined,
    failure: failureCode === null ? undefined : failureOf(failureCode, culture),
    version,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
  };
}

function progressOf(row: ForwardTaskRow): ForwardTask['progress'] {
  const { state, step, stepFrom, tried, planned, made, kept, elapsedMs, settings } = row;
  const steps = settings.steps ?? 1;
  const ofStep = planned > stepFrom ? (tried - stepFrom) / (planned - stepFrom) : 0;
  const share = step === 0 ? 0 : (step - 1 + Math.min(1, ofStep)) / steps;
  const left = tried > 0 ? ((planned - tried) * elapsedMs) / tried / 1_000 : undefined;
  return {
    percent: state === 'completed' ? 100 : Math.min(99, Math.floor(100 * share)),
    step: Math.max(1, step),
    tried,
    planned,
    made,
    kept,
    elapsedMs,
    ...(state === 'searching' && left !== undefined && { secondsLeft: Math.ceil(left) }),
  };
}

function failureOf(code: number, culture: Culture): ForwardTask['failure'] {
  // Nothing else that a task needs can be missing.
  if (code === catalogue.dataMissingOrNoAccess.code)
    return { code, message: message(culture, 'stock', 'missing.task') };
  const isKey = (key: string): key is ErrorKey => key in catalogue;
  const key = Object.keys(catalogue)
    .filter(isKey)
    .find((one) => catalogue[one].code === code);
  return { code, message: message(culture, 'errors', key ?? 'queryFailed') };
}

/** Molecules of canonical SMILES by SMILES, remembered for the tenant; what is no molecule is missing. */
export async function moleculesFor(
  services: ForwardServices,
  caller: Caller,
  smiles: Iterable<string>,
): Promise<ReadonlyMap<string, Molecule>> {
  const wanted = [...new Set(smiles)];
  const unknown = wanted.filter((one) => identities.get(one) === undefined);
  for (let from = 0; from < unknown.length; from += askedAtOnce) {
    const some = unknown.slice(from, from + askedAtOnce);
    const found = await services.interactive.run('identities', some);
    some.forEach((one, index) => found[index] && identities.set(one, found[index]));
  }
  const stored = wanted.flatMap((one): StoredMolecule[] => {
    const found = identities.get(one);
    if (!found) return [];
    const key = services.moleculeKey(caller.tenantId, one);
    return [{ key, smiles: one, formula: found.formula, molecularWeight: found.molecularWeight }];
  });
  return rememberAll(services, caller, stored);
}

const askedAtOnce = 500;
/** Of molecules that pages showed lately: a list that is watched asks for the same partners again and again. */
const identities = new LruCache<string, { formula: string; molecularWeight: number }>(20_000);

async function rememberAll(
  { database, names }: ForwardServices,
  caller: Caller,
  stored: readonly StoredMolecule[],
): Promise<ReadonlyMap<string, Molecule>> {
  await saveMolecules(database.queries, caller.tenantId, stored);
  return new Map(stored.map((one) => [one.smiles, presentMolecule(names, one)]));
}

/** The kind of a step by what it does; a template that is no longer there keeps its id for a name. */
export function kindOfStep(
  known: TemplateOfStep,
  step: StepAsked,
  kindClass: string,
  { culture }: Caller,
): ReactionKind {
  const { templateId } = step;
  const template = known(step);
  return template
    ? { templateId, name: template.name[culture], class: template.class }
    : { templateId, name: templateId, class: kindClass };
}

/** The last step of a product's way. */
export function lastStepOf({ templateId, smiles, way }: ProductRow): StepAsked {
  const last = way.at(-1);
  return { templateId, reaction: last ? `${[last.from, ...last.partners].join('.')}>>${last.product}` : `>>${smiles}` };
}

/** The kind of a template; one that is no longer there keeps its id for a name. */
export function kindOf(templateId: string, kindClass: string, caller: Caller): ReactionKind {
  return presentKind(templateId, caller) ?? { templateId, name: templateId, class: kindClass };
}

/** Products of a task as a list shows them. */
export async function presentProducts(
  services: ForwardServices,
  caller: Caller,
  rows: readonly ProductRow[],
): Promise<ForwardProduct[]> {
  const own = rows.map(({ smiles, formula, weight }) => {
    const key = services.moleculeKey(caller.tenantId, smiles);
    return { key, smiles, formula, molecularWeight: weight };
  });
  const products = await rememberAll(services, caller, own);
  const partners = await moleculesFor(
    services,
    caller,
    rows.flatMap(({ way }) => way.at(-1)?.partners ?? []),
  );
  const kinds = await stepTemplates(services, rows.map(lastStepOf));
  return rows.flatMap((row) => {
    const molecule = products.get(row.smiles);
    if (!molecule) return [];
    const last = row.way.at(-1)?.partners ?? [];
    return [
      {
        productId: row.id,
        ...figuresOfRow(row),
        molecule,
        kind: kindOfStep(kinds, lastStepOf(row), row.class, caller),
        partners: last.flatMap((one) => partners.get(one) ?? []),
      },
    ];
  });
}

/** SMILES of the molecules that a selectivity speaks of. */
export function moleculesOfSelectivity({ competing }: SelectivityFacts): string[] {
  return competing.map(({ product }) => product);
}

/** Selectivity in words. */
export function presentSelectivity(
  { verdict, share, competing, unknown }: SelectivityFacts,
  molecules: ReadonlyMap<string, Molecule>,
  culture: Culture,
): Selectivity {
  return {
    verdict,
    share,
    competing: competing.flatMap(({ kind, product, share: taken, reason }) => {
      const molecule = molecules.get(product);
      return molecule ? [{ kind, product: molecule, share: taken, reason: reasonText(reason, culture) }] : [];
    }),
    unknown: unknown.map((one) => unknownText(one, culture)),
  };
}

function reasonText({ key, group = undefined, times, count }: SelectivityReason, culture: Culture): string {
  return word(culture, `reason.${key}`, {
    group: word(culture, `nucleophile.${group ?? 'other'}`),
    times: times === undefined ? '' : shownTimes(times),
    count: count ?? 0,
  });
}

// Two figures; rates of the tables are no better than that.
function shownTimes(times: number): string {
  return times >= 1 ? String(Math.round(Number(times.toPrecision(2)))) : String(Number(times.toPrecision(1)));
}

function unknownText({ key, count, group }: UnknownFact, culture: Culture): string {
  const name =
    group && hasMessage(culture, 'routes', `group.${group}`) ? message(culture, 'routes', `group.${group}`) : group;
  return word(culture, `unknown.${key}`, { count: count ?? 0, group: name ?? '' });
}

/** A sentence of locales/<lang>/forward.json under `service`. */
export function word(culture: Culture, key: string, params: MessageParams = {}): string {
  return message(culture, 'forward', `service.${key}`, params);
}
