// The route as a tree to move about in: drag, wheel, pinch, keys.

import { useCallback, useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { TreeDrawing, type TreeDrawingProps } from './tree-drawing.tsx';
import styles from './tree.module.css';
import { itemAfterKey, panOfKey } from './tree-keys.ts';
import { itemOf } from './tree-layout.ts';
import { sizeOf, useViewport } from './use-viewport.ts';
import { fitView, openingView, overviewScale, panBy, reveal, zoomAt } from './viewport.ts';

const treeLines: readonly KeyLine[] = [
  { keys: ['←', '↑', '→', '↓'], says: 'commands:keys.moveTree' },
  { keys: ['Shift+←', '↑', '→', '↓'], says: 'commands:keys.pan' },
  { keys: ['Space'], says: 'commands:keys.foldTree' },
];

export interface TreeHandle {
  /** Does what the key means for the tree; false when it means nothing. */
  press: (key: string) => boolean;
  fit: () => void;
  zoom: (factor: number) => void;
  /** Moves as little as needed to bring the molecule or step into sight. */
  show: (id: string) => void;
  /** The drawing, for an export. */
  drawing: () => SVGGElement | null;
}

export interface TreeCanvasProps extends TreeDrawingProps {
  ref?: Ref<TreeHandle>;
}

export function TreeCanvas({ ref, ...content }: TreeCanvasProps) {
  const { layout, selectedId, onSelect, onFold } = content;
  const { t } = useTranslation('routes');
  const canvas = useRef<SVGSVGElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const open = useCallback(
    (size: { width: number; height: number }) => {
      const target = layout.molecules[0] ?? layout.bounds;
      return openingView(layout.bounds, size, target, layout.orientation);
    },
    [layout],
  );
  const { view, setView } = useViewport(canvas, open);
  // Another orientation, or another root, is another drawing: it begins at its own first look.
  const rootId = layout.molecules[0]?.id;
  const drawn = useRef(`${layout.orientation} ${rootId}`);
  useEffect(() => {
    const now = `${layout.orientation} ${rootId}`;
    if (!canvas.current || drawn.current === now) return;
    drawn.current = now;
    setView(open(sizeOf(canvas.current)));
  }, [layout, rootId, open, setView]);

  const zoom = (factor: number) => {
    if (!canvas.current) return;
    const { width, height } = sizeOf(canvas.current);
    setView((now) => now && zoomAt(now, factor, { x: width / 2, y: height / 2 }));
  };
  const fit = () => canvas.current && setView(fitView(layout.bounds, sizeOf(canvas.current)));
  const show = (id: string) => {
    const item = itemOf(layout, id);
    if (!item || !canvas.current) return;
    const size = sizeOf(canvas.current);
    setView((now) => now && reveal(now, item, size));
  };
  const go = (id: string) => {
    onSelect(id);
    show(id);
    drawing.current?.querySelector<SVGGElement>(`[data-item="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };
  const press = (key: string): boolean => {
    if (key === 'f') fit();
    else if (key === '+' || key === '=') zoom(1.25);
    else if (key === '-') zoom(0.8);
    else {
      const next = itemAfterKey(layout, selectedId, key);
      if (next === null) return false;
      go(next);
    }
    return true;
  };
  useImperativeHandle(ref, () => ({ press, fit, zoom, show, drawing: () => drawing.current }));

  useKeyLines('commands:keys.tree', treeLines);
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shift = event.shiftKey ? panOfKey(event.key) : null;
    if (shift) {
      event.preventDefault();
      return setView((now) => now && panBy(now, shift.x, shift.y));
    }
    const selected = itemOf(layout, selectedId);
    if (event.key === ' ' && selected) onFold(selected.kind === 'molecule' ? selected.id : selected.parentId);
    else if (!event.key.startsWith('Arrow') || !press(event.key)) return;
    event.preventDefault();
  };
  return (
    <svg
      ref={canvas}
      role="tree"
      aria-label={t('tree.label')}
      aria-orientation={layout.orientation}
      className={styles.canvas}
      data-overview={view !== null && view.scale < overviewScale - 0.001}
      onKeyDown={handleKey}
    >
      <g
        ref={drawing}
        role="presentation"
        transform={view ? `translate(${view.x} ${view.y}) scale(${view.scale})` : undefined}
        visibility={view ? undefined : 'hidden'}
      >
        <TreeDrawing {...content} />
      </g>
    </svg>
  );
}
