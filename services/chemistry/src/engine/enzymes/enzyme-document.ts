// An enzymatic step as documents and the command line write it.

import { message } from '@app/locales/messages';
import { operationOf, transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { enzymes } from '../../chemistry/enzymes/enzymes.ts';
import { otherAbbreviations } from '../../chemistry/enzymes/other-names.ts';
import { sources } from '../../chemistry/enzymes/sources.ts';

/** `enzyme` with its operation and the others that give the same step; nothing for a chemical step. */
export function shapeEnzyme({
  templateId,
  enzymeIds = [],
}: {
  templateId: string;
  enzymeIds?: readonly string[];
}): object {
  const found = transformationOf(templateId);
  if (!found) return {};
  const others = enzymeIds.flatMap((id) => transformationOf(id)?.enzyme ?? []).filter((one) => one !== found.enzyme);
  return {
    enzyme: {
      abbreviation: found.enzyme,
      name: message('en', 'enzymes', `enzyme.${found.enzyme}`),
      ec: enzymes[found.enzyme].ec,
      otherAbbreviations: otherAbbreviations[found.enzyme] ?? [],
      alternatives: [...new Set(others)],
      outcome: found.outcome,
      maturity: found.maturity,
      operation: operationOf(found),
      sources: found.sources.map((key) => `https://doi.org/${sources[key]}`),
    },
  };
}
