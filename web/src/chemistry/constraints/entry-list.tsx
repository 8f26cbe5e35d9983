// A list that is filled line by line; input is checked before it is added.

import { Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { fullMessageOf } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import styles from './entry-list.module.css';

export interface EntryListProps {
  label: string;
  help: ReactNode;
  placeholder: string;
  entries: readonly { key: string; name: string; content: ReactNode }[];
  most: number;
  /** Puts the text on the list; resolves with a sentence when it cannot be there, rejects as the call does. */
  onAdd: (text: string) => Promise<string | null>;
  onRemove: (key: string) => void;
}

export function EntryList({ label, help, placeholder, entries, most, onAdd, onRemove }: EntryListProps) {
  const { t } = useTranslation('retrosynthesis');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const id = useId();
  const add = async () => {
    if (text.trim() === '' || isChecking) return;
    setChecking(true);
    try {
      const refused = await onAdd(text.trim());
      setRefusal(refused);
      if (refused === null) setText('');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(fullMessageOf(error));
    } finally {
      setChecking(false);
    }
  };
  const isFull = entries.length >= most;
  return (
    <div className={styles.list} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <ul>
        {entries.map(({ key, name, content }) => (
          <li key={key}>
            <span className={styles.content}>{content}</span>
            <IconButton
              size="small"
              label={t('constraints.entries.remove', { name })}
              icon={<CloseIcon size={14} />}
              onClick={() => onRemove(key)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.entry}>
        <Input
          size="small"
          id={id}
          type="text"
          value={text}
          disabled={isFull}
          autoComplete="off"
          spellCheck={false}
          placeholder={isFull ? t('constraints.entries.full', { most }) : placeholder}
          aria-describedby={`${id}-help ${id}-refusal`}
          aria-invalid={refusal !== null}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void add();
          }}
        />
        <Button size="small" loading={isChecking} disabled={isFull || text.trim() === ''} onClick={() => void add()}>
          {t('constraints.entries.add')}
        </Button>
      </div>
      <p id={`${id}-refusal`} className={styles.refusal} aria-live="polite">
        {refusal}
      </p>
    </div>
  );
}
