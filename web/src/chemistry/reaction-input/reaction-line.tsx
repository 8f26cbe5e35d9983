import { Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileIcon } from '../../ui/icons/icons.tsx';
import styles from './reaction-input.module.css';
import type { useReactionInput } from './use-reaction-input.ts';

/** File name endings offered in the file picker. */
const acceptedFiles = '.rxn,.rdf,.rd,.cdxml,.cdx,.smi,.smiles,.txt';

export interface ReactionLineProps {
  input: ReturnType<typeof useReactionInput>;
  /** Id of the element that says what was understood. */
  describedBy: string;
}

/** The line for a reaction as text, with the button for a file; Enter, paste and leaving the line read it. */
export function ReactionLine({ input, describedBy }: ReactionLineProps) {
  const { t } = useTranslation('reaction');
  const { text, type, state, take, takeFile } = input;
  const isTyped = useRef(false);
  const file = useRef<HTMLInputElement>(null);
  const resolve = (typed: string) => {
    isTyped.current = false;
    take(typed);
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        resolve(text);
      }}
    >
      <Input
        type="text"
        className={styles.text}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={t('input.label')}
        aria-invalid={state.state === 'refused'}
        aria-describedby={describedBy}
        placeholder={t('input.placeholder')}
        onChange={({ target }) => {
          isTyped.current = true;
          type(target.value);
        }}
        onBlur={() => {
          if (isTyped.current) resolve(text);
        }}
        onPaste={(event) => {
          // A file has lines, and an input would join them.
          const pasted = event.clipboardData.getData('text/plain');
          const field = event.currentTarget;
          const replacesAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
          if (pasted.trim() === '' || (!replacesAll && !pasted.includes('\n'))) return;
          event.preventDefault();
          resolve(pasted);
        }}
      />
      <Button type="submit" size="small" loading={state.state === 'reading'} disabled={text.trim() === ''}>
        {t('input.read')}
      </Button>
      <IconButton
        size="small"
        label={t('input.open')}
        icon={<FileIcon size={17} />}
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('input.open')}
        accept={acceptedFiles}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) void takeFile(chosen);
          target.value = '';
        }}
      />
    </form>
  );
}
