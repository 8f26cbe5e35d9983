// The graph to move about in: drag, wheel, pinch, keys. Only what is near is drawn.

import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { sizeOf, useViewport, type CanvasHandle } from '../../../chemistry/tree/use-viewport.ts';
import { panBy, type Size, type Viewport } from '../../../chemistry/tree/viewport.ts';
import { useTranslation } from 'react-i18next';
import styles from './graph-canvas.module.css';
import { openingOf, windowOf, type GraphLayout } from './graph-layout.ts';
import { GraphMarks } from './graph-marks.tsx';

interface GraphCanvasProps {
  layout: GraphLayout;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** True for a key that meant something. */
  onKey: (key: string) => boolean;
  ref: Ref<CanvasHandle>;
}

/** Below this scale only shapes are drawn. */
const farScale = 0.36;

export function GraphCanvas({ layout, selectedId, onSelect, onOpen, onKey, ref }: GraphCanvasProps) {
  const { t } = useTranslation('search-graph');
  const canvas = useRef<SVGSVGElement>(null);
  const size = useSize(canvas);
  const initial = useCallback((seen: Size) => openingOf(layout, seen), [layout]);
  const boxOf = (id: string) => layout.byId.get(id);
  const { view, setView, handle, attributes } = useViewport(canvas, { bounds: layout.bounds, boxOf, initial });
  useImperativeHandle(ref, () => handle);
  const isFar = view !== null && view.scale < farScale;
  const { left, top, right, bottom } = view ? windowOf(view, size) : nothingSeen;
  const shown = useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]);
  return (
    <>
      <svg
        ref={canvas}
        role="tree"
        tabIndex={0}
        aria-label={t('canvas.label')}
        aria-activedescendant={selectedId}
        className={styles.canvas}
        data-far={isFar}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event.key)) event.preventDefault();
        }}
      >
        <g role="presentation" {...attributes}>
          <GraphMarks
            layout={layout}
            shown={shown}
            isFar={isFar}
            selectedId={selectedId}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        </g>
      </svg>
      {view && (
        <MiniMap
          layout={layout}
          view={view}
          size={size}
          onMove={(dx, dy) => setView((now) => now && panBy(now, dx, dy))}
        />
      )}
    </>
  );
}

const nothingSeen = { left: 0, top: 0, right: 0, bottom: 0 };

function useSize(canvas: React.RefObject<SVGSVGElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const host = canvas.current;
    if (!host) return undefined;
    const observer = new ResizeObserver(() => setSize(sizeOf(host)));
    observer.observe(host);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}

// The whole graph small, with a frame around what is seen. A click brings the canvas there.
interface MiniMapProps {
  layout: GraphLayout;
  view: Viewport;
  size: Size;
  /** By pixels of the canvas. */
  onMove: (dx: number, dy: number) => void;
}

const map = { width: 168, height: 104 } as const;
const fewItems = 12;

function MiniMap({ layout, view, size, onMove }: MiniMapProps) {
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
      style={{
        position: 'absolute',
        right: 10,
        bottom: 10,
        border: '1px solid var(--line)',
        borderRadius: 6,
        background: 'var(--surface)',
      }}
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
        <path d={shapes} fill="var(--line-control)" />
        <rect
          x={seen.x}
          y={seen.y}
          width={size.width / view.scale}
          height={size.height / view.scale}
          fill="var(--primary)"
          fillOpacity="0.1"
          stroke="var(--primary)"
          strokeWidth={1.5 / scale}
        />
      </g>
    </svg>
  );
}
