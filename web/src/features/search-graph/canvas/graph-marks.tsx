// The items of the graph near what is seen, and the lines between them.

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { PictureImage } from '../../../chemistry/drawing/picture-image.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { fitText, wrapText } from '../../../chemistry/tree/fit-text.ts';
import { checkColors, lookOf, looks, moleculeWords } from '../molecule-words.ts';
import styles from './graph-canvas.module.css';
import { isLineWithin, isWithin, type CanvasWindow, type GraphLayout, type PlacedItem } from './graph-layout.ts';
import type { GraphItem, MoleculeItem, MoreItem, ReactionItem } from './graph-tree.ts';

export interface GraphMarksProps {
  layout: GraphLayout;
  shown: CanvasWindow;
  /** Too small to read: shapes alone. */
  isFar: boolean;
  selectedId: string;
  onSelect: (id: string) => void;
  /** Folds or unfolds a molecule, follows a link, shows more paths. */
  onOpen: (id: string) => void;
}

export const GraphMarks = memo(function GraphMarks(props: GraphMarksProps) {
  const { layout, shown, isFar, selectedId, onSelect, onOpen } = props;
  const lines = layout.items.flatMap((placed) => {
    const from = placed.item.parent && layout.byId.get(placed.item.parent.id);
    return from && isLineWithin(shown, from, placed) ? [{ from, to: placed }] : [];
  });
  return (
    <>
      <g aria-hidden="true" fill="none">
        {lines.map(({ from, to }) => (
          <path key={to.item.id} d={lineOf(from, to)} className={styles.line} data-chosen={isChosen(from, to)} />
        ))}
        <LinkLine layout={layout} placed={layout.byId.get(selectedId)} />
      </g>
      {layout.items
        .filter((placed) => isWithin(shown, placed))
        .map((placed) => {
          const { item } = placed;
          const common = { placed, isSelected: item.id === selectedId, isFar, onSelect, onOpen };
          if (item.kind === 'molecule') return <MoleculeMark key={item.id} {...common} item={item} />;
          if (item.kind === 'reaction') return <ReactionMark key={item.id} {...common} item={item} />;
          return <MoreMark key={item.id} {...common} item={item} />;
        })}
    </>
  );
});

/** From another place of a molecule to where it is unfolded. */
function LinkLine({ layout, placed }: { layout: GraphLayout; placed: PlacedItem | undefined }) {
  const linkTo = placed?.item.kind === 'molecule' ? placed.item.linkTo : null;
  const to = linkTo === null ? undefined : layout.byId.get(linkTo);
  if (!placed || !to) return null;
  const [x, y] = [placed.x + placed.width / 2, placed.y + placed.height / 2];
  const path = `M${x} ${y}L${to.x + to.width / 2} ${to.y + to.height / 2}`;
  return <path d={path} stroke="var(--info)" strokeWidth="1.6" strokeDasharray="6 5" />;
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

interface MarkProps<Item extends GraphItem> extends Pick<GraphMarksProps, 'isFar' | 'onSelect' | 'onOpen'> {
  placed: PlacedItem;
  item: Item;
  isSelected: boolean;
}

interface ItemFrameProps extends Omit<MarkProps<GraphItem>, 'isFar'> {
  label: string;
  radius: number;
  look: {
    fill: string;
    fillOpacity?: number | undefined;
    stroke: string;
    strokeWidth: number;
    strokeDasharray?: string | undefined;
  };
  /** Of the molecule whose reactions can be folded. */
  isExpanded?: boolean | undefined;
  /** What a test or the style of the page asks of it. */
  data: Readonly<Record<`data-${string}`, string | boolean>>;
  /** One click does what two do elsewhere. */
  opensAtOnce?: boolean;
  children: ReactNode;
}

/** What all items have: their name, their box, and what clicks on them do. */
function ItemFrame(props: ItemFrameProps) {
  const { placed, item, isSelected, onSelect, onOpen, label, radius, look, isExpanded, data, opensAtOnce } = props;
  return (
    <g
      id={item.id}
      role="treeitem"
      aria-level={item.level + 1}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      className={styles.mark}
      {...data}
      transform={`translate(${placed.x} ${placed.y})`}
      onClick={() => {
        onSelect(item.id);
        if (opensAtOnce) onOpen(item.id);
      }}
      onDoubleClick={() => !opensAtOnce && onOpen(item.id)}
    >
      {/* Names it as well. */}
      <title>{label}</title>
      <g aria-hidden="true">
        <rect width={placed.width} height={placed.height} rx={radius} className={styles.box} {...look} />
        {props.children}
      </g>
    </g>
  );
}

const picture = { width: 148, height: 62 } as const;

/** A molecule: picture, name and state; elsewhere than in its own place a link to it. */
const MoleculeMark = memo(function MoleculeMark(props: MarkProps<MoleculeItem>) {
  const { placed, item, isFar, onOpen } = props;
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { width, height } = placed;
  const { node } = item;
  const isLink = item.linkTo !== null;
  const name = moleculeLabel(node.molecule);
  const words = isLink ? t('canvas.link') : moleculeWords(t, routes, node);
  const canUnfold = node.reactions > 0 && !isLink;
  const look = looks[lookOf(node)];
  const isFilled = isFar && look.far !== undefined;
  return (
    <ItemFrame
      {...props}
      label={`${name}, ${words}`}
      radius={7}
      look={{
        fill: isFilled ? look.stroke : isLink ? 'var(--page)' : 'var(--surface)',
        fillOpacity: isFilled ? look.far : undefined,
        stroke: look.stroke,
        strokeWidth: look.width,
        strokeDasharray: look.dash,
      }}
      isExpanded={canUnfold ? item.isOpen : undefined}
      data={{ 'data-look': lookOf(node), 'data-link': isLink }}
    >
      {!isLink && !isFar && (
        <PictureImage molecule={node.molecule} x={(width - picture.width) / 2} y={5} {...picture} />
      )}
      {!isFar && (
        <>
          <text x="10" y={height - 23} className={styles.name}>
            {fitText(name, width - 34, 13)}
          </text>
          <text x="10" y={height - 8} className={styles.words} fill={isLink ? looks.link.words : look.words}>
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
          <text y="4" textAnchor="middle" fill="var(--text)" fontSize="12">
            {item.isOpen ? '–' : `+${node.reactions}`}
          </text>
        </g>
      )}
    </ItemFrame>
  );
});

/** A way to make a molecule: what kind, how likely, whether checked, and how far it is from stock. */
const ReactionMark = memo(function ReactionMark(props: MarkProps<ReactionItem>) {
  const { placed, item, isFar } = props;
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { width, height } = placed;
  const { reaction, isChosen: isTaken } = item;
  const { name, score, check, solved, stepsToStock } = reaction;
  const percent = percentText(routes, score);
  const words = stepsToStock === undefined ? t(`canvas.${check}`) : t('canvas.steps', { count: stepsToStock });
  const hazard = reaction.hazards.length > 0 && t('canvas.hazard');
  const notes = [hazard ? `${percent} · ⚠ ${hazard}` : percent, isTaken ? `✓ ${words}` : words];
  return (
    <ItemFrame
      {...props}
      label={[name, percent, hazard, words, isTaken && t('canvas.chosen')].filter(Boolean).join(', ')}
      radius={14}
      look={
        isTaken
          ? { fill: 'var(--primary-tint)', stroke: 'var(--primary)', strokeWidth: 2.4 }
          : { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 1.2 }
      }
      data={{ 'data-check': check, 'data-solved': solved, 'data-chosen': isTaken }}
    >
      <rect x="9" y="14" width="4" height={height - 28} rx="2" fill={checkColors[check]} />
      {!isFar && (
        <>
          {wrapText(name, width - 44, 13, 2).map((line, index) => (
            <text key={line} x="21" y={22 + index * 16} className={styles.name}>
              {line}
            </text>
          ))}
          {notes.map((note, index) => (
            <text
              key={note}
              x="21"
              y={height - 20 + index * 13}
              className={styles.words}
              fill={solved ? 'var(--success)' : 'var(--secondary)'}
            >
              {fitText(note, width - 30, 11.5)}
            </text>
          ))}
        </>
      )}
    </ItemFrame>
  );
});

const MoreMark = memo(function MoreMark(props: MarkProps<MoreItem>) {
  const { placed, item, isFar } = props;
  const { t } = useTranslation('search-graph');
  const text = t('more', { count: item.count });
  return (
    <ItemFrame
      {...props}
      label={text}
      radius={15}
      look={{ fill: 'transparent', stroke: 'var(--line-control)', strokeWidth: 1.2, strokeDasharray: '3 3' }}
      data={{}}
      opensAtOnce
    >
      {!isFar && (
        <text x={placed.width / 2} y="19" textAnchor="middle" className={styles.words} fill="var(--secondary)">
          {fitText(text, placed.width - 20, 11.5)}
        </text>
      )}
    </ItemFrame>
  );
});
