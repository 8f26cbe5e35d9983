// Why one molecule of many was refused.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { AppError } from '@app/shared/errors/app-error';
import { catalogue } from '@app/shared/errors/catalogue';

/** Code and sentence in the language, with what the error's details say in words. */
export function reasonOf({ key, details }: AppError, culture: Culture): { code: number; message: string } {
  const said = details?.['text'];
  const sentence = message(culture, 'errors', key);
  return { code: catalogue[key].code, message: typeof said === 'string' ? `${sentence} ${said}` : sentence };
}
