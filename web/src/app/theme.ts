// Colours, sizes and type of the product; stylesheets read them as variables.

import { footerHeight, headerHeight, toast } from '@app/shared/constants/layout';

export const colors = {
  page: '#f6f8f7',
  surface: '#ffffff',
  sunken: '#f0f4f2',
  line: '#e3e9e5',
  'line-strong': '#c7d2cb',
  /** Edge of a control: at least 3:1 against white (WCAG 2.2, 1.4.11). */
  'line-control': '#84938a',
  text: '#1c2420',
  secondary: '#5a665f',
  primary: '#0b7a43',
  'primary-hover': '#096a39',
  'primary-active': '#07552d',
  'primary-tint': '#eef7f1',
  'primary-tint-hover': '#dff0e5',
  'primary-border': '#9cc9b0',
  success: '#1a7f37',
  'success-tint': '#e9f6ed',
  warning: '#9a6700',
  'warning-tint': '#fff8e6',
  'warning-border': '#ecd596',
  danger: '#b42318',
  'danger-tint': '#fef3f2',
  'danger-border': '#f3bdb7',
  info: '#175cd3',
  'info-tint': '#eef4ff',
  'info-border': '#b8cff8',
} as const;

export const sizes = {
  'header-height': `${headerHeight}px`,
  'footer-height': `${footerHeight}px`,
  'toast-top': `${toast.topPx}px`,
  radius: '6px',
  'radius-large': '10px',
  'font-size': '14px',
  'font-size-small': '12px',
} as const;

export const fonts = {
  'font-latin': "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI'",
  'font-chinese': "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
  'font-family': 'var(--font-latin), var(--font-chinese)',
  'font-mono': "'SFMono-Regular', Consolas, 'Liberation Mono', Menlo, monospace",
} as const;

/** The declarations of all tokens, `--primary:#0b7a43;` and so on. */
export function cssVariables(): string {
  return Object.entries({ ...colors, ...sizes, ...fonts })
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
