// The sentences of the addition: acts of the family with the materials of the table, each of them named once.

import type { Act, Charging } from '../families/family.ts';
import { freezingPoint } from '../substances/find-substance.ts';
import { listed, type Scene, solventsOf, temperatureOf } from './scene.ts';
import type { Material, Phrase } from '../types.ts';

export interface Addition {
  sentences: Phrase[];
  /** °C that the flask was cooled to at last. */
  cooledTo: number | undefined;
}

/** Degrees above the bath that an exothermic addition may reach. */
const allowance = 10;

export function additionOf(scene: Scene, isLate: (row: Material) => boolean): Addition {
  const charge = assign(scene, isLate);
  const acts = scene.family.order;
  const sentences: Phrase[] = [];
  let cooledTo: number | undefined;
  for (const [index, act] of acts.entries()) {
    const isFollowed = acts.slice(index + 1).some((later) => (charge.get(later) ?? []).length > 0);
    const rows = charge.get(act) ?? [];
    if (act.do === 'cool' && holdsRows(acts, charge, index, 1)) {
      const bath = bathOf(scene, act.to, rowsOf(acts, charge, index));
      if (bath !== undefined && bath.celsius !== cooledTo) sentences.push(bath.phrase);
      cooledTo = bath?.celsius ?? cooledTo;
    } else if (act.do === 'hold' && isFollowed && holdsRows(acts, charge, index, -1)) {
      sentences.push({ key: 'act.hold', slots: { low: act.minutes[0], high: act.minutes[1] } });
    } else if (act.do === 'degas' && isFollowed) {
      sentences.push({ key: 'act.degas' });
    } else if (act.do === 'say' && isSaid(scene, act.key, isFollowed)) {
      sentences.push({ key: act.key });
    } else if ('parts' in act && rows.length > 0) {
      sentences.push(...charging(scene, act, rows, cooledTo));
    }
  }
  return { sentences, cooledTo };
}

/** Whether anything is added between this act and the next one, or the one before, that cools or waits. */
function holdsRows(
  acts: readonly Act[],
  charge: ReadonlyMap<Act, readonly Material[]>,
  from: number,
  way: 1 | -1,
): boolean {
  for (let index = from + way; index >= 0 && index < acts.length; index += way) {
    const act = acts[index];
    if (!act || act.do === 'cool' || act.do === 'hold') return false;
    if ((charge.get(act) ?? []).length > 0) return true;
  }
  return false;
}

/** Rows of each act: by part or name; what no act names goes where `*` stands, else where the flask is charged first. */
function assign(scene: Scene, isLate: (row: Material) => boolean): Map<Act, Material[]> {
  const { materials, limiting } = scene.amounts;
  const acts = scene.family.order.filter((act): act is Charging => 'parts' in act);
  const charge = new Map<Act, Material[]>();
  const rest = acts.find(({ parts }) => parts.includes('*')) ?? acts[0];
  const first = acts.find((act) => act.do === 'combine') ?? acts[0];
  for (const row of materials) {
    if (isLate(row) && row !== limiting) continue;
    const byName = acts.find(({ parts }) => row.agent !== undefined && parts.includes(row.agent));
    const act = row.role === 'solvent' ? first : (byName ?? acts.find(({ parts }) => parts.includes(row.part)) ?? rest);
    if (act) charge.set(act, [...(charge.get(act) ?? []), row]);
  }
  return charge;
}

/** What is added after an act until the next one that cools. */
function rowsOf(acts: readonly Act[], charge: ReadonlyMap<Act, readonly Material[]>, from: number): Material[] {
  const end = acts.findIndex((act, index) => index > from && act.do === 'cool');
  return acts.slice(from + 1, end < 0 ? undefined : end).flatMap((act) => charge.get(act) ?? []);
}

/** Bases of a metal alkyl or amide need the cold; hydrides and alkoxides do not. */
const coldParts: ReadonlySet<string> = new Set(['organometal']);
const coldAgents: ReadonlySet<string> = new Set(['LDA', 'LiHMDS', 'NaHMDS', 'KHMDS', 'LiTMP']);
const coldFamilies: ReadonlySet<string> = new Set([
  'dibal',
  'swern',
  'ozonolysis',
  'deoxyfluorination',
  'etherCleavage',
]);
/** Degrees above freezing that a bath keeps. */
const aboveFreezing = 5;

function bathOf(
  scene: Scene,
  wanted: number,
  rows: readonly Material[],
): { celsius: number; phrase: Phrase } | undefined {
  const needsCold = rows.some(({ part, agent = '' }) => coldParts.has(part) || coldAgents.has(agent));
  const to = wanted < -20 && !needsCold && !coldFamilies.has(scene.family.id) ? 0 : wanted;
  const freezes = freezingPoint(scene.conditions.solvents);
  const lowest = freezes === undefined ? -100 : freezes + aboveFreezing;
  const celsius = Math.max(Math.min(to, temperatureOf(scene)?.[0] ?? to), lowest);
  if (celsius > 15) return undefined;
  return { celsius, phrase: { key: celsius <= -40 ? 'act.coolDryIce' : 'act.cool', slots: { celsius } } };
}

function charging(scene: Scene, act: Charging, rows: readonly Material[], cooledTo: number | undefined): Phrase[] {
  const gases = rows.filter(({ state }) => state === 'gas');
  const solid = rows.filter((row) => row.state !== 'gas' && row.role !== 'solvent');
  const bubbled = gases.map((row): Phrase => ({ key: `act.gas.${gasKey(row)}`, slots: { materials: listed([row]) } }));
  if (act.do === 'combine') return [...combined(scene, solid, rows), ...bubbled];
  if (solid.length === 0) return bubbled;
  const below = keptBelow(scene, cooledTo);
  const slots = { materials: listed(solid), ...(below !== undefined && { celsius: below }) };
  return [{ key: `act.${wayOf(act.do, solid)}${below === undefined ? '' : 'Below'}`, slots }, ...bubbled];
}

function combined(scene: Scene, solid: readonly Material[], rows: readonly Material[]): Phrase[] {
  const solvents = rows.filter(({ role }) => role === 'solvent');
  if (solid.length === 0 && solvents.length === 0) return [];
  if (solid.length === 0) return [{ key: 'act.solventOnly', slots: { solvents: listed(solvents) } }];
  if (solvents.length > 0)
    return [{ key: combining(solid), slots: { materials: listed(solid), solvents: listed(solvents) } }];
  const hasSolvent = solventsOf(scene).length > 0;
  const key = hasSolvent ? 'act.charge' : scene.conditions.isNeat ? 'act.combineNeat' : 'act.combineBlank';
  return [{ key, slots: { materials: listed(solid) } }];
}

function combining([only, ...others]: readonly Material[]): string {
  if (!only || others.length > 0) return 'act.combine';
  return only.state === 'liquid' || only.state === 'solution' ? 'act.mix' : 'act.dissolve';
}

/** Solids are not added dropwise, nor liquids in portions. */
function wayOf(way: Charging['do'], rows: readonly Material[]): string {
  const isPoured = rows.every(({ state }) => state === 'liquid' || state === 'solution');
  const isWeighed = rows.every(({ state }) => state === 'solid');
  const isAgent = rows.every(({ agent }) => agent !== undefined);
  if (way === 'dropwise' && isWeighed && isAgent) return 'portions';
  if (way === 'dropwise') return isPoured ? 'dropwise' : isWeighed ? 'dropwiseSolution' : 'dropwiseEither';
  if (way === 'portions') return isPoured ? 'dropwise' : 'portions';
  return way;
}

/** °C that the flask stays below while something is added that heats it. */
function keptBelow({ family }: Scene, cooledTo: number | undefined): number | undefined {
  const isHot = family.heat === 'exotherm' || family.heat === 'both';
  return isHot && cooledTo !== undefined ? cooledTo + allowance : undefined;
}

function gasKey({ agent = '' }: Material): string {
  return { H2: 'hydrogen', CO: 'carbonMonoxide', O2: 'oxygen', O3: 'ozone', air: 'air' }[agent] ?? 'bubbled';
}

/** Sentences that hold only of some agents; the others always. */
const saidWith: Readonly<Record<string, readonly string[]>> = {
  'say.hydrogenCeases': ['NaH', 'KH', 'CaH2'],
  'say.co2Ceases': ['CDI'],
  'say.imineForms': ['hydride', 'hydrogen', 'catalyst'],
  'say.ozone': ['O3'],
  'say.inertFirst': ['catalyst'],
  'say.acidCarefully': ['H2SO4'],
  'say.diazoniumNext': ['nitrosating'],
};
const needsMore: ReadonlySet<string> = new Set(['say.acidCarefully', 'say.diazoniumNext', 'say.acidChlorideInto']);

function isSaid({ flask }: Scene, key: string, isFollowed: boolean): boolean {
  const wanted = saidWith[key];
  if (needsMore.has(key) && !isFollowed) return false;
  return wanted === undefined || flask.has(...wanted);
}
