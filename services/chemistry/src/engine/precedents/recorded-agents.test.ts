import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { recordedAgents } from './recorded-agents.ts';

let rdkit: RDKit;
let reader: AgentReader;
beforeAll(async () => {
  rdkit = await loadRDKit();
  reader = new AgentReader(rdkit);
});

function read(reaction: string, agents: string): { named: string[]; others: string[] } {
  const [left = '', product = ''] = reaction.split('>>');
  const found = recordedAgents(rdkit, reader, {
    reactants: left.split('.'),
    product,
    agents: agents === '' ? [] : agents.split('.'),
  });
  const { reagents, catalysts, solvents } = found.agents;
  return { named: [...reagents, ...catalysts, ...solvents].toSorted(), others: found.others };
}

const acylation = 'Nc1ccc(C)cc1.O=C(Cl)c1ccccc1>>Cc1ccc(NC(=O)c2ccccc2)cc1';
const coupling = 'Nc1ccc(C)cc1.O=C(O)c1ccccc1>>Cc1ccc(NC(=O)c2ccccc2)cc1';
const nitro = 'Cc1ccc([N+](=O)[O-])cc1>>Cc1ccc(N)cc1';
const methoxyNitro = 'COc1cc(C(=O)NCCN(C)C)ccc1[N+](=O)[O-]>>COc1cc(C(=O)NCCN(C)C)ccc1N';
const claisen = 'CC(=O)c1ccccc1.CCOC(=O)c1ccccc1>>O=C(CC(=O)c1ccccc1)c1ccccc1';

describe('the agents of a recorded reaction', () => {
  it.each<[what: string, reaction: string, agents: string, named: string[]]>([
    ['lose the acid of the work-up beside a base', acylation, 'CCN(CC)CC.Cl.ClCCl', ['CH2Cl2', 'Et3N']],
    ['lose the water of an extraction', coupling, 'CCN=C=NCCCN(C)C.CN(C)C=O.O', ['DMF', 'EDC']],
    ['lose hydrogen that a hydride gives off', claisen, '[H-].[Na+].[H][H].C1CCOC1', ['NaH', 'THF']],
    ['lose hydrogen of a reaction that takes none', claisen, '[H][H].C1CCOC1', ['THF']],
    ['keep hydrogen over its metal', nitro, '[H][H].[Pd].CO', ['H2', 'MeOH', 'Pd/C']],
    ['keep hydrogen of a reduction whose metal was left out', nitro, '[H][H].CO', ['H2', 'MeOH']],
    ['keep iron and its acid', nitro, '[Fe].Cl.CCO.O', ['EtOH', 'Fe', 'H2O', 'HCl']],
    ['join an amine and its metal', claisen, '[Li].C[Si](C)(C)N[Si](C)(C)C.C1CCOC1', ['LiHMDS', 'THF']],
  ])('%s', (_, reaction, agents, named) => {
    expect(read(reaction, agents).named).toEqual(named);
  });

  it.each<[what: string, reaction: string, agents: string, others: string[]]>([
    ['not a product of the next example', methoxyNitro, 'COc1cc(C(=O)NC2CCN(C)C2)ccc1N', []],
    ['not another starting material of the series', methoxyNitro, 'COc1cc(C(=O)NCCN(CC)CC)ccc1[N+](=O)[O-]', []],
    ['a small alcohol', nitro, 'CCCC(C)O', ['CCCC(C)O']],
    ['a phosphine of its own', nitro, 'CC(C)(C)P(Cl)C(C)(C)C', ['CC(C)(C)P(Cl)C(C)(C)C']],
    ['a diamine ligand', nitro, 'N[C@@H]1CCCC[C@H]1N', ['N[C@@H]1CCCC[C@H]1N']],
    ['a large molecule that is unlike', nitro, 'CC1(C)CCCC(C)(C)N1OC(=O)CCCCCCC', ['CC1(C)CCCC(C)(C)N1OC(=O)CCCCCCC']],
  ])('without a name are %s', (_, reaction, agents, others) => {
    expect(read(reaction, agents).others).toEqual(others);
  });
});
