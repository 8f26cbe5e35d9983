import { describe, expect, it } from 'vitest';
import { exportSize, exportSvg, type ExportParts } from './export-svg.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

function parts(content: string, change: Partial<ExportParts> = {}): ExportParts {
  const host = document.createElementNS(svgNamespace, 'svg');
  host.innerHTML = `<g transform="translate(5 5) scale(2)">${content}</g>`;
  const drawing = host.querySelector('g');
  if (!drawing) throw new RangeError('no drawing');
  return {
    drawing,
    definitions: null,
    bounds: { x: -10, y: 0, width: 200, height: 100 },
    title: 'aspirin, route 1',
    colour: (name) => (name === '--text' ? ' #1c2420' : '#ffffff'),
    fontFamily: 'sans-serif',
    readPicture: async (address) => `data:image/svg+xml;base64,${btoa(address)}`,
    ...change,
  };
}

describe('the exported drawing', () => {
  it('holds its pictures and asks nothing of the network', async () => {
    const svg = await exportSvg(parts('<image href="/api/structure/picture/x.svg"></image>'));
    expect(svg).toContain('data:image/svg+xml;base64,');
    expect(svg).not.toContain('/api/');
  });

  it('reads each picture once however often it is drawn', async () => {
    const read: string[] = [];
    const content = '<image href="/a.svg"></image><image href="/a.svg"></image><image href="/b.svg"></image>';
    await exportSvg(
      parts(content, {
        readPicture: async (address) => {
          read.push(address);
          return 'data:,';
        },
      }),
    );
    expect(read).toEqual(['/a.svg', '/b.svg']);
  });

  it('writes colours out and leaves out what is for the screen only', async () => {
    const content = '<text fill="var(--text)" class="detail" tabindex="0">A</text><rect data-screen-only=""></rect>';
    const svg = await exportSvg(parts(content));
    expect(svg).toContain('fill="#1c2420"');
    expect(svg).not.toMatch(/var\(|data-screen-only|tabindex|class=/);
  });

  it('is as large as the drawing with its margin, whatever the screen shows', async () => {
    const { bounds, ...rest } = parts('');
    const svg = await exportSvg({ bounds, ...rest });
    expect(exportSize(bounds)).toEqual({ width: 248, height: 148 });
    expect(svg).toContain('viewBox="-34 -24 248 148"');
    expect(svg).not.toContain('scale(2)');
    expect(svg).toContain('<title>aspirin, route 1</title>');
  });

  it('fails rather than leave a hole where a picture cannot be read', async () => {
    const failing = parts('<image href="/a.svg"></image>', {
      readPicture: () => Promise.reject(new RangeError('404')),
    });
    await expect(exportSvg(failing)).rejects.toThrow('404');
  });
});
