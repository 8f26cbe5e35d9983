// WebVTT: what a film says, from one cue to the next.

import type { Cue } from './film.ts';

/** The captions of a film that lasts so many seconds. */
export function webVtt(cues: readonly Cue[], seconds: number, textOf: (step: string) => string): string {
  const blocks = cues.map(({ step, from }, index) => {
    const until = cues[index + 1]?.from ?? seconds;
    return `${index + 1}\n${stamp(from)} --> ${stamp(until)}\n${textOf(step)}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** `00:01:02.345` */
function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  return `${part(hours)}:${part(minutes)}:${part(Math.floor(ms / 1000) % 60)}.${part(ms % 1000, 3)}`;
}
