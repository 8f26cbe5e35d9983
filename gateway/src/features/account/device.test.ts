import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
    [`Mozilla/5.0 (Windows NT 10.0) ${apple} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, 'Safari', 'macOS', false],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile Safari/604.1`,
      'Safari',
      'iOS',
      true,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${apple} Chrome/142.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat',
      'Android',
      true,
    ],
    ['curl/8.9', '', '', false],
    ['', '', '', false],
  ])('of %j is %s on %s', (userAgent, browser, system, isMobile) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, isMobile });
  });
});
