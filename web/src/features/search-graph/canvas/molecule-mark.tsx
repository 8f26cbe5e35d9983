// A molecule on the canvas: picture, name and state; elsewhere than in its own place a link to it.

import { memo } from 'react';
import { fitText } from '../../../chemistry/tree/fit-text.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { PictureImage } from '../../../chemistry/drawing/picture-image.tsx';
import { useTranslation } from 'react-i18next';
import styles from './graph-canvas.module.css';
import type { PlacedItem } from './graph-layout.ts';
import type { GraphItem, MoleculeItem } from './graph-tree.ts';
import { lookOf, moleculeWords } from '../molecule-words.ts';

export interface MarkProps<Item extends GraphItem> {
  placed: PlacedItem;
  item: Item;
  isSelected: boolean;
  isFar: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

const picture = { width: 148, height: 62 } as const;

export const MoleculeMark = memo(function MoleculeMark(props: MarkProps<MoleculeItem>) {
  const { placed, item, isSelected, isFar, onSelect, onOpen } = props;
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { x, y, width, height } = placed;
  const { node } = item;
  const name = moleculeLabel(node.molecule);
  const words = item.linkTo === null ? moleculeWords(t, routes, node) : t('canvas.link');
  const canUnfold = node.reactions > 0 && item.linkTo === null;
  return (
    <g
      id={item.id}
      role="treeitem"
      aria-level={item.level + 1}
      aria-selected={isSelected}
      aria-expanded={canUnfold ? item.isOpen : undefined}
      className={styles.mark}
      data-look={lookOf(node)}
      data-link={item.linkTo !== null}
      transform={`translate(${x} ${y})`}
      onClick={() => onSelect(item.id)}
      onDoubleClick={() => onOpen(item.id)}
    >
      {/* Names it as well. */}
      <title>{`${name}, ${words}`}</title>
      <g aria-hidden="true">
        <rect width={width} height={height} rx="7" className={styles.box} />
        {item.linkTo === null && !isFar && (
          <PictureImage molecule={node.molecule} x={(width - picture.width) / 2} y={5} {...picture} />
        )}
        {!isFar && (
          <>
            <text x="10" y={height - 23} className={styles.name}>
              {fitText(name, width - 20, 13)}
            </text>
            <text x="10" y={height - 8} className={styles.words}>
              {fitText(words, width - 20, 11.5)}
            </text>
          </>
        )}
        {canUnfold && (
          <g
            className={styles.fold}
            transform={`translate(${width} ${height / 2})`}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(item.id);
            }}
          >
            <rect x="-17" y="-10" width="34" height="20" rx="10" />
            <text y="4" textAnchor="middle">
              {item.isOpen ? '–' : `+${node.reactions}`}
            </text>
          </g>
        )}
      </g>
    </g>
  );
});
