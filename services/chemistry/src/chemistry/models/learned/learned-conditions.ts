// Conditions of learned templates: as patents ran the kind of reaction where enough of them say so; else those of an expert
// template that stands for the learned one elsewhere, or of another learned one of its family; else none, which is not the
// same as harmless.

import {
  type ConditionCounts,
  type ConditionSet,
  type KindCounts,
  readConditionCounts,
} from '../../reaction-classes/condition-counts.ts';
import { runTemperature } from '../../reaction-classes/run-temperature.ts';
import { isSound } from '../../reaction-classes/sound-set.ts';
import { mainKinds } from './learned-kinds.ts';
import { readLearnedFamilies } from './names.ts';
import type { ConditionOrigin, ReactionTemplate, TypicalConditions } from '../../templates/template.ts';
import { linkedExperts } from './linked-experts.ts';

export interface KindConditions {
  /** Empty when nothing is known. */
  lines: TypicalConditions[];
  origin: Exclude<ConditionOrigin, 'typical'>;
}

/** Patent records of a kind from which on they say how it is run. */
const enoughRecords = 3;
/** Ways to run a step. */
const mostLines = 3;

/** Answers by the id of a learned template. */
export function learnedConditions(
  counts: ConditionCounts = readConditionCounts(),
  experts: ReadonlyMap<string, ReactionTemplate[]> = linkedExperts(),
  families: ReadonlyMap<string, string> = readLearnedFamilies(),
  mainKind: (id: string) => string | undefined = mainKinds(),
): (id: string) => KindConditions {
  const own = (id: string): KindConditions => {
    const [related] = experts.get(id) ?? [];
    const counted = [id, mainKind(id) ?? id]
      .map((one) => countedLines(counts, one, related))
      .find((lines) => lines.length > 0);
    if (counted) return { lines: counted, origin: 'patents' };
    if (related && related.conditions.length > 0) return { lines: related.conditions, origin: 'related' };
    const typical = counts.kinds[mainKind(id) ?? '']?.typical ?? [];
    if (typical.length > 0) return { lines: typical, origin: 'related' };
    return { lines: [], origin: 'unknown' };
  };
  const siblings = new Map<string, string[]>();
  for (const [id, family] of families) siblings.set(family, [...(siblings.get(family) ?? []), id]);
  return (id) => {
    const known = own(id);
    if (known.origin !== 'unknown') return known;
    // Families are listed with their most frequent template first.
    const near = (siblings.get(families.get(id) ?? '') ?? []).map(own).find(({ origin }) => origin !== 'unknown');
    return near ? { lines: near.lines.map(withoutCount), origin: 'related' } : known;
  };
}

/** What was counted for a sibling is not counted for the kind that takes its conditions. */
function withoutCount({ counted: _counted, ...line }: TypicalConditions): TypicalConditions {
  return line;
}

/** The ids under which conditions of a template were counted: its own, the kind of most of its records, the first of its family with enough. */
export function countedIds(
  { kinds }: ConditionCounts = readConditionCounts(),
  families: ReadonlyMap<string, string> = readLearnedFamilies(),
  mainKind: (id: string) => string | undefined = mainKinds(),
): (id: string) => string[] {
  const hasEnough = (id: string): boolean => (kinds[id]?.patents ?? 0) >= enoughRecords;
  const first = new Map<string, string>();
  for (const [id, family] of families) if (!first.has(family) && hasEnough(id)) first.set(family, id);
  return (id) => [...new Set([id, mainKind(id) ?? id, first.get(families.get(id) ?? '') ?? id])];
}

/** A solvent alone is often all that was read of a record; only where enough records agree does the step need no agent. */
function isBelievable({ reagents, catalysts, records }: ConditionSet): boolean {
  return reagents.length + catalysts.length > 0 || records >= enoughRecords;
}

/** The most frequent sets that say or let one tell at what temperature they run. */
function countedLines(
  { kinds }: ConditionCounts,
  id: string,
  related: ReactionTemplate | undefined,
): TypicalConditions[] {
  const kind = kinds[id];
  if (!kind || kind.patents < enoughRecords) return [];
  const typical = kind.typical ?? related?.conditions ?? [];
  const sound = kind.sets.filter((set) => isBelievable(set) && isSound(set, related?.class));
  const lines = sound.flatMap((set) => lineOf(set, kind, typical));
  // With its hydrogen written, a set may be one that was counted with it.
  const distinct = new Map(lines.toReversed().map((line) => [keyOf(line), line]));
  return [...distinct.values()].toReversed().slice(0, mostLines);
}

function keyOf({ reagents, catalysts = [], solvents }: TypicalConditions): string {
  return JSON.stringify([reagents.toSorted(), catalysts, solvents]);
}

function lineOf(set: ConditionSet, kind: KindCounts, typical: readonly TypicalConditions[]): TypicalConditions[] {
  const { reagents, solvents, catalysts, hours, records } = set;
  const temperatureC = runTemperature(set, kind, typical);
  if (!temperatureC) return [];
  const lasting = hours && { hours: [hours.median, hours.median] satisfies [number, number] };
  const counted = { reactions: records, of: kind.patents };
  return [{ reagents: withHydrogen(reagents, catalysts), solvents, catalysts, temperatureC, ...lasting, counted }];
}

const hydrogenationCatalyst = /^(?:Pd|Pt|Rh|Ru)\/C$|^PtO2$|^Pd\(OH\)2\/C$|^Raney Ni$/;
const hydrogenSource = /^H2$|HCO2|N2H4|NaBH4|Et3SiH|CsF|KF|K2CO3|Na2CO3|K3PO4/;

/** Records of hydrogenations seldom write the hydrogen: with such a catalyst and nothing to couple or reduce, it is meant. */
function withHydrogen(reagents: string[], catalysts: readonly string[]): string[] {
  const isMeant =
    catalysts.length > 0 &&
    catalysts.every((one) => hydrogenationCatalyst.test(one)) &&
    !reagents.some((one) => hydrogenSource.test(one));
  return isMeant ? ['H2', ...reagents] : reagents;
}
