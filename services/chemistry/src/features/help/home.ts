// What the first page of the help center leads to; its words stand in locales.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';

export interface HelpLink {
  id: string;
  title: string;
  text: string;
  to: string;
}

const topics = [
  'first-steps',
  'plan-a-route',
  'routes',
  'cost-and-quotation',
  'sascore',
  'impurities',
  'forward-synthesis',
  'account',
] as const;

const questions = ['solved', 'score', 'how-long', 'controlled', 'own-stock', 'share', 'files', 'privacy'] as const;

/** Chapters of the guide to begin with. */
export function helpTopics(culture: Culture): HelpLink[] {
  return topics.map((id) => ({
    id,
    title: message(culture, 'help-guide', `${id}.title`),
    text: message(culture, 'help-guide', `${id}.summary`),
    to: `/guide#${id}`,
  }));
}

/** Questions that are asked first. */
export function helpQuestions(culture: Culture): HelpLink[] {
  return questions.map((id) => ({
    id,
    title: message(culture, 'help-faqs', `${id}.question`),
    text: message(culture, 'help-faqs', `${id}.answer`),
    to: `/faqs#${id}`,
  }));
}
