// What was put in and stays: reactants, reagents, ligands, solvents.

import { addLigands } from '../agents/ligands.ts';
import type { Candidates } from '../candidate.ts';
import type { ImpurityContext } from '../context.ts';
import type { Situated } from './other-conversions.ts';
import type { NamedAgent, Setting } from '../setting.ts';

/** Solvents that stay in a solid: boiling points above 110 °C. */
const highBoiling =
  /^(?:DMF|DMSO|NMP|DMA|DMI|sulfolane|toluene|xylene|chlorobenzene|n-BuOH|diglyme|ethylene glycol|HMPA|AcOH|nitrobenzene|o-dichlorobenzene|anisole|diphenyl ether|n-pentanol)$/;

export function addStartingMaterials(context: ImpurityContext, { setting }: Situated, found: Candidates): void {
  const sizes = setting.reactants.map((one) => context.bench.heavyAtoms(one));
  const largest = Math.max(...sizes);
  setting.reactants.forEach((smiles, index) => {
    const size = sizes[index] ?? 0;
    const isSolvent = size < largest && context.agents.find(smiles)?.role === 'solvent';
    const score = isReactive(context, smiles) ? 0.18 : size <= 6 ? 0.3 : size === largest ? 0.55 : 0.5;
    found.add({
      smiles,
      cause: isSolvent ? 'residualSolvent' : 'unreactedReactant',
      score,
      why: { key: isReactive(context, smiles) ? 'why.quenchedReactant' : 'why.unreactedReactant' },
      path: [],
    });
  });
}

/** Reagents, catalysts and solvents that may be found again. */
export function addResidues(context: ImpurityContext, { setting }: Situated, found: Candidates): void {
  for (const agent of setting.agents) {
    if (agent.role === 'solvent') addSolvent(agent, found);
    else if (agent.role === 'reagent') addReagent(context, agent, setting, found);
  }
  addLigands(context, setting, found);
}

// Acid chlorides, Grignard reagents and the like do not live through a work-up.
function isReactive(context: ImpurityContext, smiles: string): boolean {
  return context.bench.has(
    smiles,
    '[$([CX3](=O)[Cl,Br]),$([#6][Mg,Li,Zn]),$(N=C=O),$([SX4](=O)(=O)Cl),$([CX3](=O)[OX2][CX3]=O),$([PX4]=[CX3])]',
  );
}

function addSolvent({ name, smiles }: NamedAgent, found: Candidates): void {
  if (smiles === null) return;
  const isHigh = highBoiling.test(name);
  const why = { key: isHigh ? 'why.highBoilingSolvent' : 'why.residualSolvent', params: { agent: name } };
  found.add({ smiles, cause: 'residualSolvent', score: isHigh ? 0.42 : 0.25, why, path: [] });
}

function addReagent(context: ImpurityContext, agent: NamedAgent, setting: Setting, found: Candidates): void {
  for (const smiles of organicParts(context, agent)) {
    if (setting.reactants.includes(smiles) || isGoneAfterWorkUp(context, smiles)) continue;
    const isVolatile = context.bench.heavyAtoms(smiles) <= 7;
    const why = { key: 'why.residualReagent', params: { agent: agent.name } };
    found.add({ smiles, cause: 'residualReagent', score: isVolatile ? 0.15 : 0.25, why, path: [] });
  }
}

function organicParts(context: ImpurityContext, { smiles }: NamedAgent): string[] {
  const parts = smiles?.split('.') ?? [];
  return parts.filter(
    (one) => context.bench.graph(one).atoms.some(({ z }) => z === 6) && context.bench.heavyAtoms(one) >= 4,
  );
}

// What water takes apart, and ions of inorganic salts.
function isGoneAfterWorkUp(context: ImpurityContext, smiles: string): boolean {
  return context.bench.has(
    smiles,
    '[$([#6][Li,Mg,Na,K]),$([CX3](=O)[Cl,Br]),$([Al,Ti,Sn]),$([BX3]),$([BX4-]),$([N][Li,Na,K]),$([O-]),$([C-]),$([N-]),$(S(=O)(Cl)Cl),$(P(=O)(Cl)Cl),$([CX3](=O)[OX2][CX3]=O),$([I;X3,X4,X5]),$([Cr,Mn])]',
  );
}
