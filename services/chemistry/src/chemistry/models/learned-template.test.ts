import { describe, expect, it } from 'vitest';
import { linkedExperts } from './learned/linked-experts.ts';
import { readLearnedTemplates } from './learned/read-templates.ts';
import { isLearnedId, learnedTemplate, templateById } from './learned-template.ts';
import { reactionTemplates } from '../templates/all.ts';

describe('learned templates beside expert ones', () => {
  it('can all be asked for name and class, and have ids that no expert template has', () => {
    const learned = readLearnedTemplates().map(learnedTemplate);
    expect(learned.length).toBeGreaterThan(500);
    for (const { id, name } of learned) {
      expect(isLearnedId(id)).toBe(true);
      expect(templateById(id)?.name).toEqual(name);
    }
    expect(reactionTemplates.filter((one) => isLearnedId(one.id))).toEqual([]);
  });

  it('are found as experts are, and what is neither is not', () => {
    const [first] = reactionTemplates;
    expect(templateById(first?.id ?? '')).toBe(first);
    expect(templateById('L0000000000')).toBeUndefined();
  });

  it('do not tolerate what none of their expert templates does', () => {
    const linked = linkedExperts();
    const withExperts = readLearnedTemplates().filter((one) => linked.has(one.id));
    expect(withExperts.length).toBeGreaterThan(100);
    for (const record of withExperts) {
      const lists = (linked.get(record.id) ?? []).map((one) => one.incompatible);
      for (const group of learnedTemplate(record).incompatible)
        expect(lists.every((list) => list.includes(group))).toBe(true);
    }
    expect(withExperts.some((one) => learnedTemplate(one).incompatible.length > 0)).toBe(true);
  });

  it('refuse a class that does not exist', () => {
    const [record] = readLearnedTemplates();
    if (!record) throw new TypeError('no record');
    expect(() => learnedTemplate({ ...record, class: 11 })).toThrow(RangeError);
  });
});
