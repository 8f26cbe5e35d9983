// The videos that `npm run help-media` recorded.

import { readFileSync } from 'node:fs';
import { message } from '@app/locales/messages';
import { cultures, type Culture } from '@app/shared/constants/locale';
import type { HelpVideo } from '@app/shared/contracts/help';
import { helpVideoFiles, helpVideoIds, type HelpVideoId } from '@app/shared/help/videos';

type Lengths = Record<Culture, Partial<Record<HelpVideoId, number>>>;

let lengths: Lengths | undefined;

/** Every video that was recorded in a language, in the order to watch them, with its words; captions in each. */
export function helpVideosIn(culture: Culture): HelpVideo[] {
  lengths ??= readLengths();
  const known = lengths[culture];
  return helpVideoIds.flatMap((id) => {
    const seconds = known[id];
    return seconds === undefined ? [] : [{ ...wordsOf(id, culture), ...filesOf(id, culture), seconds }];
  });
}

function wordsOf(id: HelpVideoId, culture: Culture): Pick<HelpVideo, 'id' | 'title' | 'summary' | 'guide'> {
  const word = (key: string) => message(culture, 'help-videos', `${id}.${key}`);
  return { id, title: word('title'), summary: word('summary'), guide: chapters[id] };
}

function filesOf(id: HelpVideoId, culture: Culture): Pick<HelpVideo, 'file' | 'poster' | 'captions'> {
  const { film, poster, captions } = helpVideoFiles(id, culture);
  return { file: film, poster, captions: cultures.map((language) => ({ language, file: captions[language] })) };
}

/** Where the guide tells the same at length. */
const chapters: Record<HelpVideoId, string> = {
  'find-your-way': '/guide#first-steps',
  'plan-a-route': '/guide#plan-a-route',
  'edit-and-compare': '/guide#routes',
  'score-a-file': '/guide#sascore',
  'predict-impurities': '/guide#impurities',
  'cost-and-quote': '/guide#cost-and-quotation',
};

function readLengths(): Lengths {
  return JSON.parse(readFileSync(new URL('../../../data/help/video-seconds.json', import.meta.url), 'utf8'));
}
