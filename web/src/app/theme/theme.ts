// Colours, sizes and type of the product; stylesheets read them as variables.

import { footerHeight, headerHeight, toast } from '@app/shared/constants/layout';

/** By day, on paper, and in everything that leaves the product. */
export const colors = {
  page: '#f6f8f7',
  surface: '#ffffff',
  'surface-hover': '#fafcfb',
  sunken: '#f0f4f2',
  /** What stays white: pictures that were brought along. */
  paper: '#ffffff',
  line: '#e3e9e5',
  'line-strong': '#c7d2cb',
  /** Edge of a control: at least 3:1 against its background (WCAG 2.2, 1.4.11). */
  'line-control': '#84938a',
  text: '#1c2420',
  secondary: '#5a665f',
  placeholder: '#66736b',
  /** For marks that say nothing by themselves, such as the arrows of a column that is not sorted. */
  faint: '#b7c3bc',
  primary: '#0b7a43',
  'primary-hover': '#096a39',
  'primary-active': '#07552d',
  /** Words on the ground of `primary`, `danger` and their like. */
  'on-primary': '#ffffff',
  'primary-tint': '#eef7f1',
  'primary-tint-hover': '#dff0e5',
  'primary-border': '#9cc9b0',
  success: '#1a7f37',
  'success-strong': '#156c2f',
  'success-tint': '#e9f6ed',
  warning: '#9a6700',
  'warning-strong': '#7a5200',
  'warning-tint': '#fff8e6',
  'warning-border': '#ecd596',
  'warning-line': '#b08227',
  danger: '#b42318',
  'danger-tint': '#fef3f2',
  'danger-border': '#f3bdb7',
  info: '#175cd3',
  'info-strong': '#123f8c',
  'info-tint': '#eef4ff',
  'info-border': '#b8cff8',
  inverse: '#26302b',
  'on-inverse': '#ffffff',
  /** The empty part of a bar, and the ground of a row of choices. */
  track: '#dfe6e2',
  'track-light': '#e6ece8',
  skeleton: '#e9eeeb',
  'skeleton-light': '#f3f6f4',
  bar: '#6d9a80',
  'bar-out': '#ccd8d1',
  'bar-neutral': '#7f9488',
  'bar-warning': '#b07a00',
  'site-wanted': '#bfe6cd',
  'site-other': '#fbe3a6',
  'site-current': '#f2b632',
  'shadow-faint': 'rgb(16 32 24 / 6%)',
  shadow: 'rgb(16 32 24 / 16%)',
  'shadow-strong': 'rgb(16 32 24 / 24%)',
  scrim: 'rgb(20 32 26 / 42%)',
  'scrim-light': 'rgb(20 32 26 / 28%)',
  // Modules in charts: distinguishable in grey and for red-green blindness.
  'usage-search': '#5a665f',
  'usage-retrosynthesis': '#0b7a43',
  'usage-forwardSynthesis': '#175cd3',
  'usage-conditionOptimization': '#8a4b9e',
  'usage-processChemistry': '#b25a00',
  'usage-sascore': '#0e7490',
  'usage-impurityPrediction': '#b42318',
  'usage-resultDownload': '#2f3e8f',
  'usage-promotion': '#7a6a00',
} as const;

type ColorName = keyof typeof colors;

/** By night; a colour that is not here is the same by day. */
export const darkColors: Partial<Record<ColorName, string>> = {
  page: '#101512',
  surface: '#181f1b',
  'surface-hover': '#1d2521',
  sunken: '#222b26',
  line: '#2a342f',
  'line-strong': '#3d4a43',
  'line-control': '#77877e',
  text: '#e3eae6',
  secondary: '#a3b1a9',
  placeholder: '#93a29a',
  faint: '#55635b',
  primary: '#4cc38a',
  'primary-hover': '#6ad3a0',
  'primary-active': '#88e0b6',
  'on-primary': '#06170e',
  'primary-tint': '#15291f',
  'primary-tint-hover': '#1c3729',
  'primary-border': '#2f6b4c',
  success: '#56c271',
  'success-strong': '#76d38e',
  'success-tint': '#162c1c',
  warning: '#dfab3f',
  'warning-strong': '#efc368',
  'warning-tint': '#2e2610',
  'warning-border': '#6b5621',
  'warning-line': '#a9802e',
  danger: '#ff8f82',
  'danger-tint': '#381b18',
  'danger-border': '#7d372f',
  info: '#86aeff',
  'info-strong': '#abc7ff',
  'info-tint': '#182541',
  'info-border': '#365489',
  inverse: '#e1e8e4',
  'on-inverse': '#1c2420',
  track: '#333f39',
  'track-light': '#262f2a',
  skeleton: '#222b26',
  'skeleton-light': '#2c3731',
  bar: '#5b9d7b',
  'bar-out': '#35433b',
  'bar-neutral': '#7b9085',
  'bar-warning': '#c08c1e',
  'site-wanted': '#1d5a38',
  'site-other': '#5c4812',
  'site-current': '#96690a',
  'shadow-faint': 'rgb(0 0 0 / 30%)',
  shadow: 'rgb(0 0 0 / 45%)',
  'shadow-strong': 'rgb(0 0 0 / 60%)',
  scrim: 'rgb(0 0 0 / 58%)',
  'scrim-light': 'rgb(0 0 0 / 44%)',
  'usage-search': '#a3b1a9',
  'usage-retrosynthesis': '#4cc38a',
  'usage-forwardSynthesis': '#6f9dff',
  'usage-conditionOptimization': '#c58ad8',
  'usage-processChemistry': '#e09448',
  'usage-sascore': '#45b3cf',
  'usage-impurityPrediction': '#ff8f82',
  'usage-resultDownload': '#9aa6f2',
  'usage-promotion': '#c4b13c',
};

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
  return declarations({ ...colors, ...sizes, ...fonts });
}

/** The declarations of what is another colour by night. */
export function darkVariables(): string {
  return declarations(darkColors);
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
