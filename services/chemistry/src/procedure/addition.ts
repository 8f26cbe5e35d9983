// The sentences of set-up and addition: acts of the family, with the materials of the table.

import type { Amounts } from './amounts.ts';
import type { Act, Family } from './families/family.ts';
import type { Material, Phrase, Slot } from './types.ts';

type Charging = Extract<Act, { parts: readonly string[] }>;

/** Acts in sentences; every material of the table is named once. */
export function additionOf(family: Family, { materials }: Amounts, isLate: (row: Material) => boolean): Phrase[] {
  const left = new Set(materials.filter((row) => !isLate(row)));
  const take = ({ parts }: Charging): Material[] => {
    const wanted = [...left].filter((row) => parts.some((part) => part === row.part || part === row.agent));
    for (const row of wanted) left.delete(row);
    return wanted;
  };
  const named = new Set(family.order.flatMap((act) => ('parts' in act ? act.parts : [])));
  const sentences: Phrase[] = [];
  for (const act of family.order) {
    if (!('parts' in act)) continue;
    const rows = act.parts.includes('*') ? takeOthers(left, named) : take(act);
    if (rows.length > 0) sentences.push({ key: `act.${act.do}`, slots: { materials: listed(rows) } });
  }
  return sentences;
}

function takeOthers(left: Set<Material>, named: ReadonlySet<string>): Material[] {
  const wanted = [...left].filter((row) => !named.has(row.part) && !named.has(row.agent ?? ''));
  for (const row of wanted) left.delete(row);
  return wanted;
}

/** With their amounts. */
export function listed(rows: readonly Material[]): Slot {
  return { list: rows.map(({ id }) => ({ material: id, amount: true })) };
}
