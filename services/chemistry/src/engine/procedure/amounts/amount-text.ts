// The figures of a row as experimental sections write them: `350 mg, 2.51 mmol, 1.2 equiv`.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { massText, volumeText } from '@app/shared/rules/procedure/amount-text';
import type { Material } from '../types.ts';

export function figure(value: number, culture: Culture): string {
  return new Intl.NumberFormat(culture, { maximumSignificantDigits: 4, useGrouping: false })
    .format(value)
    .replace('-', '\u2212');
}

export function amountText(row: Material, culture: Culture): string {
  const word = (key: string, values: Record<string, string> = {}): string => message(culture, 'procedure', key, values);
  const { role, massG, volumeMl, mmol, equivalents, state } = row;
  if (role === 'solvent') return volumeMl === null ? word('blankMl') : volumeText(volumeMl);
  const measuredByVolume = volumeMl !== null && (state === 'liquid' || state === 'solution');
  const amount = [
    massG === null ? '' : massText(massG),
    measuredByVolume ? volumeText(volumeMl) : '',
    mmol === null ? '' : `${figure(mmol, culture)} mmol`,
    equivalents === null ? '' : word('equivalents', { count: figure(equivalents, culture) }),
  ].filter((one) => one !== '');
  if (amount.length > 0) return amount.join(word('comma'));
  return state === 'gas' ? word('excess') : word('blankEquivalents');
}
