import { Form, Input, Typography } from 'antd';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { useState } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
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
      onClose={onClose}
      onSubmit={async () => {
        onTake(found);
        onClose();
      }}
    >
      <Form.Item
        label={t('optimization.paste.label')}
        htmlFor="paste"
        layout="vertical"
        extra={t('optimization.paste.hint', { well: given.well })}
      >
        <Input.TextArea
          id="paste"
          rows={8}
          spellCheck={false}
          value={text}
          style={{ fontFamily: 'var(--font-mono)' }}
          onChange={({ target }) => setText(target.value)}
        />
      </Form.Item>
      <div role="status" style={{ overflow: 'auto', maxHeight: 120 }}>
        {found.length > 0 && (
          <p>{found.map(({ well, yieldPercent }) => `${well} ${formatNumber(yieldPercent)} %`).join(' · ')}</p>
        )}
        {left.length > 0 && (
          <Typography.Text type="warning">
            {t('optimization.paste.unread', {
              count: left.length,
              texts: left.slice(0, mostTold).join(t('optimization.separator')),
            })}
          </Typography.Text>
        )}
      </div>
    </FormDialog>
  );
}
