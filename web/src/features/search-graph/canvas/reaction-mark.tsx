// A way to make a molecule on the canvas: what kind, how likely, whether checked, and how far it is from stock.

import { memo } from 'react';
import { fitText, wrapText } from '../../../chemistry/tree/fit-text.ts';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { useTranslation } from 'react-i18next';
import styles from './graph-canvas.module.css';
import type { MoreItem, ReactionItem } from './graph-tree.ts';
import type { MarkProps } from './molecule-mark.tsx';

export const ReactionMark = memo(function ReactionMark(props: MarkProps<ReactionItem>) {
  const { placed, item, isSelected, isFar, onSelect, onOpen } = props;
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { width, height } = placed;
  const { reaction, isChosen } = item;
  const { name, score, check, solved, stepsToStock } = reaction;
  const percent = percentText(routes, score);
  const words = stepsToStock === undefined ? t(`canvas.${check}`) : t('canvas.steps', { count: stepsToStock });
  const hazard = reaction.hazards.length > 0 && t('canvas.hazard');
  const label = [name, percent, hazard, words, isChosen && t('canvas.chosen')].filter(Boolean).join(', ');
  return (
    <g
      id={item.id}
      role="treeitem"
      aria-level={item.level + 1}
      aria-selected={isSelected}
      className={styles.mark}
      data-check={check}
      data-solved={solved}
      data-chosen={isChosen}
      transform={`translate(${placed.x} ${placed.y})`}
      onClick={() => onSelect(item.id)}
      onDoubleClick={() => onOpen(item.id)}
    >
      {/* Names it as well. */}
      <title>{label}</title>
      <g aria-hidden="true">
        <rect width={width} height={height} rx="14" className={styles.box} />
        <rect x="9" y="14" width="4" height={height - 28} rx="2" className={styles.band} />
        {!isFar && (
          <>
            {wrapText(name, width - 30, 13, 2).map((line, index) => (
              <text key={line} x="21" y={22 + index * 16} className={styles.name}>
                {line}
              </text>
            ))}
            <text x="21" y={height - 20} className={styles.words}>
              {fitText(hazard ? `${percent} · ⚠ ${hazard}` : percent, width - 30, 11.5)}
            </text>
            <text x="21" y={height - 7} className={styles.words}>
              {fitText(isChosen ? `✓ ${words}` : words, width - 30, 11.5)}
            </text>
          </>
        )}
      </g>
    </g>
  );
});

export const MoreMark = memo(function MoreMark(props: MarkProps<MoreItem>) {
  const { placed, item, isSelected, isFar, onSelect, onOpen } = props;
  const { t } = useTranslation('search-graph');
  const { width, height } = placed;
  const text = t('more', { count: item.count });
  return (
    <g
      id={item.id}
      role="treeitem"
      aria-level={item.level + 1}
      aria-selected={isSelected}
      className={styles.mark}
      data-more="true"
      transform={`translate(${placed.x} ${placed.y})`}
      onClick={() => {
        onSelect(item.id);
        onOpen(item.id);
      }}
    >
      <title>{text}</title>
      <g aria-hidden="true">
        <rect width={width} height={height} rx="15" className={styles.box} />
        {!isFar && (
          <text x={width / 2} y="19" textAnchor="middle" className={styles.words}>
            {fitText(text, width - 20, 11.5)}
          </text>
        )}
      </g>
    </g>
  );
});
