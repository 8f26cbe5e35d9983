// A question in words for who cannot see the picture: a screen reader reads it, and the answer is a small number.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Random } from './picture.ts';

export interface Question {
  text: string;
  /** Its answer as digits and as a word. */
  answers: string[];
}

/** Three numbers in words, two to add and one to take away; the answer lies between 3 and 23. */
export function questionIn(culture: Culture, random: Random): Question {
  const [first, second, third] = [5 + random(11), 2 + random(8), 1 + random(4)] as const;
  const words = message(culture, 'identity', 'captcha.numbers').split('|');
  const word = (number: number) => words[number] ?? String(number);
  const answer = first + second - third;
  const text = message(culture, 'identity', `captcha.question.${random(2) === 0 ? 'addFirst' : 'takeFirst'}`, {
    first: word(first),
    second: word(second),
    third: word(third),
  });
  return { text, answers: [String(answer), word(answer)] };
}
