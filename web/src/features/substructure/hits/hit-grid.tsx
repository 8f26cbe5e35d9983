// The hits of a page, in rows of cards that the arrow keys walk through.

import type { StructureHit } from '@app/shared/contracts/substructure';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { useKeyLines } from '../../../shared/keys/key-lines.ts';
import { HitCard, pictureFrame } from './hit-card.tsx';
import { actionOf, hitLines, landingOf, moveOf, type HitAction, type HitMove } from './hit-keys.ts';
import styles from '../page.module.css';

export interface HitGridProps {
  hits: readonly StructureHit[];
  isCompact: boolean;
  activeKey: string | null;
  openKey: string | null;
  marked: ReadonlyMap<string, unknown>;
  mayPlan: boolean;
  isStale: boolean;
  /** Where the focus goes when the hits of another page arrive. */
  focusOnArrival: 'first' | 'last' | null;
  onArrived: () => void;
  onActive: (key: string) => void;
  onOpen: (key: string) => void;
  onMark: (hit: StructureHit) => void;
  onAct: (action: HitAction | 'resembling', hit: StructureHit) => void;
  onPage: (to: 'next' | 'earlier', at: 'first' | 'last') => void;
}

export function HitGrid(props: HitGridProps) {
  const { hits, isCompact, openKey, marked, mayPlan, isStale, focusOnArrival, onArrived, onPage, onAct } = props;
  const { t } = useTranslation('substructure');
  const list = useRef<HTMLUListElement>(null);
  const activeKey = hits.some(({ molecule }) => molecule.key === props.activeKey)
    ? props.activeKey
    : hits[0]?.molecule.key;

  useEffect(() => {
    if (focusOnArrival === null || isStale) return;
    focusCard(list.current, focusOnArrival === 'first' ? 0 : hits.length - 1);
    onArrived();
  }, [focusOnArrival, isStale, hits, onArrived]);

  const move = (to: HitMove, from: number) => {
    const landing = landingOf(to, from, hits.length, columnsOf(list.current));
    if ('index' in landing) focusCard(list.current, landing.index);
    else onPage(landing.page, landing.at);
  };
  useKeyLines('commands:keys.hits', hitLines);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The keys of an open menu are its own.
    if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
    const from = hits.findIndex(({ molecule }) => molecule.key === activeKey);
    const hit = hits[from];
    const way = moveOf(event.key);
    const action = actionOf(event.key);
    if (!hit || (!way && !action)) return;
    event.preventDefault();
    // The structure editor listens to the whole page.
    event.stopPropagation();
    if (way) move(way, from);
    else if (action) onAct(action, hit);
  };
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${isCompact ? 144 : 184}px, 46%), 1fr))`,
        opacity: isStale ? 0.55 : 1,
      }}
      aria-label={t('hits.label')}
      onKeyDown={handleKey}
    >
      <PictureGroup molecules={hits.map(({ molecule }) => molecule)} frame={pictureFrame} like={hits[0]?.molecule}>
        {hits.map((hit) => (
          <HitCard
            key={hit.molecule.key}
            hit={hit}
            isCompact={isCompact}
            isActive={hit.molecule.key === activeKey}
            isMarked={marked.has(hit.molecule.key)}
            isOpen={hit.molecule.key === openKey}
            onOpen={props.onOpen}
            onFocus={props.onActive}
            onMark={props.onMark}
            mayPlan={mayPlan}
            onAct={onAct}
          />
        ))}
      </PictureGroup>
    </ul>
  );
}

/** Puts the focus on a card of the list. */
export function focusCard(list: ParentNode | null, index: number): void {
  const card = list?.querySelectorAll<HTMLElement>('[data-hit]')[index];
  card?.focus();
  card?.scrollIntoView?.({ block: 'nearest' });
}

/** How many cards are in the first row. */
function columnsOf(list: Element | null): number {
  const tops = [...(list?.children ?? [])].map((card) => card.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
