// The content of the canvas without its viewport, so that panning and zooming do not render it again.

import { memo, useId, useMemo } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { priceParts } from '../../shared/i18n/money-range.ts';
import { PictureGroup } from '../drawing/picture-group.tsx';
import { MoleculeNode, picture } from './molecule-node.tsx';
import { ReactionPill } from './reaction-pill.tsx';
import type { SelectItem } from './tree-item.tsx';
import { readingOrder, type TreeLayout } from './tree-layout.ts';

export interface TreeDrawingProps {
  layout: TreeLayout;
  selectedId: string;
  /** Words on molecules and steps, by id. */
  marks?: ReadonlyMap<string, string> | undefined;
  onSelect: SelectItem;
  onFold: (id: string) => void;
}

export const TreeDrawing = memo(function TreeDrawing(props: TreeDrawingProps) {
  const { layout, selectedId, marks, onSelect, onFold } = props;
  const items = useMemo(() => readingOrder(layout), [layout]);
  const prices = usePrices(layout);
  const molecules = useMemo(() => layout.molecules.map(({ tree }) => tree.node.molecule), [layout]);
  // One of its own: a drawing that is not shown gives its markers to no other.
  const marker = useId();
  return (
    <PictureGroup molecules={molecules} frame={picture} like={molecules[0]}>
      <TreeMarker id={marker} />
      <g fill="none" stroke="var(--line-control)" strokeWidth="1.3" aria-hidden="true">
        {layout.links.map((link) => (
          <path key={link.id} d={link.path} markerEnd={link.arrow ? `url(#${marker})` : undefined} />
        ))}
      </g>
      {items.map((item) =>
        item.kind === 'molecule' ? (
          <MoleculeNode
            key={item.id}
            item={item}
            price={prices.get(item.tree.node.molecule.smiles)}
            orientation={layout.orientation}
            isSelected={item.id === selectedId}
            mark={marks?.get(item.id)}
            onSelect={onSelect}
            onFold={onFold}
          />
        ) : (
          <ReactionPill
            key={item.id}
            item={item}
            isSelected={item.id === selectedId}
            mark={marks?.get(item.id)}
            onSelect={onSelect}
          />
        ),
      )}
    </PictureGroup>
  );
});

/** What a gram of each starting material in stock costs, in words, by SMILES. */
function usePrices({ molecules }: TreeLayout): ReadonlyMap<string, string> {
  const leaves = molecules.filter(({ tree }) => tree.node.inStock && !tree.step && tree.level > 1);
  const asked = [...new Set(leaves.map(({ tree }) => tree.node.molecule.smiles))].slice(0, 100);
  const { data } = useCall('stockLookUp', asked.length === 0 ? null : { body: { molecules: asked } }, {
    passive: true,
  });
  return useMemo(() => {
    const priced = (data?.items ?? []).flatMap(({ input, price }) => (price ? [{ input, price }] : []));
    return new Map(
      priced.map(({ input, price }) => [input, priceParts(price.perGram, price.currency, price.kind)[0]] as const),
    );
  }, [data]);
}

function TreeMarker({ id }: { id: string }) {
  return (
    <defs>
      <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 8 4 0 8z" fill="var(--line-control)" />
      </marker>
    </defs>
  );
}
