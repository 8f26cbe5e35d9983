import { describe, expect, it } from 'vitest';
import { idOf, testItem, testWorklist } from './test-items.ts';
import { canDo, countOf, isUnderWay, meantToStart, openTo, stateGroups } from './worklist-state.ts';

describe('what may be done with a molecule of the worklist', () => {
  it('changes nothing of what is in the line, in search or completed', () => {
    const fixed = stateGroups.all.filter((state) => !canDo('edit', state));
    expect(fixed).toEqual(['queued', 'searching', 'completed']);
  });

  it('starts again what was paused, stopped or failed, and nothing twice', () => {
    const started = stateGroups.all.filter((state) => canDo('start', state));
    expect(started).toEqual(['notStarted', 'paused', 'stopped', 'failed']);
    expect(started.some((state) => canDo('pause', state))).toBe(false);
  });

  it('begins nothing again that was stopped, while others wait to be started', () => {
    const stopped = testItem(1, { state: 'stopped' });
    expect(meantToStart([stopped, testItem(2), testItem(3, { state: 'paused' })]).map((item) => item.id)).toEqual([
      idOf(2),
      idOf(3),
    ]);
    expect(meantToStart([stopped, testItem(2, { state: 'completed' })])).toEqual([stopped]);
  });

  it('does not take off what is queued or searching', () => {
    const items = [testItem(1, { state: 'searching' }), testItem(2, { state: 'queued' }), testItem(3)];
    expect(openTo('remove', items).map((item) => item.id)).toEqual([idOf(3)]);
  });

  it('is in progress while one is queued or searching, not while all are paused', () => {
    expect(isUnderWay(testWorklist([testItem(1, { state: 'queued' })]).counts)).toBe(true);
    expect(isUnderWay(testWorklist([testItem(1, { state: 'paused' }), testItem(2)]).counts)).toBe(false);
    expect(countOf('waiting', testWorklist([testItem(1, { state: 'paused' }), testItem(2)]).counts)).toBe(2);
  });
});
