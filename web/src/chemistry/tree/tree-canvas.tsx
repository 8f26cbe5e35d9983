// The route as a tree to move about in: drag, wheel, pinch, keys.

import { useCallback, useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { TreeDrawing, type TreeDrawingProps } from './tree-drawing.tsx';
import styles from './tree.module.css';
import { itemAfterKey, panOfKey } from './tree-keys.ts';
import { itemOf } from './tree-layout.ts';
import { sizeOf, useViewport, type CanvasHandle } from './use-viewport.ts';
import { openingView, overviewScale, panBy, type Size } from './viewport.ts';

const treeLines: readonly KeyLine[] = [
  { keys: ['←', '↑', '→', '↓'], says: 'commands:keys.moveTree' },
  { keys: ['Shift+←', '↑', '→', '↓'], says: 'commands:keys.pan' },
  { keys: ['Space'], says: 'commands:keys.foldTree' },
];

export interface TreeHandle extends CanvasHandle {
  /** Does what the key means for the tree; false when it means nothing. */
  press: (key: string) => boolean;
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
  const { bounds, orientation } = layout;
  const initial = useCallback(
    (size: Size) => openingView(bounds, size, layout.molecules[0] ?? bounds, orientation),
    [layout, bounds, orientation],
  );
  const boxOf = (id: string) => itemOf(layout, id);
  const { view, setView, handle, attributes } = useViewport(canvas, { bounds, boxOf, initial });
  // Another orientation, or another root, is another drawing: it begins at its own first look.
  const rootId = layout.molecules[0]?.id;
  const shown = `${orientation} ${rootId}`;
  const drawn = useRef(shown);
  useEffect(() => {
    if (!canvas.current || drawn.current === shown) return;
    drawn.current = shown;
    setView(initial(sizeOf(canvas.current)));
  }, [shown, initial, setView]);

  const go = (id: string) => {
    onSelect(id);
    handle.show(id);
    drawing.current?.querySelector<SVGGElement>(`[data-item="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };
  const press = (key: string): boolean => {
    if (key === 'f') handle.fit();
    else if (key === '+' || key === '=') handle.zoom(1.25);
    else if (key === '-') handle.zoom(0.8);
    else {
      const next = itemAfterKey(layout, selectedId, key);
      if (next === null) return false;
      go(next);
    }
    return true;
  };
  useImperativeHandle(ref, () => ({ ...handle, press, drawing: () => drawing.current }));

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
      aria-orientation={orientation}
      className={styles.canvas}
      data-overview={view !== null && view.scale < overviewScale - 0.001}
      onKeyDown={handleKey}
    >
      <g ref={drawing} role="presentation" {...attributes}>
        <TreeDrawing {...content} />
      </g>
    </svg>
  );
}
