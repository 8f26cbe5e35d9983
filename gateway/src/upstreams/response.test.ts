import { describe, expect, it } from 'vitest';
import { errorBodyOfResponse, interpret } from './response.ts';

describe('the response of a service', () => {
  it.each([
    ['an envelope', 200, '{"code":200,"data":{"a":1}}', { a: 1 }],
    ['an envelope without data', 200, '{"code":200,"message":"ok"}', null],
    ['bare JSON', 200, '{"a":1}', { a: 1 }],
    ['bare JSON with a code of its own', 200, '{"code":135,"name":"x"}', { code: 135, name: 'x' }],
    ['a list', 201, '[1,2]', [1, 2]],
    ['nothing', 204, '', null],
    ['null', 200, 'null', null],
  ])('is data when it is %s', (_case, status, text, data) => {
    expect(interpret(status, text)).toMatchObject({ kind: 'data', data });
  });

  it.each([
    ['an error envelope inside a 200', 200, '{"code":10022,"message":"gone"}', 10022],
    ['an error member', 200, '{"error":{"code":20000,"message":"x"}}', 20000],
    ['an error member with a code in text', 400, '{"error":{"code":"10012","message":"x"}}', 10012],
    ['an error member without a code', 403, '{"error":{"message":"x"}}', 403],
    ['an error member that a success carries', 200, '{"error":{"message":"x"}}', 500],
    ['a time-out of the session', 200, '{"code":401,"message":"x"}', 401],
    ['problem details', 409, '{"title":"Conflict","status":409,"detail":"d"}', 409],
    ['problem details with a business code', 400, '{"title":"t","status":400,"code":10012}', 10012],
    ['bare JSON with a failed status', 500, '{"stack":"at x"}', 500],
    ['an HTML error page', 502, '<html>nginx</html>', 502],
    ['an empty failure', 503, '', 503],
    ['a cut-off failure', 500, '{"code":', 500],
    ['a success envelope with a failed status', 500, '{"code":200,"data":1}', 500],
  ])('is an error when it is %s', (_case, status, text, code) => {
    expect(interpret(status, text)).toMatchObject({ kind: 'error', status, error: { code } });
  });

  it.each([
    ['an HTML page', 200, '<html>'],
    ['cut off', 200, '{"code":200,"da'],
    ['a redirect', 302, ''],
  ])('is a bad gateway when it is %s', (_case, status, text) => {
    expect(() => interpret(status, text)).toThrow('badGateway');
  });
});

describe('the error of a service in words', () => {
  it('takes them from the catalogue, in the caller’s language', () => {
    const error = { code: 10022, message: 'System.NullReferenceException at Host-7' };
    expect(errorBodyOfResponse(error, 'en')).toMatchObject({ display: 'dialog', action: 'home' });
    expect(errorBodyOfResponse(error, 'en').message).not.toContain('Host-7');
    expect(errorBodyOfResponse(error, 'zh-CN').message).toMatch(/\p{Script=Han}/u);
  });

  it('shows the server’s message for 400 and for code 0', () => {
    expect(errorBodyOfResponse({ code: 400, message: 'Name is taken' }, 'en').message).toBe('Name is taken');
    expect(errorBodyOfResponse({ code: 0, message: 'As it comes' }, 'en').message).toBe('As it comes');
  });

  it('shows 500 with details as a dialog, without the details', () => {
    const body = errorBodyOfResponse({ code: 500, message: 'Disk full', details: 'at Disk.cs:7' }, 'en');
    expect(body).toEqual({ code: 500, display: 'dialog', message: 'Disk full' });
    expect(errorBodyOfResponse({ code: 500, message: 'secret' }, 'en').message).not.toContain('secret');
  });

  it('is generic for a code nobody knows', () => {
    expect(errorBodyOfResponse({ code: 88888, message: 'x' }, 'en').message).toBe('An unrecognized error occurred.');
    expect(errorBodyOfResponse({ code: 418 }, 'en').message).toContain('418');
  });

  it('keeps the words of an error that is already ours, and what the catalogue says of its code', () => {
    const ours = { code: 10022, message: 'Route 7 is gone', display: 'dialog', action: 'viewRoute', stack: 'at x' };
    const response = interpret(200, JSON.stringify({ code: 10022, error: ours }));
    expect(response.kind === 'error' && errorBodyOfResponse(response.error, 'zh-CN')).toEqual({
      code: 10022,
      message: 'Route 7 is gone',
      display: 'dialog',
      action: 'home',
    });
  });

  it.each([
    ['no display, for a code nobody knows', { code: 88888, message: 'Host-7 down' }],
    ['a code that is no whole number', { code: 1.5, message: 'Host-7 down' }],
    ['the code of a success', { code: 200, message: 'Host-7 down' }],
    ['a page for words', { code: 10022, display: 'dialog', message: '<html>Host-7</html>' }],
    ['a stack trace among its details', { code: 10012, message: '', details: ['at get (Host-7.js:1:2)'] }],
    ['details that name a part of ours', { code: 502, message: '', details: { service: 'constructor' } }],
  ])('does not take for ours an error with %s', (_case, error) => {
    const response = interpret(200, JSON.stringify({ error }));
    const body = response.kind === 'error' && errorBodyOfResponse(response.error, 'en');
    expect(body).toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/\w/) });
    expect(body).toHaveProperty('display');
    expect(body).not.toMatchObject({ code: 200 });
    expect(JSON.stringify(body)).not.toContain('Host-7');
  });
});
