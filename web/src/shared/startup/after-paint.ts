let painted: Promise<void> | undefined;

/**
 * Resolves once the page has shown what it draws now, the same promise for all callers of a page load: what may come later
 * does not delay what is read first. At once in a hidden tab, which paints nothing.
 */
export function afterPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => void setTimeout(resolve));
  });
  return painted;
}
