// A step of the tree: its number, its name and how many patent reactions stand behind it.

import { memo } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wrapText } from './fit-text.ts';
import { precedentWords } from './precedent-words.ts';
import { TreeItem } from './tree-item.tsx';
import styles from './tree.module.css';
import type { PlacedReaction } from './tree-layout.ts';

const lineHeight = 15;

export interface ReactionPillProps {
  item: PlacedReaction;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

export const ReactionPill = memo(function ReactionPill({ item, isSelected, onSelect }: ReactionPillProps) {
  const { t } = useTranslation('routes');
  const { step } = item;
  const passed = step.forward.passed;
  const precedents = t('list.precedents', { count: step.precedents, value: formatNumber(step.precedents) });
  const counted = precedentWords(t, step);
  const lines = wrapText(step.name, item.width - 50, 12.5, 3);
  // Names and the count below them stand as one block in the middle.
  const top = (item.height - (lines.length + 1) * lineHeight) / 2 + 12;
  const middle = item.width / 2 + 13;
  const colour = passed ? 'var(--primary-hover)' : 'var(--warning)';
  return (
    <TreeItem
      item={item}
      label={`${step.number}. ${step.name}, ${counted}${passed ? '' : `, ${t('forward.failedShort')}`}`}
      title={`${step.name}\n${counted}`}
      isExpanded
      isSelected={isSelected}
      radius={item.height / 2}
      onSelect={onSelect}
    >
      <rect
        width={item.width}
        height={item.height}
        rx={item.height / 2}
        fill={passed ? 'var(--primary-tint)' : 'var(--warning-tint)'}
        stroke={passed ? 'var(--primary-border)' : 'var(--warning)'}
        strokeDasharray={passed ? undefined : '5 4'}
      />
      <g className={styles.detail}>
        <text x="22" y={item.height / 2 + 6} fontSize="18" fontWeight="650" textAnchor="middle" fill={colour}>
          {step.number}
        </text>
        {lines.map((line, index) => (
          <text
            key={index}
            x={middle}
            y={top + index * lineHeight}
            fontSize="12.5"
            fontWeight="500"
            textAnchor="middle"
            fill="var(--text)"
          >
            {line}
          </text>
        ))}
        <text x={middle} y={top + lines.length * lineHeight} fontSize="12" textAnchor="middle" fill="var(--secondary)">
          {precedents}
        </text>
      </g>
      <text
        className={styles.overview}
        data-screen-only=""
        x={item.width / 2}
        y={item.height / 2 + 13}
        fontSize="38"
        fontWeight="650"
        textAnchor="middle"
        fill={colour}
      >
        {step.number}
      </text>
    </TreeItem>
  );
});
