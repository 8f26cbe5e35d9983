// Patent reactions with agents: what gives atoms to the product is a reactant, all else stood beside it.

import type { AgentReader, ReadAgents } from '../../src/conditions/agent-reader.ts';
import { canonicalParts, canonicalSmiles, type RDKit } from '../../src/chem/rdkit.ts';
import { readData } from '../data-dir.ts';
import type { ConditionRecord } from './record.ts';
import { mapNumbers, withoutMaps } from '../extract-templates/mapped-reaction.ts';

const orderlyFile = 'conditions/orderly_uspto_grants_8months_roles_noleak.tsv.gz';

/** Records with maps on both sides, temperature, time and yield where given. */
export function orderlyRecords(rdkit: RDKit, reader: AgentReader, dir: string): ConditionRecord[] {
  return readData(dir, orderlyFile)
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, reaction = '', , , , , , temperature = '', hours = '', yieldPercent = ''] = line.split('\t');
      const record = orderlyRecord(rdkit, reader, reaction);
      if (!record) return [];
      const figures = {
        temperatureC: numberIn(temperature, -120, 350),
        hours: numberIn(hours, 0.01, 200),
        yieldPercent: numberIn(yieldPercent, 1, 100),
      };
      return [{ ...record, ...figures }];
    });
}

function orderlyRecord(rdkit: RDKit, reader: AgentReader, reaction: string): ConditionRecord | null {
  const [left = '', middle = '', right = ''] = reaction.split('>');
  const products = right.split('.').toSorted((a, b) => b.length - a.length);
  const product = canonicalSmiles(rdkit, withoutMaps(products[0] ?? ''));
  const inProduct = new Set(mapNumbers(products[0] ?? ''));
  const gives = (part: string): boolean => mapNumbers(part).some((number) => inProduct.has(number));
  const parts = left.split('.');
  const reactants = canonicalParts(rdkit, withoutMaps(parts.filter(gives).join('.')));
  if (product === null || reactants === null || reactants.length === 0) return null;
  const besides = [...parts.filter((part) => !gives(part)), ...middle.split('.')];
  const beside = besides.flatMap((part) => (part === '' ? [] : [withoutMaps(part)]));
  const agents = reader.read(beside);
  return {
    reactants,
    product,
    ...withTransferring(agents, reader.read([...beside, ...parts.filter(gives).map(withoutMaps)])),
  };
}

/** Reagents that give an atom or a small group, which nobody draws before the arrow. */
const transferring =
  /^(?:N[BCI]S|Br2|I2|Cl2|SO2Cl2|CBr4|PBr3|PCl[35]|POCl3|SOCl2|oxalyl chloride|HBr|HI|HNO3|DAST|NaN3|TMSN3|DPPA|NaCN|KCN|CuCN|NaNO2|mCPBA|H2O2|Oxone|t-BuOOH|NaIO4|KMnO4|CO|CO2|NH4OH|NH4OAc|Lawesson's reagent|B\(OiPr\)3|B\(OMe\)3|CuBr|CuCl|Na2S2O4)$/;

/** The agents, and of the reactants those that are such reagents. */
export function withTransferring(agents: ReadAgents, all: ReadAgents): ReadAgents {
  const withGiven = (own: readonly string[], more: readonly string[]): string[] =>
    [...new Set([...own, ...more.filter((name) => transferring.test(name))])].toSorted();
  return {
    reagents: withGiven(agents.reagents, all.reagents),
    solvents: agents.solvents,
    catalysts: withGiven(agents.catalysts, all.catalysts),
  };
}

function numberIn(text: string, low: number, high: number): number | undefined {
  const value = text === '' ? Number.NaN : Number(text);
  return value >= low && value <= high ? value : undefined;
}
