// Ligands of the catalysts, and what air makes of phosphines.

import type { Candidates } from '../candidate.ts';
import type { ImpurityContext } from '../context.ts';
import { byName } from './read-agents.ts';
import type { Setting } from '../setting.ts';

interface LigandRule {
  names: RegExp;
  /** Names of the table of agents, or structures. */
  ligands: readonly string[];
}

/** Which ligands come with which catalyst; what the name itself says. */
const table: readonly LigandRule[] = [
  { names: /PPh3|PPh₃/, ligands: ['PPh3'] },
  { names: /dppf/, ligands: ['dppf'] },
  { names: /dba/, ligands: ['O=C(C=Cc1ccccc1)C=Cc1ccccc1'] },
  { names: /t-?BuXPhos/i, ligands: ['CC(C)c1cc(C(C)C)c(-c2ccccc2P(C(C)(C)C)C(C)(C)C)c(C(C)C)c1'] },
  { names: /^(?!.*(?:Bu|Brett)XPhos).*XPhos/, ligands: ['XPhos'] },
  { names: /SPhos/, ligands: ['SPhos'] },
  { names: /RuPhos/, ligands: ['CC(C)Oc1cccc(OC(C)C)c1-c1ccccc1P(C1CCCCC1)C1CCCCC1'] },
  { names: /BrettPhos/, ligands: ['COc1ccc(OC)c(P(C2CCCCC2)C2CCCCC2)c1-c1c(C(C)C)cc(C(C)C)cc1C(C)C'] },
  { names: /BINAP/, ligands: ['BINAP'] },
  { names: /Xantphos/i, ligands: ['Xantphos'] },
  { names: /PCy3/, ligands: ['PCy3'] },
  { names: /P\((?:t-Bu|tBu)\)3/, ligands: ['P(t-Bu)3'] },
  { names: /P\(o-tol\)3/, ligands: ['P(o-tol)3'] },
  { names: /cataCXium A/, ligands: ['cataCXium A'] },
  { names: /AmPhos|Amphos/, ligands: ['AmPhos'] },
  { names: /phenanthroline/, ligands: ['1,10-phenanthroline'] },
  { names: /dimethylethylenediamine|DMEDA/, ligands: ['N,N′-dimethylethylenediamine'] },
  { names: /dimethylcyclohexane/, ligands: ['trans-N,N′-dimethylcyclohexane-1,2-diamine'] },
  { names: /^(?:L-)?proline$/, ligands: ['proline'] },
  { names: /G[23]$/, ligands: ['c1ccc2c(c1)[nH]c1ccccc12'] },
];

const looseFromMetal = '[#6:1][P:2]([#6:3])([#6:4])~[#46,#28,#44,#45,#77]>>[#6:1][P+0:2]([#6:3])[#6:4]';
const oxidised = '[PX3:1]([#6:2])([#6:3])[#6:4]>>O=[P:1]([#6:2])([#6:3])[#6:4]';

export function addLigands(context: ImpurityContext, setting: Setting, found: Candidates): void {
  const metals = setting.agents.filter(
    ({ name, smiles }) => /Pd|Ni|Cu|Rh|Ru|Ir/.test(name) || /\[(?:Pd|Ni|Rh|Ru|Ir)/.test(smiles ?? ''),
  );
  const isCatalysed = metals.length > 0;
  for (const { name, role, smiles } of setting.agents) {
    const own = role === 'catalyst' || (isCatalysed && /P/.test(name));
    const ligands = own ? [...named(context, name), ...fromComplex(context, name === smiles ? smiles : null)] : [];
    for (const ligand of new Set(ligands)) addLigand(context, name, ligand, found);
  }
}

function named(context: ImpurityContext, name: string): string[] {
  return table
    .filter(({ names }) => names.test(name))
    .flatMap(({ ligands }) => ligands)
    .flatMap((one) => byName(context, one)?.smiles ?? context.bench.canonical(one) ?? []);
}

function fromComplex(context: ImpurityContext, smiles: string | null): string[] {
  if (smiles === null || smiles.includes('.')) return [];
  return context.bench.outcomes(looseFromMetal, [smiles]).flat();
}

function addLigand(context: ImpurityContext, name: string, ligand: string, found: Candidates): void {
  const params = { agent: name };
  const isPhosphine = ligand.includes('P');
  found.add({
    smiles: ligand,
    cause: 'residualLigand',
    score: isPhosphine ? 0.3 : 0.25,
    why: { key: 'why.residualLigand', params },
    path: [],
  });
  if (!isPhosphine || ligand.includes('.')) return;
  for (const oxide of context.bench.outcomes(oxidised, [ligand]).flat()) {
    const path = [{ reactants: [ligand], product: oxide, text: { key: 'step.oxidation' } }];
    found.add({ smiles: oxide, cause: 'residualLigand', score: 0.38, why: { key: 'why.ligandOxide', params }, path });
  }
}
