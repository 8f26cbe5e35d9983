import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../molecule/rdkit.ts';
import { Bystanders } from './bystanders.ts';

let bystanders: Bystanders;
beforeAll(async () => {
  bystanders = new Bystanders(await loadRDKit());
});
afterAll(() => bystanders[Symbol.dispose]());

function atRisk(reaction: string, reagents: string[], catalysts: string[] = []): string[] {
  const [reactants = '', product = ''] = reaction.split('>>');
  return bystanders.atRisk(reactants.split('.'), product, [{ reagents, catalysts }])[0] ?? [];
}

describe('groups that conditions would touch beside the reaction', () => {
  it.each<[string, string, string[], string[], string[]]>([
    ['a bromine under hydrogenation', 'O=[N+]([O-])c1ccc(Br)cc1>>Nc1ccc(Br)cc1', ['H2'], ['Pd/C'], ['arylBromide']],
    ['an alkene under hydrogenation', 'C=CCc1ccc([N+](=O)[O-])cc1>>C=CCc1ccc(N)cc1', ['H2'], ['Pd/C'], ['alkene']],
    ['an ester beside a ketone and LiAlH4', 'COC(=O)CCC(C)=O>>COC(=O)CCC(C)O', ['LiAlH4'], [], ['ester']],
    ['a second ester under hydroxide', 'COC(=O)CCC(=O)OC>>COC(=O)CCC(=O)O', ['NaOH'], [], ['ester']],
    ['an acetal in acid', 'CCOC(OCC)CCNC(=O)OC(C)(C)C>>CCOC(OCC)CCN', ['HCl'], [], ['acetalOrKetal']],
    ['a Boc group in acid', 'COC(=O)CNC(=O)OC(C)(C)C>>O=C(O)CNC(=O)OC(C)(C)C', ['HCl'], [], ['boc']],
    ['a silyl ether in acid', 'CC(C)(C)[Si](C)(C)OCCC#N>>CC(C)(C)[Si](C)(C)OCCC(N)=O', ['H2SO4'], [], ['silylEther']],
  ])('are named: %s', (_, reaction, reagents, catalysts, groups) => {
    expect(atRisk(reaction, reagents, catalysts)).toEqual(groups);
  });

  it.each<[string, string, string[], string[]]>([
    ['what the reaction is meant to change', 'COC(=O)c1ccccc1>>O=C(O)c1ccccc1', ['NaOH'], []],
    ['what only the product has', 'N#Cc1ccccc1>>NCc1ccccc1', ['H2'], ['Pd/C']],
    ['what these reagents leave alone', 'COC(=O)CCC(C)=O>>COC(=O)CCC(C)O', ['NaBH4'], []],
  ])('do not hold %s', (_, reaction, reagents, catalysts) => {
    expect(atRisk(reaction, reagents, catalysts)).toEqual([]);
  });
});
