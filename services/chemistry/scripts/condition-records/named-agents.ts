// The agents of a record by name.

import type { AgentReader, ReadAgents } from '../../src/engine/conditions/agent-reader.ts';
import type { ConditionRecord } from './record.ts';

/** Reagents that give an atom or a small group, which nobody draws before the arrow. */
const transferring =
  /^(?:N[BCI]S|Br2|I2|Cl2|SO2Cl2|CBr4|PBr3|PCl[35]|POCl3|SOCl2|oxalyl chloride|HBr|HI|NaI|KI|NaBr|TBAI|HNO3|DAST|NaN3|TMSN3|DPPA|NaCN|KCN|CuCN|NaNO2|mCPBA|H2O2|Oxone|t-BuOOH|NaIO4|KMnO4|CO|CO2|NH4OH|NH4OAc|Lawesson's reagent|B\(OiPr\)3|B\(OMe\)3|CuBr|CuCl|Na2S2O4)$/;

/** The agents, and of the reactants those that are such reagents. */
export function namedAgents(reader: AgentReader, { agents, reactants }: ConditionRecord): ReadAgents {
  if (!Array.isArray(agents)) return agents;
  const [beside, all] = [reader.read(agents), reader.read([...agents, ...reactants])];
  const withGiven = (own: readonly string[], more: readonly string[]): string[] =>
    [...new Set([...own, ...more.filter((name) => transferring.test(name))])].toSorted();
  return {
    reagents: withGiven(beside.reagents, all.reagents),
    solvents: beside.solvents,
    catalysts: withGiven(beside.catalysts, all.catalysts),
  };
}
