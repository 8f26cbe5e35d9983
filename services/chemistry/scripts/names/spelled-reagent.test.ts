import { describe, expect, it } from 'vitest';
import { spelledReagent } from './spelled-reagent.ts';

describe('a reagent', () => {
  it.each([
    ["n,n,n'-trimethyl-ethylenediamine", "N,N,N'-trimethylethylenediamine"],
    ['n-chloro-succinimide', 'N-chlorosuccinimide'],
    ['1-methyl-piperazine', '1-methylpiperazine'],
    ['n-butyl-magnesium chloride', 'n-butylmagnesium chloride'],
    ['di-n-butylmagnesium', 'di-n-butylmagnesium'],
    ['n-benzyl-n,n,n-triethylammonium chloride', 'N-benzyl-N,N,N-triethylammonium chloride'],
    ['tri-n-butyl-tin hydride', 'tri-n-butyltin hydride'],
    ['n-acetyl-l-isoleucine', 'N-acetyl-L-isoleucine'],
    ['9h-thioxanthen-9-one', '9H-thioxanthen-9-one'],
    ['3,5-dimethyl-1h-pyrazole', '3,5-dimethyl-1H-pyrazole'],
    ['(1s,2r)-(+)-n-methylephedrine', '(1S,2R)-(+)-N-methylephedrine'],
    ['palladium (ii) chloride', 'palladium(II) chloride'],
    ['tert.-butyl lithium', 'tert-butyl lithium'],
    ['di-tert-butylneopentylphosphonium tetrafluoroborate', 'di-tert-butylneopentylphosphonium tetrafluoroborate'],
    ['trans-1,2-cyclohexanediamine', 'trans-1,2-cyclohexanediamine'],
    ['ethyl mercaptan sodium salt', 'ethyl mercaptan sodium salt'],
    ['dmap', 'DMAP'],
    ['s-phos', 'SPhos'],
  ])('%s is spelled %s', (name, spelled) => {
    expect(spelledReagent(name, new Set(['C', 'H', 'N', 'O']))).toBe(spelled);
  });

  it.each([
    ['kpf6', ['K', 'P', 'F'], 'KPF6'],
    ['pdcl2(pph3)2', ['Pd', 'Cl', 'P', 'C', 'H'], 'PdCl2(PPh3)2'],
    ['zn(otf)2', ['Zn', 'C', 'F', 'S', 'O'], 'Zn(OTf)2'],
    ['coi2', ['Co', 'I'], 'CoI2'],
    ['licl', ['Li', 'Cl'], 'LiCl'],
    ['rh on carbon', ['Rh'], 'Rh on carbon'],
    ['mn(iii) acetylacetonate', ['Mn', 'C', 'H', 'O'], 'Mn(III) acetylacetonate'],
    ['water', ['H', 'O'], 'water'],
    ['tin', ['Sn'], 'tin'],
    ['copper', ['Cu'], 'copper'],
  ])('%s of %j is spelled %s', (name, elements, spelled) => {
    expect(spelledReagent(name, new Set(elements))).toBe(spelled);
  });
});
