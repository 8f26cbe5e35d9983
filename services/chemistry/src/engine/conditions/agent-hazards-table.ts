// What the rules for reagents say of every agent by its name and by its structures: what data/agent-hazards.json holds.

import { canonicalSmiles, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentHazardFinder } from '../../chemistry/facts/agent-hazards.ts';
import type { AgentHazards } from '../../chemistry/facts/reagent-hazards.ts';
import { agents } from './agents.ts';

/** Other spellings in templates. */
const spellings: Readonly<Record<string, string>> = {
  CAN: '[Ce+4].[NH4+].[NH4+].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-]',
  'ceric ammonium nitrate':
    '[Ce+4].[NH4+].[NH4+].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-].[O-][N+](=O)[O-]',
  NH4NO3: '[NH4+].[O-][N+](=O)[O-]',
  LiClO4: '[Li+].[O-]Cl(=O)(=O)=O',
  CF3CO2H: 'O=C(O)C(F)(F)F',
  water: 'O',
  CO: '[C-]#[O+]',
  CH2N2: 'C=[N+]=[N-]',
  TMSCHN2: 'C[Si](C)(C)C=[N+]=[N-]',
  'dimethyl sulfate': 'COS(=O)(=O)OC',
  tetrazole: 'c1nnn[nH]1',
  N2H4·H2O: 'NN.O',
  iPrOH: 'CC(C)O',
  tBuOH: 'CC(C)(C)O',
  Et2Zn: 'CC[Zn]CC',
  ClSO3H: 'O=S(=O)(O)Cl',
  oleum: 'O=S(=O)(O)OS(=O)(=O)O',
  NaSH: '[SH-].[Na+]',
  '(NH4)2S': '[S-2].[NH4+].[NH4+]',
  P2S5: 'S=P12SP3(=S)SP(=S)(S1)SP(=S)(S2)S3',
  HgSO4: '[Hg+2].[O-]S(=O)(=O)[O-]',
  'Hg(OAc)2': 'CC(=O)O[Hg]OC(C)=O',
  KNO3: '[K+].[O-][N+](=O)[O-]',
  ICl: 'ICl',
  HF·pyridine: 'F.c1ccncc1',
  NaOBr: '[O-]Br.[Na+]',
  TMSCN: 'C[Si](C)(C)C#N',
  Bu3SnN3: 'CCCC[Sn](CCCC)(CCCC)N=[N+]=[N-]',
  'Red-Al': 'COCCO[AlH2-]OCCOC.[Na+]',
  AcCl: 'CC(=O)Cl',
  HCHO: 'C=O',
  Me2S: 'CSC',
  CF3CO3H: 'O=C(OO)C(F)(F)F',
  'cumene hydroperoxide': 'CC(C)(OO)c1ccccc1',
  'Deoxo-Fluor': 'COCCN(CCOC)S(F)(F)F',
  BnBr: 'BrCc1ccccc1',
  morpholine: 'C1COCCN1',
  TBSOTf: 'CC(C)(C)[Si](C)(C)OS(=O)(=O)C(F)(F)F',
  'benzyl chloroformate': 'O=C(Cl)OCc1ccccc1',
};

/** By name and canonical SMILES, those of which nothing is known left out where they have no name. */
export function agentHazardsTable(rdkit: RDKit): Record<string, AgentHazards> {
  using finder = new AgentHazardFinder(rdkit);
  const named = [...agents.map(({ name, smiles }) => [name, smiles[0]] as const), ...Object.entries(spellings)];
  const found: Record<string, AgentHazards> = {};
  for (const [name, smiles] of named) {
    const canonical = smiles === undefined ? null : canonicalSmiles(rdkit, smiles);
    if (canonical === null) continue;
    const own = finder.of(canonical);
    found[name] ??= own;
    if (own.traits.length > 0) found[canonical] ??= own;
    for (const part of canonical.split('.').filter((one) => one !== canonical)) {
      const alone = finder.of(part);
      if (alone.traits.length > 0) found[part] ??= alone;
    }
  }
  return found;
}
