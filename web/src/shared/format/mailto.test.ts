import { expect, it } from 'vitest';
import { mailtoAddress } from './mailto.ts';

it.each([
  ['help@pharma.example', 'A & B?', undefined, 'mailto:help@pharma.example?subject=A%20%26%20B%3F'],
  ['a@b.cn', '到期', 'one\ntwo', 'mailto:a@b.cn?subject=%E5%88%B0%E6%9C%9F&body=one%0D%0Atwo'],
  ['a?bcc=x@y.z', 's', undefined, 'mailto:a%3Fbcc%3Dx@y.z?subject=s'],
])('a mail to "%s" about "%s" keeps its parts apart', (to, subject, body, address) => {
  expect(mailtoAddress(to, subject, body)).toBe(address);
});
