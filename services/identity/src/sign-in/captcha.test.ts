// The sign-in form of the real provider after wrong passwords, as a person goes through it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '@app/locales/messages';
import type * as client from 'openid-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hiddenField, TestBrowser } from '../test-browser.ts';
import {
  discover,
  openForm,
  password,
  redirectUri,
  send,
  startProvider,
  type OpenForm,
  type TestProvider,
} from '../test-provider.ts';

const minuteMs = 60_000;
let dataDir: string;
let provider: TestProvider;
let relyingParty: client.Configuration;
let later = 0;

beforeEach(async () => {
  later = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  provider = await startProvider(dataDir, { SIGN_IN_CAPTCHA_AFTER: '3' }, 0, () => Date.now() + later);
  relyingParty = await discover(provider.config);
});

afterEach(async () => {
  await provider.app.close();
  rmSync(dataDir, { recursive: true });
});

const numbers = message('en', 'identity', 'captcha.numbers').split('|');

/** Answers the question in words on an English page, as who hears it would. */
function answerOf(page: string): string {
  const question = /<label for="captcha-answer">([^<]*)</.exec(page)?.[1] ?? '';
  const [a = 0, b = 0, c = 0] = [...question.matchAll(/[a-z]+(?:-[a-z]+)?/g)]
    .map(([name]) => numbers.indexOf(name))
    .filter((number) => number >= 0);
  return String(question.startsWith('Take') ? b - a + c : a + b - c);
}

async function answerTo(browser: TestBrowser, form: OpenForm, fields: Record<string, string>) {
  const base = new URL(form.formUrl).origin;
  const { response, outside } = await browser.follow(
    await browser.post(form.formUrl, { token: hiddenField(form.page, 'token'), ...fields }),
    base,
  );
  return { status: response.status, page: outside ? '' : await response.text(), outside };
}

async function failedForm(userName: string, times = 3) {
  const browser = new TestBrowser();
  const form = await openForm(relyingParty, browser, { ui_locales: 'en' });
  let page = '';
  for (let tries = 0; tries < times; tries += 1) {
    const { response } = await send(browser, form, userName, 'wrong');
    page = await response.text();
  }
  return { browser, form, page };
}

describe('the sign-in form', () => {
  it('asks for a CAPTCHA after the third wrong password, not after the second', async () => {
    expect((await failedForm('chemist', 2)).page).not.toContain('name="captcha"');
    const { page } = await failedForm('chemist', 1);
    expect(page).toContain(message('en', 'errors', 'wrongCredentials'));
    expect(page).toContain('name="captcha"');
    expect(page).toMatch(/<img src="data:image\/png;base64,[^"]{1000,}" width="240"[^>]*alt="[^"]+"/);
  });

  it('lets in who answers the question in words, and forgets the failures', async () => {
    const { browser, form } = await failedForm('chemist');
    const asked = await answerTo(browser, form, { login: 'chemist', another: '1', ask: 'question' });
    expect(asked.page).not.toContain('<img');
    expect(asked.page).toContain('value="chemist"');
    const { outside } = await answerTo(browser, form, {
      login: 'chemist',
      password,
      captcha: answerOf(asked.page),
      ask: 'question',
    });
    expect(outside).toContain(`${redirectUri}?code=`);
    expect((await openForm(relyingParty, new TestBrowser())).page).not.toContain('name="captcha"');
  });

  it.each(['en', 'zh-CN'] as const)(
    'says 995 in %s for a wrong answer, whatever the password, and asks anew',
    async (culture) => {
      const { browser, form, page } = await failedForm('chemist');
      const formUrl = `${form.formUrl}?lang=${culture}`;
      for (const secret of [password, 'wrong']) {
        const wrong = await answerTo(
          browser,
          { ...form, formUrl },
          { login: 'chemist', password: secret, captcha: 'ZZZZZ' },
        );
        expect([wrong.status, wrong.outside]).toEqual([401, undefined]);
        expect(wrong.page).toContain(message(culture, 'errors', 'wrongCaptcha'));
        expect(pictureIn(wrong.page)).not.toBe(pictureIn(page));
      }
    },
  );

  it('does not take the right password without the answer, nor one answer twice, nor one of five minutes ago', async () => {
    const { browser, form } = await failedForm('chemist');
    const without = await answerTo(browser, form, { login: 'chemist', password });
    expect([without.status, without.outside]).toEqual([401, undefined]);
    expect(without.page).toContain(message('en', 'identity', 'captcha.needed'));

    const asked = await answerTo(browser, form, { login: 'chemist', another: '1', ask: 'question' });
    const captcha = answerOf(asked.page);
    const once = await answerTo(browser, form, { login: 'chemist', password: 'wrong', captcha });
    expect(once.page).toContain(message('en', 'errors', 'wrongCredentials'));
    expect(once.page).not.toContain('<label for="captcha-answer">What');
    const twice = await answerTo(browser, form, { login: 'chemist', password, captcha });
    expect(twice.page).toContain(message('en', 'errors', 'wrongCaptcha'));

    const late = await answerTo(browser, form, { login: 'chemist', another: '1', ask: 'question' });
    later = 5 * minuteMs;
    const tooLate = await answerTo(browser, form, { login: 'chemist', password, captcha: answerOf(late.page) });
    expect(tooLate.page).toContain(message('en', 'errors', 'wrongCaptcha'));
  });

  it('does not take an answer of another sign-in', async () => {
    const { browser, form } = await failedForm('chemist');
    const asked = await answerTo(browser, form, { login: 'chemist', another: '1', ask: 'question' });
    const other = new TestBrowser();
    const otherForm = await openForm(relyingParty, other, { ui_locales: 'en' });
    const stolen = await answerTo(other, otherForm, { login: 'chemist', password, captcha: answerOf(asked.page) });
    expect(stolen.page).toContain(message('en', 'errors', 'wrongCaptcha'));
  });

  it('asks at once whoever comes from an address with failures, and after a start anew, too', async () => {
    await failedForm('chemist');
    expect((await openForm(relyingParty, new TestBrowser())).page).toContain('name="captcha"');
    await provider.app.close();
    provider = await startProvider(
      dataDir,
      { SIGN_IN_CAPTCHA_AFTER: '3' },
      provider.config.port,
      () => Date.now() + later,
    );
    expect((await openForm(relyingParty, new TestBrowser())).page).toContain('name="captcha"');
    later = 15 * minuteMs + 1000;
    expect((await openForm(relyingParty, new TestBrowser())).page).not.toContain('name="captcha"');
  });

  it('makes who tries too often wait as before, with or without the answer', async () => {
    const { browser, form, page } = await failedForm('trial');
    let last = page;
    for (let tries = 0; tries < 2; tries += 1) {
      const asked = await answerTo(browser, form, { login: 'trial', another: '1', ask: 'question' });
      last = (await answerTo(browser, form, { login: 'trial', password: 'wrong', captcha: answerOf(asked.page) })).page;
    }
    expect(last).toContain(message('en', 'errors', 'wrongCredentials'));
    const asked = await answerTo(browser, form, { login: 'trial', another: '1', ask: 'question' });
    const locked = await answerTo(browser, form, { login: 'trial', password, captcha: answerOf(asked.page) });
    expect(locked.status).toBe(429);
  });
});

const pictureIn = (page: string) => /<img src="([^"]+)"/.exec(page)?.[1];
