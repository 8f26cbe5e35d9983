// Inputs of the worklist: files, a list, a drawing.

import { Input } from 'antd';
import { extensionsOf } from '@app/shared/rules/upload';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleMolecules } from '../../../shared/lib/example-molecules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { FileIcon, PencilIcon } from '../../../ui/icons/icons.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import styles from './add-panel.module.css';
import { ImportReports } from './import-reports.tsx';
import { countEntries, withLines, linesOf } from './list-lines.ts';
import type { Imports } from './use-imports.ts';

interface AddPanelProps {
  imports: Imports;
  /** The list as it is typed. */
  text: string;
  onText: (text: string) => void;
  /** The list was read; what was typed since stays. */
  onTaken: (list: string) => void;
  /** How many more molecules the worklist takes. */
  room: number;
  limit: number;
  onFiles: (files: File[]) => void;
  onDraw: () => void;
}

export function AddPanel({ imports, text, onText, onTaken, room, limit, onFiles, onDraw }: AddPanelProps) {
  const { t } = useTranslation('batch');
  const isBusy = imports.reading !== null;
  const isFull = room <= 0;
  const entries = countEntries(text);
  const add = async () => {
    await imports.addText(text, 'list', () => onTaken(text));
  };
  return (
    <section className={styles.panel} aria-label={t('add.title')}>
      <h2>{t('add.title')}</h2>
      {isFull && (
        <p className={styles.full} role="status">
          {t('add.full', { limit })}
        </p>
      )}
      <FilePicker isDisabled={isBusy || isFull} onFiles={onFiles} />
      <form
        className={styles.list}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <NumberedField label={t('add.list')} hint={t('add.listHint')} value={text} onChange={onText} />
        {text === '' && (
          <ExampleLine
            title={t('examples.title')}
            examples={[{ label: t('examples.list'), value: exampleMolecules.map(({ smiles }) => smiles).join('\n') }]}
            onTake={onText}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={entries === 0 || isBusy || isFull}>
            {entries === 0 ? t('add.addNone') : t('add.add', { count: entries })}
          </Button>
          <Button icon={<PencilIcon size={16} />} disabled={isFull} onClick={onDraw}>
            {t('add.draw')}
          </Button>
        </div>
        {entries > room && !isFull && <p className={styles.tooMany}>{t('add.tooMany', { count: room })}</p>}
      </form>
      {isBusy && (
        <p className={styles.reading} role="status">
          <Spinner size={14} />
          {imports.reading === '' ? t('add.readingList') : t('add.reading', { name: imports.reading })}
        </p>
      )}
      <ImportReports
        imports={imports}
        onMend={(lines) => onText(withLines(text, lines))}
        onAdd={(lines) => void imports.addText(lines.join('\n'), 'list')}
      />
    </section>
  );
}

function FilePicker({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('batch');
  const id = useId();
  return (
    <label className={styles.files} htmlFor={id} data-disabled={isDisabled}>
      <FileIcon size={22} />
      <span>
        <strong>{t('add.files')}</strong>
        <small>{t('add.formats', { formats: extensionsOf('molecules').join(' ') })}</small>
      </span>
      <input
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        accept={extensionsOf('molecules').join(',')}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
    </label>
  );
}

// A field for a list, with the numbers of its lines beside it: the numbers that a report names.
interface NumberedFieldProps {
  label: string;
  /** Placeholder. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

const fewestLines = 6;

function NumberedField({ label, hint, value, onChange }: NumberedFieldProps) {
  const id = useId();
  const numbers = useRef<HTMLDivElement>(null);
  const count = Math.max(linesOf(value).length, fewestLines);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <div ref={numbers} className={styles.numbers} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
        </div>
        <Input.TextArea
          id={id}
          rows={8}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={value}
          placeholder={hint}
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => numbers.current?.scrollTo({ top: currentTarget.scrollTop })}
        />
      </div>
    </div>
  );
}
