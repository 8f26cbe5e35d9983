import { describe, expect, it } from 'vitest';
import type { ManualNode, ManualStep } from '@app/shared/contracts/manual/manual';
import { changedParts } from '../../chemistry/tree/route-changes.tsx';
import { nodesBelow, routePartsOf } from './draft-tree.ts';

const node = (nodeId: string, parentStepId: string | null, status: ManualNode['status']): ManualNode => ({
  nodeId,
  parentStepId,
  status,
  inStock: status === 'bought',
  marked: false,
  molecule: { key: nodeId, smiles: 'C', formula: 'CH4', molecularWeight: 16.04 },
});

const step = (stepId: string, productNodeId: string, precursorNodeIds: string[]): ManualStep => ({
  stepId,
  productNodeId,
  precursorNodeIds,
  name: stepId,
  classKey: 'acylation',
  templateId: 't',
  templateKind: 'expert',
  reactionSmiles: 'C>>C',
  conditions: [],
  conditionOrigin: 'unknown',
  touchedGroups: [],
  precedents: 0,
  mark: { word: 'wellPrecedented', reasons: ['precedents'] },
  precedentSet: { reactions: 0, name: 'USPTO' },
  score: 1,
  forward: { passed: true, rank: 1, within: 5 },
});

describe('a route under construction', () => {
  it('numbers its steps as the laboratory runs them, the longest branch first', () => {
    const draft = {
      nodes: [
        node('T', null, 'made'),
        node('A', 's', 'made'),
        node('B', 's', 'made'),
        node('C', 'a', 'bought'),
        node('D', 'b', 'made'),
        node('E', 'd', 'open'),
      ],
      reactions: [step('s', 'T', ['A', 'B']), step('a', 'A', ['C']), step('b', 'B', ['D']), step('d', 'D', ['E'])],
    };
    const { nodes, steps } = routePartsOf(draft);
    expect(steps.map(({ stepId, number }) => [stepId, number])).toEqual([
      ['s', 4],
      ['a', 3],
      ['b', 2],
      ['d', 1],
    ]);
    expect(nodes.map(({ nodeId, inStock }) => `${nodeId} ${inStock}`)).toEqual([
      'T false',
      'A false',
      'B false',
      'C true',
      'D false',
      'E false',
    ]);
  });

  it('says what a change brought: new molecules, those bought or made now, new steps and steps with other facts', () => {
    const before = {
      nodes: [node('T', null, 'made'), node('A', 's', 'open'), node('B', 's', 'bought')],
      reactions: [step('s', 'T', ['A', 'B'])],
    };
    const after = {
      nodes: [...before.nodes.filter(({ nodeId }) => nodeId !== 'A'), node('A', 's', 'made'), node('C', 'a', 'open')],
      reactions: [{ ...step('s', 'T', ['A', 'B']), yieldPercent: 80 }, step('a', 'A', ['C'])],
    };
    const changes = changedParts(routePartsOf(before), routePartsOf(after));
    expect(changes).toEqual({ nodes: ['A', 'C'], steps: ['s', 'a'] });
    expect(changedParts(routePartsOf(before), routePartsOf(before))).toEqual({ nodes: [], steps: [] });
  });

  it('lists what lies below a molecule, each once', () => {
    const nodes = ['T', 'A', 'B', 'C'].map((id) => node(id, null, 'made'));
    const reactions = [step('s', 'T', ['A', 'B']), step('a', 'A', ['C']), step('b', 'B', ['C'])];
    expect(nodesBelow({ nodes, reactions }, 'T').map(({ nodeId }) => nodeId)).toEqual(['A', 'B', 'C']);
    expect(nodesBelow({ nodes, reactions }, 'C')).toEqual([]);
  });
});
