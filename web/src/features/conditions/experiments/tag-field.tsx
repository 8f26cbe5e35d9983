import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import styles from './space-editor.module.css';

export interface TagFieldProps {
  label: string;
  tags: readonly { key: string; text: string }[];
  onAdd: (text: string) => void;
  onRemove: (key: string) => void;
}

const longestTag = 120;

/** Tags with a cross, and a field that adds one by Enter; Backspace in the empty field takes the last. */
export function TagField({ label, tags, onAdd, onRemove }: TagFieldProps) {
  const { t } = useTranslation('optimization');
  const id = useId();
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text);
    setText('');
  };
  return (
    <div className={styles['factor']} role="group" aria-labelledby={id}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <span className={styles['tags']}>
        {tags.map((tag) => (
          <span key={tag.key} className={styles['tag']}>
            <span>{tag.text}</span>
            <button type="button" aria-label={t('space.remove', { level: tag.text })} onClick={() => onRemove(tag.key)}>
              <CloseIcon size={12} />
            </button>
          </span>
        ))}
        <input
          aria-label={t('space.add', { factor: label })}
          placeholder={t('space.addHint')}
          value={text}
          maxLength={longestTag}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add();
            }
            const last = tags.at(-1);
            if (event.key === 'Backspace' && text === '' && last) onRemove(last.key);
          }}
        />
      </span>
    </div>
  );
}
