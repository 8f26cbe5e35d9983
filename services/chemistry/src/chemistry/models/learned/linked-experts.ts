// The expert templates that a learned one stands for somewhere, as data/template-links.json tells them.

import { readTemplateLinks, type TemplateLinks } from '../expert-links.ts';
import { readTemplateCounts } from '../template-counts.ts';
import { reactionTemplates } from '../../templates/all.ts';
import type { ReactionTemplate } from '../../templates/template.ts';

/** For each learned id its expert templates, those with the most recorded reactions first. */
export function linkedExperts(links: TemplateLinks = readTemplateLinks()): ReadonlyMap<string, ReactionTemplate[]> {
  const counts = readTemplateCounts().templates;
  const precedentsOf = ({ id }: ReactionTemplate): number => counts[id]?.retroHit ?? 0;
  const found = new Map<string, ReactionTemplate[]>();
  for (const template of reactionTemplates.toSorted((a, b) => precedentsOf(b) - precedentsOf(a))) {
    for (const id of links[template.id] ?? []) found.set(id, [...(found.get(id) ?? []), template]);
  }
  return found;
}
