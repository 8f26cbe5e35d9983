// The browser and the Chinese fonts of the browser tests: the system's own, else installed by the system's means.

import { existsSync } from 'node:fs';
import { runCommand } from './command.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const packages = ['chromium', 'fonts-noto-cjk'];

export class MissingPart extends Error {}

/** Path of a Chromium on a system that can show Chinese; throws a MissingPart that says what to install. */
export async function requireChromium(say: (line: string) => void): Promise<string> {
  if (!findChromium() || !(await hasChineseFont())) await installParts(say);
  const chromium = findChromium();
  if (!chromium || !(await hasChineseFont())) throw missing();
  return chromium;
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  return [named, ...places].find((path) => path !== undefined && existsSync(path));
}

async function hasChineseFont(): Promise<boolean> {
  try {
    const { output } = await runCommand('fc-list', [':lang=zh-cn', 'family']);
    return output.trim() !== '';
  } catch {
    // No fontconfig, no fonts.
    return false;
  }
}

async function installParts(say: (line: string) => void): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) throw missing();
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  say(`Installing ${packages.join(' and ')} for the browser tests (once)…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [file = '', ...rest] = [...prefix, 'apt-get', ...args];
    const outcome = await runCommand(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (outcome.code !== 0) throw missing(outcome.output.trim().split('\n').at(-1));
  }
}

function missing(why?: string): MissingPart {
  const reason = why ? ` (${why})` : '';
  return new MissingPart(
    `The browser tests need Chromium and a Chinese font: install ${packages.join(' and ')}${reason}.`,
  );
}
