import { describe, expect, it } from 'vitest';
import { isInModule, modules, modulesFor } from './modules.ts';

const keys = (given: readonly { key: string }[]) => given.map(({ key }) => key);

describe('the navigation', () => {
  it('offers only what the user may open', () => {
    expect(keys(modulesFor((permission) => permission === 'sascore'))).toEqual(['home', 'sascore', 'substructure']);
    expect(keys(modulesFor(() => true))).toEqual(keys(modules));
    expect(keys(modulesFor((permission) => permission === 'processchemistry'))).toContain('batch');
  });

  it.each([
    ['/retrosynthesis', 'retrosynthesis'],
    ['/route/list/retrosynthesis', 'retrosynthesis'],
    ['/single/018f', 'retrosynthesis'],
    ['/route/manual', 'retrosynthesis'],
    ['/processchemistry', 'processchemistry'],
    ['/route/list/processchemistry/abc', 'processchemistry'],
    ['/batch/processchemistry', 'batch'],
    ['/forwardsynthesis', 'forwardsynthesis'],
    ['/forwardsynthesis/generate/library', 'forwardsynthesis'],
    ['/forwardsynthesis/list', 'forwardsynthesis'],
    ['/sascore', 'sascore'],
    ['/sascore/018f', 'sascore'],
    ['/conditionsearch', 'conditionoptimization'],
    ['/conditionOptimization', 'conditionoptimization'],
    ['/impurityPrediction', 'impuritypredict'],
    ['/impurity/list/018f', 'impuritypredict'],
    ['/substructure', 'substructure'],
    ['/home', 'home'],
    ['/homes', undefined],
  ])('marks the module of %s', (pathname, key) => {
    expect(modules.find((module) => isInModule(module, pathname))?.key).toBe(key);
  });
});
