// Structures that products must hold, or must not: SMARTS or SMILES, all of them or none of them.

import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import styles from './pattern-list.module.css';

export interface PatternListProps {
  label: string;
  patterns: readonly string[];
  onChange: (patterns: string[]) => void;
}

/** So many the service takes. */
const most = 10;

export function PatternList({ label, patterns, onChange }: PatternListProps) {
  const { t } = useTranslation('forward');
  const id = useId();
  const [text, setText] = useState('');
  const isFull = patterns.length >= most;
  const add = () => {
    const pattern = text.trim();
    if (pattern === '' || isFull) return;
    if (!patterns.includes(pattern)) onChange([...patterns, pattern]);
    setText('');
  };
  return (
    <div className={styles.patterns} role="group" aria-label={label}>
      <label htmlFor={id}>{label}</label>
      {patterns.length > 0 && (
        <ul>
          {patterns.map((pattern) => (
            <li key={pattern}>
              <code>{pattern}</code>
              <IconButton
                size="small"
                label={t('filter.remove', { pattern })}
                icon={<CloseIcon size={14} />}
                onClick={() => onChange(patterns.filter((one) => one !== pattern))}
              />
            </li>
          ))}
        </ul>
      )}
      <span className={styles.entry}>
        <Input
          size="small"
          id={id}
          value={text}
          disabled={isFull}
          autoComplete="off"
          spellCheck={false}
          placeholder={isFull ? t('filter.full', { most }) : t('filter.pattern')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="small" disabled={isFull || text.trim() === ''} onClick={add}>
          {t('filter.add')}
        </Button>
      </span>
    </div>
  );
}
