// Sizes of specification section 9 that code needs; stylesheets repeat none of them.

export const headerHeight = 50;
export const footerHeight = 40;
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;
export const toast = { durationMs: 3_000, maxCount: 3, topPx: 60 } as const;
export const resizeDebounceMs = 50;
export const okThrottleMs = 300;
export const infiniteScrollDelayMs = 200;
/** Pictures are asked for within so many heights of what is seen, and so many times. */
export const lazyImages = { preload: 1.3, attempts: 2 } as const;
