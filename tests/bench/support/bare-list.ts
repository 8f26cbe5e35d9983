// The reference for a list of routes: as many rows of plain text, drawn as they come into sight by a page without a library.

import type { Page } from 'playwright';

/** Puts the list in place of the page; its scroller has the id `bare`. */
export async function showBareList(page: Page, rows: number, rowHeight: number): Promise<void> {
  await page.setContent(`<body style="margin:0"><div id="bare" style="height:100vh;overflow:auto;background:#fff">
    <div id="all" style="position:relative;height:${rows * rowHeight}px"></div></div></body>`);
  await page.evaluate(`(() => {
    const host = document.getElementById('bare');
    const all = document.getElementById('all');
    const drawn = new Map();
    const draw = () => {
      const first = Math.max(0, Math.floor(host.scrollTop / ${rowHeight}) - 8);
      const end = Math.min(${rows}, first + Math.ceil(innerHeight / ${rowHeight}) + 17);
      for (const [at, row] of drawn) if (at < first || at >= end) row.remove(), drawn.delete(at);
      for (let at = first; at < end; at += 1) {
        if (drawn.has(at)) continue;
        const row = document.createElement('div');
        row.style.cssText =
          'position:absolute;left:0;right:0;height:${rowHeight}px;display:flex;gap:40px;contain:layout size style;top:' + at * ${rowHeight} + 'px';
        for (let cell = 0; cell < 12; cell += 1) row.append(Object.assign(document.createElement('span'), { textContent: at + '.' + cell }));
        all.append(row);
        drawn.set(at, row);
      }
    };
    host.addEventListener('scroll', draw, { passive: true });
    draw();
  })()`);
}
