import { beforeEach, describe, expect, it } from 'vitest';
import { askedReactionOf, keepReaction, takeReaction } from './kept-reaction.ts';

beforeEach(() => window.sessionStorage.clear());

describe('a reaction that goes from one page to another', () => {
  it('is taken once', () => {
    keepReaction({ reaction: 'CCO.CC(=O)O>>CCOC(C)=O' });
    expect(takeReaction()).toEqual({ reaction: 'CCO.CC(=O)O>>CCOC(C)=O' });
    expect(takeReaction()).toBeNull();
  });

  it('may be a step of a route', () => {
    keepReaction({ routeId: 'r1', stepId: 's2' });
    expect(takeReaction()).toEqual({ routeId: 'r1', stepId: 's2' });
  });

  it.each(['', 'null', '[]', '{"reaction":7}', '{"routeId":"r1"}'])('is none where the storage holds %j', (json) => {
    expect(askedReactionOf(json)).toBeNull();
  });
});
