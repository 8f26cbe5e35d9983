// The whole graph small, with a frame around what is seen. A click brings the canvas there.

import { useMemo } from 'react';
import type { Size, Viewport } from '../../../chemistry/tree/viewport.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './graph-canvas.module.css';
import type { GraphLayout } from './graph-layout.ts';

export interface MiniMapProps {
  layout: GraphLayout;
  view: Viewport;
  size: Size;
  /** By pixels of the canvas. */
  onMove: (dx: number, dy: number) => void;
}

const map = { width: 168, height: 104 } as const;
const fewItems = 12;

export function MiniMap({ layout, view, size, onMove }: MiniMapProps) {
  const { t } = useTranslation('search-graph');
  const { bounds, items } = layout;
  const scale = Math.min(map.width / Math.max(1, bounds.width), map.height / Math.max(1, bounds.height));
  const [left, top] = [(map.width - bounds.width * scale) / 2, (map.height - bounds.height * scale) / 2];
  const shapes = useMemo(
    () => items.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join(''),
    [items],
  );
  if (items.length < fewItems) return null;
  const seen = { x: -view.x / view.scale, y: -view.y / view.scale };
  return (
    <svg
      className={styles.map}
      width={map.width}
      height={map.height}
      role="img"
      aria-label={t('canvas.map')}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const x = (event.clientX - box.left - left) / scale + bounds.x;
        const y = (event.clientY - box.top - top) / scale + bounds.y;
        onMove(size.width / 2 - (x * view.scale + view.x), size.height / 2 - (y * view.scale + view.y));
      }}
    >
      <g transform={`translate(${left - bounds.x * scale} ${top - bounds.y * scale}) scale(${scale})`}>
        <path d={shapes} className={styles.mapItems} />
        <rect
          x={seen.x}
          y={seen.y}
          width={size.width / view.scale}
          height={size.height / view.scale}
          className={styles.mapFrame}
          strokeWidth={1.5 / scale}
        />
      </g>
    </svg>
  );
}
