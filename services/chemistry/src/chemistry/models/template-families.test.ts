import { describe, expect, it } from 'vitest';
import { familyPrecedents } from './template-families.ts';
import type { TemplateCount, TemplateCounts } from './template-counts.ts';
import { reactionTemplates } from '../templates/all.ts';

function counted(retroHit: number): TemplateCount {
  return { retroApplied: 0, retroProposed: 0, retroHit, forwardApplied: 0, forwardHit: 0, tolerated: {} };
}

/** One record for each template, so that the sum is the size of the family. */
const one: TemplateCounts = {
  sources: [],
  reactions: 0,
  templates: Object.fromEntries(reactionTemplates.map(({ id }) => [id, counted(1)])),
};

describe('the precedents of a bond', () => {
  it('are those of all templates that make it', () => {
    const counts = {
      ...one,
      templates: { 'anilide-from-acid-chloride': counted(80), 'anilide-from-acid': counted(100) },
    };
    expect(familyPrecedents(counts, 'acetamide-from-acetic-anhydride')).toBe(180);
    expect(familyPrecedents(counts, 'suzuki-biaryl-bromide')).toBe(0);
  });

  it.each(['anilide-from-acid', 'fischer-esterification', 'aryl-glycidyl-ether', 'epoxide-opening-by-amine'])(
    'know every member of the family of %s by its id',
    (id) => {
      expect(familyPrecedents(one, id)).toBeGreaterThan(5);
    },
  );
});
