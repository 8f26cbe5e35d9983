import { describe, expect, it } from 'vitest';
import { agentText } from './agent-text.ts';

describe('reagents, catalysts and solvents', () => {
  it.each([
    ['toluene', '甲苯'],
    ['1,4-dioxane', '1,4-二氧六环'],
    ['K2CO3', 'K2CO3'],
    ['THF', 'THF'],
    ['Raney Ni', 'Raney 镍'],
    ['1,4-dioxane/H2O', '1,4-二氧六环/H2O'],
    ['Pd/C', 'Pd/C'],
    ['aq. NH4Cl (work-up)', 'NH4Cl 水溶液（后处理）'],
    ['then conc. H2SO4', '然后加浓 H2SO4'],
    ['then water', '然后加水'],
    ['then HCl or heat', '然后加 HCl 或加热'],
    ['NaOAc or pyridine', 'NaOAc 或吡啶'],
    ['NaH (ylide from Me3SOI)', 'NaH（由 Me3SOI 生成叶立德）'],
  ])('are written in Chinese as its chemists write them: %s', (name, text) => {
    expect(agentText(name, 'zh-CN')).toBe(text);
    expect(agentText(name, 'en')).toBe(name);
  });
});
