// The videos of the help center, and where their files lie among those that the gateway serves.

import type { Culture } from '../constants/locale.ts';

/** In the order to watch them. */
export const helpVideoIds = [
  'find-your-way',
  'plan-a-route',
  'edit-and-compare',
  'score-a-file',
  'predict-impurities',
  'cost-and-quote',
] as const;
export type HelpVideoId = (typeof helpVideoIds)[number];

export interface HelpVideoFiles {
  /** H.264 in MP4. */
  film: string;
  poster: string;
  /** WebVTT in each language, with the times of this recording. */
  captions: Record<Culture, string>;
}

/** The files of a video for readers of a language, who see screens in their own; captions are there in both. */
export function helpVideoFiles(id: HelpVideoId, culture: Culture): HelpVideoFiles {
  const start = `/help/videos/${id}.${culture}`;
  const captions = { en: `${start}.captions-en.vtt`, 'zh-CN': `${start}.captions-zh-CN.vtt` };
  return { film: `${start}.mp4`, poster: `${start}.webp`, captions };
}

/** A picture of the user guide in one language. */
export function helpPicture(name: string, culture: Culture): string {
  return `/help/guide/${name}.${culture}.webp`;
}
