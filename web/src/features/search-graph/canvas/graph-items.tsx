// The items of the graph near what is seen, and the lines between them.

import { memo } from 'react';
import { isLineWithin, isWithin, type CanvasWindow } from './canvas-window.ts';
import styles from './graph-canvas.module.css';
import type { GraphLayout, PlacedItem } from './graph-layout.ts';
import { MoleculeMark } from './molecule-mark.tsx';
import { MoreMark, ReactionMark } from './reaction-mark.tsx';

export interface GraphItemsProps {
  layout: GraphLayout;
  shown: CanvasWindow;
  /** Too small to read: shapes alone. */
  isFar: boolean;
  selectedId: string;
  onSelect: (id: string) => void;
  /** Folds or unfolds a molecule, follows a link, shows more paths. */
  onOpen: (id: string) => void;
}

export const GraphItems = memo(function GraphItems(props: GraphItemsProps) {
  const { layout, shown, isFar, selectedId, onSelect, onOpen } = props;
  const lines = layout.items.flatMap((placed) => {
    const from = placed.item.parent && layout.byId.get(placed.item.parent.id);
    return from && isLineWithin(shown, from, placed) ? [{ from, to: placed }] : [];
  });
  const selected = layout.byId.get(selectedId);
  return (
    <>
      <g aria-hidden="true">
        {lines.map(({ from, to }) => (
          <path key={to.item.id} d={lineOf(from, to)} className={styles.line} data-chosen={isChosen(from, to)} />
        ))}
        {selected && <LinkLine layout={layout} placed={selected} />}
      </g>
      {layout.items
        .filter((placed) => isWithin(shown, placed))
        .map((placed) => {
          const { item } = placed;
          const isSelected = item.id === selectedId;
          const common = { placed, isSelected, isFar, onSelect, onOpen };
          if (item.kind === 'molecule') return <MoleculeMark key={item.id} {...common} item={item} />;
          if (item.kind === 'reaction') return <ReactionMark key={item.id} {...common} item={item} />;
          return <MoreMark key={item.id} {...common} item={item} />;
        })}
    </>
  );
});

/** From another place of a molecule to where it is unfolded. */
function LinkLine({ layout, placed }: { layout: GraphLayout; placed: PlacedItem }) {
  const { item } = placed;
  const linkTo = item.kind === 'molecule' ? item.linkTo : null;
  const to = linkTo === null ? undefined : layout.byId.get(linkTo);
  if (!to) return null;
  const [x, y] = [placed.x + placed.width / 2, placed.y + placed.height / 2];
  return <path d={`M${x} ${y}L${to.x + to.width / 2} ${to.y + to.height / 2}`} className={styles.link} />;
}

function isChosen({ item: from }: PlacedItem, { item: to }: PlacedItem): boolean {
  return (to.kind === 'reaction' && to.isChosen) || (from.kind === 'reaction' && from.isChosen);
}

function lineOf(from: PlacedItem, to: PlacedItem): string {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
  const [x2, y2] = [to.x, to.y + to.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
