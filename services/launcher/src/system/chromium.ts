import { existsSync } from 'node:fs';
import { runCommand } from '../command.ts';
import type { Part } from './system-parts.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium, on a system that can show Chinese. */
export const chromiumPart: Part<string> = {
  purpose: 'the browser tests',
  packages: ['chromium', 'fonts-noto-cjk', 'fontconfig'],
  async find() {
    const path = [process.env['CHROMIUM'], ...places].find((place) => place !== undefined && existsSync(place));
    return (await hasChineseFont()) ? path : undefined;
  },
};

async function hasChineseFont(): Promise<boolean> {
  try {
    const { output } = await runCommand('fc-list', [':lang=zh-cn', 'family']);
    return output.trim() !== '';
  } catch {
    // No fontconfig, no fonts.
    return false;
  }
}
