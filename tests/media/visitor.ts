// A hand that is seen: a cursor is drawn where the mouse is, moves as a person moves it, and types letter by letter.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Culture } from '@app/shared/constants/locale';
import type { Locator, Page } from 'playwright';
import { word as wordIn } from '../e2e/support/visitor.ts';
import type { Film } from './film.ts';

/** Runs in the page: a cursor that is above dialogs, too. */
export const cursorScript = `(() => {
  if (window.top !== window) return;
  const show = () => {
    const cursor = document.createElement('div');
    cursor.setAttribute('popover', 'manual');
    cursor.setAttribute('aria-hidden', 'true');
    cursor.style.cssText = 'position:fixed;inset:auto;left:0;top:0;width:22px;height:22px;margin:0;padding:0;border:0;' +
      'background:none;pointer-events:none;overflow:visible;transform:translate(640px,420px)';
    cursor.innerHTML = '<svg width="22" height="22" viewBox="0 0 22 22"><path d="M3 2l6 16 2.400-6.600L18 9z" ' +
      'fill="#1c2420" stroke="#fff" stroke-width="1.500"/></svg>';
    document.documentElement.append(cursor);
    cursor.showPopover();
    const move = (event) => {
      cursor.style.transform = 'translate(' + (event.clientX - 3) + 'px,' + (event.clientY - 2) + 'px)';
    };
    const raise = () => { cursor.hidePopover(); cursor.showPopover(); };
    addEventListener('mousemove', move, true);
    addEventListener('mousedown', () => {
      raise();
      cursor.firstChild.animate([{ scale: 1 }, { scale: 0.7 }, { scale: 1 }], 220);
    }, true);
    setInterval(() => { if (document.querySelector('dialog[open]')) raise(); }, 400);
  };
  if (document.body) show();
  else addEventListener('DOMContentLoaded', show);
})()`;

export class Visitor {
  readonly page: Page;
  readonly culture: Culture;
  readonly film: Film | undefined;

  constructor(page: Page, culture: Culture, film?: Film) {
    this.page = page;
    this.culture = culture;
    this.film = film;
  }

  word(key: string, params: Record<string, string | number> = {}): string {
    return wordIn(key, this.culture, params);
  }

  button(key: string, params: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: this.word(key, params), exact: true });
  }

  link(key: string, params: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('link', { name: this.word(key, params), exact: true });
  }

  /** Says what is to be seen, and leaves time to read it. */
  async say(step: string): Promise<void> {
    this.film?.say(step);
    await this.rest(1_300);
  }

  async rest(ms = 1_600): Promise<void> {
    if (this.film) await sleep(ms);
  }

  async cut<T>(work: () => Promise<T>): Promise<T> {
    return this.film ? this.film.cut(work) : work();
  }

  async pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to point at');
    const reach = Math.min(box.width / 2, 60);
    await this.page.mouse.move(box.x + reach, box.y + box.height / 2, { steps: this.film ? 14 : 1 });
    await this.rest(250);
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 120_000 });
    if (this.film) await this.pointAt(target);
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await target.fill('');
    if (this.film) await target.pressSequentially(text, { delay: 55 });
    else await target.fill(text);
  }
}
