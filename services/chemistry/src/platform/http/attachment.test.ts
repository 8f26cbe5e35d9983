import { describe, expect, it } from 'vitest';
import { attachment, fileNamePart } from './attachment.ts';

describe('a part of a file name', () => {
  it.each([
    ['lidocaine', 'lidocaine'],
    ['利多卡因 第二次', '利多卡因-第二次'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a"b\r\nX-Evil: 1', 'a-b-X-Evil-1'],
    ['2-(4-chlorophenyl) [x]', '2-(4-chlorophenyl)-[x]'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['...', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('of %j is %j', (text, part) => {
    expect(fileNamePart(text)).toBe(part);
  });

  it('never ends within a letter of two code units', () => {
    expect(fileNamePart(`${'x'.repeat(79)}𠮷𠮷`)).toBe(`${'x'.repeat(79)}𠮷`);
  });
});

describe('a file', () => {
  it('has one name when it is plain', () => {
    expect(attachment('lidocaine-routes.json')).toBe('attachment; filename="lidocaine-routes.json"');
  });

  it('has a second name in UTF-8 when it is not, without signs that RFC 8187 does not allow', () => {
    expect(attachment("利多(a)'.json")).toBe(
      `attachment; filename="__(a)'.json"; filename*=UTF-8''%E5%88%A9%E5%A4%9A%28a%29%27.json`,
    );
  });
});
