// Patent reactions with agents: what gives atoms to the product is a reactant, all else stood beside it.

import { canonicalParts, canonicalSmiles, type RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readData } from '../data-dir.ts';
import type { ConditionRecord } from './record.ts';
import { mapNumbers, withoutMaps } from '../extract-templates/mapped-reaction.ts';
import { readCsv } from './csv.ts';
import { sources, type RawRow } from '../reactions/sources.ts';
import { recordedFlasks } from '../train-forward/recorded-flasks.ts';

const orderlyFile = 'conditions/orderly_uspto_grants_8months_roles_noleak.tsv.gz';
const suzukiFile = 'conditions/parrot_uspto_suzuki_condition.csv.gz';

/** Records with maps on both sides, temperature, time and yield where given. */
export function orderlyRecords(rdkit: RDKit, dir: string): ConditionRecord[] {
  return readData(dir, orderlyFile)
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, reaction = '', , , , , , temperature = '', hours = '', yieldPercent = ''] = line.split('\t');
      const record = orderlyRecord(rdkit, reaction);
      if (!record) return [];
      const figures = {
        temperatureC: numberIn(temperature, -120, 350),
        hours: numberIn(hours, 0.01, 200),
        yieldPercent: numberIn(yieldPercent, 1, 100),
      };
      return [{ ...record, ...figures }];
    });
}

function orderlyRecord(rdkit: RDKit, reaction: string): ConditionRecord | null {
  const [left = '', middle = '', right = ''] = reaction.split('>');
  const products = right.split('.').toSorted((a, b) => b.length - a.length);
  const inProduct = new Set(mapNumbers(products[0] ?? ''));
  const gives = (part: string): boolean => mapNumbers(part).some((number) => inProduct.has(number));
  const parts = left.split('.');
  const besides = [...parts.filter((part) => !gives(part)), ...middle.split('.')];
  return recordOf(rdkit, {
    source: 'orderly',
    left: withoutMaps(parts.filter(gives).join('.')),
    right: withoutMaps(products[0] ?? ''),
    agents: besides.flatMap((part) => (part === '' ? [] : [withoutMaps(part)])),
  });
}

/** Suzuki couplings with their catalyst, solvents and reagents, and the yield. */
export function suzukiPatents(rdkit: RDKit, dir: string): ConditionRecord[] {
  return readCsv(readData(dir, suzukiFile)).flatMap((row) => {
    const [left = '', right = ''] = (row['canonical_rxn'] ?? '').split('>>');
    const columns = ['catalyst1', 'solvent1', 'solvent2', 'reagent1', 'reagent2'];
    const agents = columns.flatMap((name) => (row[name] ?? '').split('.')).filter((part) => part !== '');
    const record = recordOf(rdkit, { source: 'suzuki', left, right, agents });
    return record ? [{ ...record, yieldPercent: numberIn(row['Yield'] ?? '', 1, 100) }] : [];
  });
}

/** Reactions that write their agents apart, those of routes and those that list reactants, with each ion as often as it is written. */
export function listedRecords(rdkit: RDKit, dir: string): ConditionRecord[] {
  return sources.flatMap(({ file, read }) =>
    read(readData(dir, `reactions/${file}`)).flatMap((row) => {
      const { left, beside } = sidesOf(row);
      if (beside.length === 0) return [];
      return recordOf(rdkit, { source: 'listed', left, right: withoutMaps(row.right), agents: beside }) ?? [];
    }),
  );
}

/** What gives atoms, and all else where the row tells one from the other. */
function sidesOf({ reactants, left, agents, right }: RawRow): { left: string; beside: string[] } {
  const parts = left.split('.');
  const inProduct = new Set(mapNumbers(right));
  const gives = (part: string): boolean =>
    reactants === 'listed' || mapNumbers(part).some((number) => inProduct.has(number));
  const isKnown = reactants === 'listed' || reactants === 'mapped';
  const others = [...parts.filter((part) => !gives(part)), ...agents.split('.')];
  return {
    left: withoutMaps(parts.filter(gives).join('.')),
    beside: isKnown ? others.flatMap((part) => (part === '' ? [] : [withoutMaps(part)])) : [],
  };
}

/** Of the work folder: agents are known from the record itself, its route or another record of the same reaction. */
export function flaskRecords(work: string): ConditionRecord[] {
  return recordedFlasks(work).flatMap(({ product, reactants, agents }) =>
    agents ? [{ source: 'flask', product, reactants, agents }] : [],
  );
}

function recordOf(
  rdkit: RDKit,
  raw: { source: ConditionRecord['source']; left: string; right: string; agents: string[] },
): ConditionRecord | null {
  const product = raw.right.includes('.') ? null : canonicalSmiles(rdkit, raw.right);
  const reactants = raw.left === '' ? null : canonicalParts(rdkit, raw.left);
  if (product === null || !reactants || reactants.length === 0) return null;
  return { source: raw.source, reactants: [...new Set(reactants)], product, agents: raw.agents };
}

function numberIn(text: string, low: number, high: number): number | undefined {
  const value = text === '' ? Number.NaN : Number(text);
  return value >= low && value <= high ? value : undefined;
}
