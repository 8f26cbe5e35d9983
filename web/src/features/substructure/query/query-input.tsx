// One line that takes a query in words or notation; Enter searches.

import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { isDrawing, isMolfile } from '../../../chemistry/structure-input/structure-text.ts';
import styles from './query-panel.module.css';

export interface QueryInputProps {
  text: string;
  isDrawn: boolean;
  isRefused: boolean;
  describedBy: string;
  onText: (text: string) => void;
  /** A molfile or a drawing, which has lines. */
  onStructure: (text: string) => void;
  onSearch: () => void;
  onClear: () => void;
  /** The arrow down leads on to the hits. */
  onLeave: () => void;
}

export function QueryInput(props: QueryInputProps) {
  const { text, isDrawn, isRefused, describedBy, onText, onStructure, onSearch, onClear, onLeave } = props;
  const { t } = useTranslation('substructure');
  return (
    <form
      className={styles.entry}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <span className={styles.entryIcon}>
        <SearchIcon size={17} />
      </span>
      <Input
        type="text"
        className={styles.text}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={t('input.label')}
        aria-invalid={isRefused}
        aria-describedby={describedBy}
        placeholder={t(isDrawn ? 'input.drawn' : 'input.placeholder')}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onLeave();
        }}
        onPaste={(event) => {
          // A molfile has lines, and an input would join them.
          const pasted = event.clipboardData.getData('text/plain');
          if (!isMolfile(pasted) && !isDrawing(pasted)) return;
          event.preventDefault();
          onStructure(pasted);
        }}
      />
      {(text !== '' || isDrawn) && (
        <IconButton
          size="small"
          className={styles.clear}
          label={t('input.clear')}
          icon={<CloseIcon size={16} />}
          onClick={onClear}
        />
      )}
    </form>
  );
}
