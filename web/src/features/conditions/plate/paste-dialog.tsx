import { Input } from 'antd';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { useId, useState } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField } from '../../../ui/dialog/form-dialog.tsx';
import styles from './paste-dialog.module.css';
import { readPastedYields, type PastedYield } from './paste-yields.ts';

export interface PasteDialogProps {
  plate: ScreeningPlate;
  /** The well where a block of numbers begins, and what is on the clipboard already. */
  given: { well: string; text: string };
  onClose: () => void;
  onTake: (yields: readonly PastedYield[]) => void;
}

const mostTold = 5;

/** What was copied from a spreadsheet, with what was understood of it, before any of it counts. */
export function PasteDialog({ plate, given, onClose, onTake }: PasteDialogProps) {
  const { t } = useTranslation('conditions');
  const id = useId();
  const [text, setText] = useState(given.text);
  const known = new Set(plate.wells.map(({ well }) => well));
  const { yields, unread } = readPastedYields(text, given.well, plate);
  const found = yields.filter(({ well }) => known.has(well));
  const left = [...unread, ...yields.filter(({ well }) => !known.has(well)).map(({ well }) => well)];
  return (
    <FormDialog
      title={t('optimization.paste.title')}
      action={t('optimization.paste.take', { count: found.length })}
      missing={found.length === 0 ? t('optimization.paste.nothing') : null}
      isBusy={false}
      onClose={onClose}
      onSubmit={async () => {
        onTake(found);
        onClose();
      }}
    >
      <FormField label={t('optimization.paste.label')} id={id}>
        <Input.TextArea
          id={id}
          className={styles['text']}
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-hint`} className={styles['hint']}>
          {t('optimization.paste.hint', { well: given.well })}
        </p>
      </FormField>
      <div className={styles['found']} role="status">
        {found.length > 0 && (
          <p>{found.map(({ well, yieldPercent }) => `${well} ${formatNumber(yieldPercent)} %`).join(' · ')}</p>
        )}
        {left.length > 0 && (
          <p className={styles['unread']}>
            {t('optimization.paste.unread', {
              count: left.length,
              texts: left.slice(0, mostTold).join(t('optimization.separator')),
            })}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
