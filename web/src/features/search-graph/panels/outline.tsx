// The graph as an outline, where there is no room for a canvas.

import type { ReactNode } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/work-icons.tsx';
import type { GraphItem, MoleculeItem } from '../canvas/graph-tree.ts';
import { lookOf, moleculeWords } from '../molecule-words.ts';
import styles from './outline.module.css';

export interface OutlineProps {
  tree: MoleculeItem;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** What is known of the selected item, below it. */
  detail: ReactNode;
}

export function Outline({ tree, ...rest }: OutlineProps) {
  const { t } = useTranslation('search-graph');
  return (
    <ul className={styles.outline} aria-label={t('canvas.label')}>
      <OutlineItem item={tree} {...rest} />
    </ul>
  );
}

function OutlineItem({ item, ...rest }: Omit<OutlineProps, 'tree'> & { item: GraphItem }) {
  const { t } = useTranslation('search-graph');
  if (item.kind === 'more')
    return (
      <li>
        <button type="button" className={styles.more} onClick={() => rest.onOpen(item.id)}>
          {t('more', { count: item.count })}
        </button>
      </li>
    );
  return (
    <li>
      <div className={styles.row} data-selected={item.id === rest.selectedId}>
        {item.kind === 'molecule' ? <MoleculeLine item={item} {...rest} /> : <ReactionLine item={item} {...rest} />}
      </div>
      {item.id === rest.selectedId && rest.detail}
      {item.children.length > 0 && (
        <ul>
          {item.children.map((one) => (
            <OutlineItem key={one.id} item={one} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

function MoleculeLine({ item, selectedId, onSelect, onOpen }: Omit<OutlineProps, 'tree'> & { item: MoleculeItem }) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { node, linkTo, isOpen } = item;
  const name = moleculeLabel(node.molecule);
  return (
    <>
      <button
        type="button"
        className={styles.item}
        data-look={lookOf(node)}
        aria-pressed={item.id === selectedId}
        onClick={() => onSelect(item.id)}
      >
        <MoleculePicture molecule={node.molecule} width={72} height={46} decorative />
        <span>
          <strong>{name}</strong>
          <small>{linkTo === null ? moleculeWords(t, routes, node) : t('canvas.link')}</small>
        </span>
      </button>
      {node.reactions > 0 && linkTo === null && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'close' : 'open', { name })}
          onClick={() => onOpen(item.id)}
        >
          {isOpen ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
        </button>
      )}
    </>
  );
}

type ReactionLineProps = Omit<OutlineProps, 'tree'> & { item: Extract<GraphItem, { kind: 'reaction' }> };

function ReactionLine({ item, selectedId, onSelect }: ReactionLineProps) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { reaction, isChosen } = item;
  const far = reaction.stepsToStock;
  return (
    <button
      type="button"
      className={styles.way}
      data-check={reaction.check}
      data-chosen={isChosen}
      aria-pressed={item.id === selectedId}
      onClick={() => onSelect(item.id)}
    >
      <strong>{isChosen ? `✓ ${reaction.name}` : reaction.name}</strong>
      <small>
        {percentText(routes, reaction.score)} ·{' '}
        {far === undefined ? t(`canvas.${reaction.check}`) : t('canvas.steps', { count: far })}
      </small>
    </button>
  );
}
