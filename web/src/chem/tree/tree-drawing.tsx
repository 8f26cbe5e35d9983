// What stands on the canvas, apart from where the canvas looks: panning and zooming render none of it again.

import { memo, useMemo } from 'react';
import { MoleculeNode } from './molecule-node.tsx';
import { ReactionPill } from './reaction-pill.tsx';
import { readingOrder, type TreeLayout } from './tree-layout.ts';

export interface TreeDrawingProps {
  layout: TreeLayout;
  selectedId: string;
  onSelect: (id: string) => void;
  onFold: (id: string) => void;
}

/** Inside an SVG that has the marker `towards-product`. */
export const TreeDrawing = memo(function TreeDrawing({ layout, selectedId, onSelect, onFold }: TreeDrawingProps) {
  const items = useMemo(() => readingOrder(layout), [layout]);
  return (
    <>
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
    </>
  );
});

/** The arrow head of the links. */
export function TreeMarker() {
  return (
    <defs>
      <marker id="towards-product" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 8 4 0 8z" fill="var(--line-control)" />
      </marker>
    </defs>
  );
}
