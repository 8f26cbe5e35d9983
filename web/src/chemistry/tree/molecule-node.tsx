// A molecule of the tree. Everything is SVG with its colours written in attributes, so that an export looks the same.

import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { PictureImage } from '../drawing/picture-image.tsx';
import { fitText, textWidth, wrapText } from './fit-text.ts';
import { stockWords } from './stock-words.ts';
import { TreeItem, type SelectItem } from './tree-item.tsx';
import styles from './tree.module.css';
import type { Orientation, PlacedMolecule } from './tree-layout.ts';

export interface MoleculeNodeProps {
  item: PlacedMolecule;
  /** What a gram of it costs, where it can be bought. */
  price?: string | undefined;
  orientation: Orientation;
  isSelected: boolean;
  mark?: string | undefined;
  onSelect: SelectItem;
  onFold: (id: string) => void;
}

type Look = 'target' | 'inStock' | 'missing' | 'made';

const edges: Record<Look, { stroke: string; strokeWidth: number; strokeDasharray?: string }> = {
  target: { stroke: 'var(--text)', strokeWidth: 2 },
  inStock: { stroke: 'var(--success)', strokeWidth: 1.6 },
  missing: { stroke: 'var(--line-control)', strokeWidth: 1.6, strokeDasharray: '5 4' },
  made: { stroke: 'var(--line-strong)', strokeWidth: 1.2 },
};
export const picture = { width: 160, height: 84 } as const;
const usualSize = 14.5;
/** Of names in two lines: two intermediates of a route often begin alike. */
const smallSize = 12.5;

export const MoleculeNode = memo(function MoleculeNode(props: MoleculeNodeProps) {
  const { item, orientation, isSelected, mark, onSelect, onFold } = props;
  const { t } = useTranslation('routes');
  const { node } = item.tree;
  const look = lookOf(item);
  // What is given is not bought.
  const price = look === 'inStock' && node.origin?.kind !== 'given' ? props.price : undefined;
  const name = moleculeLabel(node.molecule);
  const status = price === undefined ? statusWords(t, item, look) : t('tree.inStockAt', { amount: price });
  return (
    <TreeItem
      item={item}
      label={`${name}, ${status}`}
      title={`${name}, ${status}`}
      isExpanded={item.tree.step ? !item.folded : undefined}
      isSelected={isSelected}
      radius={7}
      mark={mark}
      onSelect={onSelect}
      above={item.tree.step && <FoldButton item={item} orientation={orientation} onFold={onFold} />}
    >
      <rect width={item.width} height={item.height} rx="7" fill="var(--surface)" {...edges[look]} />
      <PictureImage molecule={node.molecule} x={(item.width - picture.width) / 2} y={4} {...picture} />
      <g className={styles.detail}>
        {nameLines(name, item.width - 20).map(({ text, y, fontSize }) => (
          <text key={y} x="10" y={y} fontSize={fontSize} fontWeight="600" fill="var(--text)">
            {text}
          </text>
        ))}
        <StatusMark look={look} x={10} y={121} size={14} />
        <text x={look === 'made' ? 10 : 28} y="133" fontSize="12.5" fill={markColors[look]}>
          {fitText(price === undefined ? status : t('tree.price', { amount: price }), item.width - 34, 12.5)}
        </text>
      </g>
      <g className={styles.overview} data-screen-only="">
        <StatusMark look={look} x={8} y={106} size={28} />
      </g>
    </TreeItem>
  );
});

function nameLines(name: string, width: number): { text: string; y: number; fontSize: number }[] {
  // Bold letters are wider than the estimate.
  if (textWidth(name, usualSize) <= width - 12) return [{ text: name, y: 110, fontSize: usualSize }];
  const lines = wrapText(name, width - 16, smallSize, 2);
  return lines.map((text, index) => ({
    text,
    y: (lines.length === 1 ? 110 : 101) + 14.5 * index,
    fontSize: smallSize,
  }));
}

const markColors: Record<Look, string> = {
  target: 'var(--text)',
  inStock: 'var(--success)',
  missing: 'var(--warning)',
  made: 'var(--secondary)',
};

/** A check, a warning or a bull's eye: the state of the molecule without its colour. */
function StatusMark({ look, x, y, size }: { look: Look; x: number; y: number; size: number }) {
  if (look === 'made') return null;
  const shapes: Record<Exclude<Look, 'made'>, React.ReactNode> = {
    inStock: <path d="M5.2 8.2 7.3 10.3 11 6M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2" />,
    missing: <path d="M8 1.8 15 14H1zM8 6v4M8 12v.1" />,
    target: <path d="M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6" />,
  };
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 16})`}
      fill="var(--surface)"
      stroke={markColors[look]}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[look]}
    </g>
  );
}

function FoldButton({ item, orientation, onFold }: Pick<MoleculeNodeProps, 'item' | 'orientation' | 'onFold'>) {
  const [x, y] = orientation === 'horizontal' ? [item.width, item.height / 2] : [item.width / 2, item.height];
  const text = item.folded ? `+${item.hidden}` : '–';
  const width = item.folded ? 34 : 18;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={styles.fold}
      aria-hidden="true"
      data-folded={item.folded}
      data-screen-only={item.folded ? undefined : ''}
      onClick={(event) => {
        event.stopPropagation();
        onFold(item.id);
      }}
    >
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" fill="var(--surface)" stroke="var(--line-control)" />
      <text y="4" fontSize="12" textAnchor="middle" fill="var(--text)">
        {text}
      </text>
    </g>
  );
}

function lookOf(item: PlacedMolecule): Look {
  if (item.tree.level === 1) return 'target';
  if (item.tree.step) return 'made';
  return item.tree.node.inStock ? 'inStock' : 'missing';
}

function statusWords(t: TFunction<'routes'>, item: PlacedMolecule, look: Look): string {
  const { step, node } = item.tree;
  if (look === 'target') return t('tree.target');
  if (look === 'inStock') return stockWords(t, node, 'short');
  // In stock by its origin, but the user who builds the route wants it made.
  if (look === 'missing') return t(node.origin ? 'stock.short.toBeMade' : 'stock.short.none');
  return t('tree.madeInStep', { number: step?.number ?? 0 });
}
