import { describe, expect, it } from 'vitest';
import { loginDevice } from './login-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the device of a buried point', () => {
  it.each([
    [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'desktop Chrome'],
    [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'desktop Edge'],
    [`${windows} Chrome/142.0.0.0 Safari/537.36 OPR/127.0.0.0`, 'desktop Opera'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desktop Firefox'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'mobile Chrome'],
    [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'mobile Safari'],
    [`${iPhone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'mobile Chrome'],
    [`${iPhone} Mobile/15E148 MicroMessenger/8.0.60 Language/zh_CN`, 'mobile WeChat'],
    ['curl/8.14.1', 'desktop other'],
  ])('of %s is %s', (userAgent, device) => {
    expect(loginDevice(userAgent)).toBe(device);
  });
});
