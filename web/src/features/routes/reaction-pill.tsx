// A step of the tree: its number, its name and how many patent reactions stand behind it.

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { wrapText } from './fit-text.ts';
import { TreeItem } from './tree-item.tsx';
import styles from './tree.module.css';
import type { PlacedReaction } from './tree-layout.ts';

export interface ReactionPillProps {
  item: PlacedReaction;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

export const ReactionPill = memo(function ReactionPill({ item, isSelected, onSelect }: ReactionPillProps) {
  const { t } = useTranslation('routes');
  const { step } = item;
  const passed = step.forward.passed;
  const precedents = t('list.precedents', { value: formatNumber(step.precedents) });
  const lines = wrapText(step.name, item.width - 48, 13, 2);
  const middle = item.width / 2 + 13;
  const colour = passed ? 'var(--primary-hover)' : 'var(--warning)';
  return (
    <TreeItem
      item={item}
      label={`${step.number}. ${step.name}, ${precedents}${passed ? '' : `, ${t('forward.failedShort')}`}`}
      title={step.name}
      isExpanded
      isSelected={isSelected}
      radius={33}
      onSelect={onSelect}
    >
      <rect
        width={item.width}
        height={item.height}
        rx="33"
        fill={passed ? 'var(--primary-tint)' : 'var(--warning-tint)'}
        stroke={passed ? 'var(--primary-border)' : 'var(--warning)'}
        strokeDasharray={passed ? undefined : '5 4'}
      />
      <g className={styles.detail}>
        <text x="20" y="39" fontSize="18" fontWeight="650" textAnchor="middle" fill={colour}>
          {step.number}
        </text>
        {lines.map((line, index) => (
          <text
            key={index}
            x={middle}
            y={(lines.length === 1 ? 30 : 22) + index * 15}
            fontSize="13"
            fontWeight="500"
            textAnchor="middle"
            fill="var(--text)"
          >
            {line}
          </text>
        ))}
        <text x={middle} y={lines.length === 1 ? 48 : 54} fontSize="12" textAnchor="middle" fill="var(--secondary)">
          {precedents}
        </text>
      </g>
      <text
        className={styles.overview}
        data-screen-only=""
        x={item.width / 2}
        y="46"
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
