// What a molecule is called where there is room for one line.

import type { Molecule } from '@app/shared/contracts/structure';
import { currentCulture } from '../i18n/culture.ts';
import { withSubscripts } from './subscripts.ts';

/** The name where a source gives one, in the language of the page if there is such; else the formula. */
export function moleculeLabel(molecule: Pick<Molecule, 'name' | 'chineseName' | 'formula' | 'stereo'>): string {
  const { name, chineseName, formula, stereo } = molecule;
  if (chineseName !== undefined && currentCulture() === 'zh-CN') return chineseName;
  return name === undefined ? `${prefixOf(stereo)}${withSubscripts(formula)}` : withLocants(name);
}

// Names come with it.
function prefixOf(stereo: Molecule['stereo']): string {
  return stereo === 'racemic' ? 'rac-' : stereo === 'relative' ? 'rel-' : '';
}

/** Sources write all in small letters; on nitrogen a locant is a capital. `n-butyl` stays, which is no locant. */
function withLocants(name: string): string {
  return name.replace(/(?<![a-z])(?:n(?:,n)+(?=-)|n(?=-(?:m?ethyl|nitroso|\()))/g, (locants) => locants.toUpperCase());
}
