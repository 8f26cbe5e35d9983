// What a picture is, by its first bytes; its name says nothing.

import type { FeedbackPictureFormat } from '@app/shared/contracts/feedback';

const marks: Record<FeedbackPictureFormat, (head: string) => boolean> = {
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
};

/** The format of a picture; undefined for anything else. */
export function pictureFormatOf(content: Buffer): FeedbackPictureFormat | undefined {
  const head = content.toString('latin1', 0, 16);
  const formats = Object.keys(marks) as FeedbackPictureFormat[];
  return formats.find((format) => marks[format](head));
}
