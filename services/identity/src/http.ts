import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy, type PageConfig } from './html/pages.ts';

/** The headers every page and response of the provider carries. */
export function protect(res: ServerResponse, config: PageConfig): void {
  res.setHeader('content-security-policy', contentSecurityPolicy(config));
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'no-referrer');
  res.setHeader('x-frame-options', 'DENY');
}

export function sendHtml(res: ServerResponse, status: number, html: string, config: PageConfig): void {
  protect(res, config);
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  res.end(html);
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

export function sendAsset(res: ServerResponse, contentType: string, text: string): void {
  res.writeHead(200, { 'content-type': contentType, 'cache-control': 'public, max-age=3600' });
  res.end(text);
}
