// The route as a tree to move about in: drag, wheel, pinch, keys.

import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MoleculeNode } from './molecule-node.tsx';
import { ReactionPill } from './reaction-pill.tsx';
import styles from './tree.module.css';
import { itemAfterKey } from './tree-keys.ts';
import { itemOf, readingOrder, type TreeLayout } from './tree-layout.ts';
import { sizeOf, useViewport } from './use-viewport.ts';
import { fitView, openingView, overviewScale, reveal, zoomAt } from './viewport.ts';

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

export interface TreeCanvasProps {
  layout: TreeLayout;
  selectedId: string;
  onSelect: (id: string) => void;
  onFold: (id: string) => void;
  ref: Ref<TreeHandle>;
}

export function TreeCanvas({ layout, selectedId, onSelect, onFold, ref }: TreeCanvasProps) {
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
  const lastOrientation = useRef(layout.orientation);
  useEffect(() => {
    if (!canvas.current || lastOrientation.current === layout.orientation) return;
    lastOrientation.current = layout.orientation;
    setView(open(sizeOf(canvas.current)));
  }, [layout, open, setView]);

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

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const selected = itemOf(layout, selectedId);
    if (event.key === ' ' && selected) onFold(selected.kind === 'molecule' ? selected.id : selected.parentId);
    else if (!event.key.startsWith('Arrow') || !press(event.key)) return;
    event.preventDefault();
  };
  const items = useMemo(() => readingOrder(layout), [layout]);
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
      <defs>
        <marker id="towards-product" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="var(--line-control)" />
        </marker>
      </defs>
      <g
        ref={drawing}
        role="presentation"
        transform={view ? `translate(${view.x} ${view.y}) scale(${view.scale})` : undefined}
        visibility={view ? undefined : 'hidden'}
      >
        <g fill="none" stroke="var(--line-control)" strokeWidth="1.3" aria-hidden="true">
          {layout.links.map((link) => (
            <path key={link.id} d={link.path} markerEnd={link.arrow ? 'url(#towards-product)' : undefined} />
          ))}
        </g>
        {items.map((item) =>
          item.kind === 'molecule' ? (
            <MoleculeNode
              key={item.id}
              item={item}
              orientation={layout.orientation}
              isSelected={item.id === selectedId}
              onSelect={onSelect}
              onFold={onFold}
            />
          ) : (
            <ReactionPill key={item.id} item={item} isSelected={item.id === selectedId} onSelect={onSelect} />
          ),
        )}
      </g>
    </svg>
  );
}
