// An enzymatic step in the words of a reader.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { StepEnzyme } from '@app/shared/contracts/routes/enzymes';
import type { EnzymeTransformation } from '../../chemistry/enzymes/enzyme-step.ts';
import { operationOf, transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { enzymes, type EnzymeKey } from '../../chemistry/enzymes/enzymes.ts';
import { sources } from '../../chemistry/enzymes/sources.ts';

/** The enzyme of a step by the id of its template; undefined for a chemical step. `ids` are all transformations that give it. */
export function presentEnzyme(
  templateId: string,
  ids: readonly string[] | undefined,
  culture: Culture,
): StepEnzyme | undefined {
  const found = transformationOf(templateId);
  if (!found) return undefined;
  const word = (key: string): string => message(culture, 'enzymes', key);
  const {
    cofactors,
    recycling,
    medium,
    pH,
    cosolvent,
    form,
    absent,
    aerated = false,
    ...operation
  } = operationOf(found);
  const needed = cofactors.filter((one) => one !== 'none');
  const others = new Set((ids ?? []).flatMap((id) => transformationOf(id)?.enzyme ?? []));
  others.delete(found.enzyme);
  return {
    ...named(found.enzyme, culture),
    alternatives: [...others].map((one) => named(one, culture)),
    outcome: found.outcome,
    outcomeText: word(`outcome.${found.outcome}`),
    maturity: found.maturity,
    maturityText: word(`maturity.${found.maturity}`),
    cofactors: needed.map((one) => word(`cofactor.${one}`)),
    ...(recycling !== 'none' && { recycling: word(`recycling.${recycling}`) }),
    medium,
    pH: pH && [...pH],
    temperatureC: [...operation.temperatureC],
    cosolvent: cosolvent && { name: cosolvent.name, percent: [...cosolvent.percent] },
    form: word(`form.${form}`),
    loadPercent: [...operation.loadPercent],
    gramsPerLitre: [...operation.gramsPerLitre],
    agents: operation.agents.map((one) => ({ ...one })),
    absent: absent.map((one) => word(`absent.${one}`)),
    aerated,
    sources: sourcesOf(found),
  };
}

function named(enzyme: EnzymeKey, culture: Culture): Pick<StepEnzyme, 'abbreviation' | 'name' | 'ec'> {
  return { abbreviation: enzyme, name: message(culture, 'enzymes', `enzyme.${enzyme}`), ec: enzymes[enzyme].ec };
}

function sourcesOf(found: EnzymeTransformation): string[] {
  return found.sources.map((key) => sources[key]);
}
