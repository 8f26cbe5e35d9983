import type { ReactionKind } from '@app/shared/contracts/reaction/reaction';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './start-panel.module.css';

export interface KindFieldProps {
  kinds: readonly ReactionKind[];
  /** Template of the chosen kind; empty for the most likely. */
  value: string;
  onChange: (templateId: string) => void;
}

/** Which kind it is, where the reaction can be understood in several ways. */
export function KindField({ kinds, value, onChange }: KindFieldProps) {
  const { t } = useTranslation('optimization');
  const id = useId();
  const [first] = kinds;
  if (first === undefined) return null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('start.kinds', { count: kinds.length })}</label>
      <select id={id} value={value || first.templateId} onChange={({ target }) => onChange(target.value)}>
        {kinds.map((kind) => (
          <option key={kind.templateId} value={kind.templateId}>
            {kind.name}
          </option>
        ))}
      </select>
    </div>
  );
}
