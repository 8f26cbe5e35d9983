import { message } from '@app/locales/messages';
import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '../storage.ts';
import { createCaptchas, sweepCaptchas, type Captchas } from './captcha.ts';
import { characters } from './glyphs.ts';
import { pictureHeight, pictureOf, pictureWidth, type Random } from './picture.ts';
import { questionIn } from './question.ts';

const key = 'a key of the tests';
const minuteMs = 60_000;
let db: Storage;
let time: number;
let captchas: Captchas;
const now = () => time;

/** Numbers that look random and are the same each time. */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

beforeEach(() => {
  db = openStorage(':memory:');
  time = Date.UTC(2026, 0, 1);
  captchas = createCaptchas(db, { after: 3, key, now, random: seeded(1) });
});

/** What stands in the picture that `seeded(seed)` makes first. */
const textOf = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 5 }, () => characters[random(characters.length)]).join('');
};

describe('failed sign-ins', () => {
  const fail = (times: number, userName = 'chemist', address = '10.0.0.1') => {
    for (let failures = 0; failures < times; failures += 1) captchas.failed(userName, address);
  };

  it.each([
    ['two of a name', 2, 'chemist', '10.0.0.9', false],
    ['three of a name, from another address', 3, 'chemist', '10.0.0.9', true],
    ['three of a name, written otherwise', 3, ' Chemist ', '10.0.0.9', true],
    ['three from an address, of another name', 3, 'trial', '10.0.0.1', true],
    ['three of another name and address', 3, 'trial', '10.0.0.9', false],
  ])('%s', (_title, times, userName, address, expected) => {
    fail(times);
    expect(captchas.isNeeded(userName, address)).toBe(expected);
  });

  it('count for 15 minutes after the last one, and from the beginning after that', () => {
    fail(3);
    time += 15 * minuteMs - 1;
    expect(captchas.isNeeded('chemist', '')).toBe(true);
    time += 1;
    expect(captchas.isNeeded('chemist', '')).toBe(false);
    fail(1);
    expect(captchas.isNeeded('chemist', '')).toBe(false);
  });

  it('are forgotten with a success, of the name and of the address', () => {
    fail(3);
    captchas.succeeded('chemist', '10.0.0.1');
    expect([captchas.isNeeded('chemist', ''), captchas.isNeeded('', '10.0.0.1')]).toEqual([false, false]);
  });

  it('are known to every process on the same data, and name nobody there', () => {
    fail(3, 'My-password-1');
    const other = createCaptchas(db, { after: 3, key, now });
    expect(other.isNeeded('My-password-1', '')).toBe(true);
    expect(JSON.stringify(db.prepare('select * from failed_sign_in').all())).not.toContain('password');
  });

  it('and old CAPTCHAs are swept away', () => {
    fail(1);
    captchas.ask('a', 'picture', 'en');
    sweepCaptchas(db, time + 5 * minuteMs);
    sweepCaptchas(db, time + 15 * minuteMs);
    for (const table of ['captcha', 'failed_sign_in']) {
      expect(db.prepare(`select count(*) as left from ${table}`).get()).toEqual({ left: 0 });
    }
  });
});

describe('a CAPTCHA', () => {
  it('is solved by what stands in the picture, however it is typed', () => {
    const text = textOf(1);
    captchas.ask('a', 'picture', 'en');
    expect(captchas.isSolved('a', ` ${text.slice(0, 2).toLowerCase()} ${text.slice(2)}`)).toBe(true);
  });

  it('counts once, whether the answer was right or wrong', () => {
    const first = createCaptchas(db, { after: 3, key, now, random: seeded(1) });
    first.ask('a', 'picture', 'en');
    expect([first.isSolved('a', textOf(1)), first.isSolved('a', textOf(1))]).toEqual([true, false]);
    const second = createCaptchas(db, { after: 3, key, now, random: seeded(2) });
    second.ask('a', 'picture', 'en');
    expect([second.isSolved('a', 'wrong'), second.isSolved('a', textOf(2))]).toEqual([false, false]);
  });

  it.each([
    [5 * minuteMs - 1, true],
    [5 * minuteMs, false],
  ])('answered after %i ms counts: %s', (laterMs, expected) => {
    captchas.ask('a', 'picture', 'en');
    time += laterMs;
    expect(captchas.isSolved('a', textOf(1))).toBe(expected);
  });

  it('belongs to one sign-in', () => {
    captchas.ask('a', 'picture', 'en');
    expect(captchas.isSolved('b', textOf(1))).toBe(false);
    expect(captchas.isSolved('a', textOf(1))).toBe(true);
  });

  it('is no more once another one was asked for', () => {
    captchas.ask('a', 'picture', 'en');
    createCaptchas(db, { after: 3, key, now, random: seeded(7) }).ask('a', 'picture', 'en');
    expect(captchas.isSolved('a', textOf(1))).toBe(false);
  });

  it.each(['', '|', ' '])('is not solved by %j', (given) => {
    captchas.ask('a', 'question', 'en');
    expect(captchas.isSolved('a', given)).toBe(false);
  });
});

describe('the question in words', () => {
  const numbers = {
    en: message('en', 'identity', 'captcha.numbers').split('|'),
    'zh-CN': message('zh-CN', 'identity', 'captcha.numbers').split('|'),
  };

  it.each(['en', 'zh-CN'] as const)(
    'has the answer that arithmetic gives, as digits and in words, in %s',
    (culture) => {
      for (let seed = 1; seed <= 500; seed += 1) {
        const { text, answers } = questionIn(culture, seeded(seed));
        // The longest names first: "sixteen" holds "six".
        const names = numbers[culture].toSorted((one, other) => other.length - one.length).join('|');
        const found = [...text.matchAll(new RegExp(names, 'g'))].map(([name]) => numbers[culture].indexOf(name));
        expect(found).toHaveLength(3);
        const [first = 0, second = 0, third = 0] = found;
        const takesFirst = /^(Take|从)/.test(text);
        const [begin, less] = culture === 'en' ? [second, first] : [first, second];
        const sum = takesFirst ? begin - less + third : first + second - third;
        expect(answers).toEqual([String(sum), numbers[culture][sum]]);
      }
    },
  );

  it('takes the word and wide digits too', () => {
    const challenge = captchas.ask('a', 'question', 'en');
    const { text, answers } = questionIn('en', seeded(1));
    expect(challenge).toEqual({ kind: 'question', text });
    expect(captchas.isSolved('a', answers[1]?.toUpperCase() ?? '')).toBe(true);
    captchas.ask('a', 'question', 'en');
    const [wide] = db
      .prepare('select answers from captcha')
      .all()
      .map((row) => String(row['answers']).split('|')[0] ?? '');
    expect(
      captchas.isSolved(
        'a',
        (wide ?? '').replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
      ),
    ).toBe(true);
  });
});

describe('the picture', () => {
  const pixelsOf = (png: Buffer) => {
    const at = png.indexOf('IDAT');
    return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  };

  it('is a PNG of its size whose ink covers a part of it', () => {
    const png = pictureOf('AC367', seeded(3));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pictureWidth, pictureHeight]);
    const rows = pixelsOf(png);
    expect(rows).toHaveLength((pictureWidth + 1) * pictureHeight);
    const dark = rows.filter((grey, index) => index % (pictureWidth + 1) > 0 && grey < 128).length;
    expect(dark / (pictureWidth * pictureHeight)).toBeGreaterThan(0.05);
    expect(dark / (pictureWidth * pictureHeight)).toBeLessThan(0.3);
  });

  it('looks different each time the same text is drawn, and says nothing of the text', () => {
    const random = seeded(4);
    const [one, other] = [pictureOf('HHHHH', random), pictureOf('HHHHH', random)];
    expect(pixelsOf(one).equals(pixelsOf(other))).toBe(false);
    expect(one.toString('latin1')).not.toContain('HHHHH');
  });

  it.each(characters)('can draw %s', (character) => {
    expect(() => pictureOf(character, seeded(5))).not.toThrow();
  });
});
