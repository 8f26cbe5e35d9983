// What a way is called.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { WayKind } from '@app/shared/constants/stereocentres';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { separationTemplates } from '../../chemistry/models/separations.ts';

/** Of a method, an enzymatic transformation or a separation by its id; in the language of the reader. */
export function methodName(kind: WayKind, method: string, culture: Culture): string {
  if (kind === 'chiralPool') return message(culture, 'stereocentres', 'pool');
  const named = transformationOf(method) ?? separationTemplates.find(({ id }) => id === method);
  return named?.name[culture] ?? message(culture, 'stereocentres', `method.${method}`);
}
