import type { Stock } from '@app/shared/contracts/stock';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { presentError } from '../../errors/present.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './import-dialog.module.css';

export interface ImportDialogProps {
  onClose: () => void;
  onStarted: (stock: Stock) => void;
}

const choices = [...currencies, 'none'] as const;
const scopes = ['own', 'tenant'] as const;

/** A file, a name, and what the list itself may leave open. */
export function ImportDialog({ onClose, onStarted }: ImportDialogProps) {
  const { t } = useTranslation('stock');
  const formId = useId();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState<Currency | 'none'>('none');
  const [scope, setScope] = useState<(typeof scopes)[number]>('own');
  const [isBusy, setBusy] = useState(false);
  const problem = file === null ? 'file' : name.trim() === '' ? 'name' : null;

  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen && name.trim() === '') setName(chosen.name.replace(/\.[^.]+$/, '').slice(0, limits.taskNameLength));
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null || problem !== null || isBusy) return;
    setBusy(true);
    const query = { name: name.trim(), scope, ...(currency !== 'none' && { currency }) };
    try {
      onStarted(await call('stockImport', { query, file }));
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('import.title')}
      width={540}
      onClose={onClose}
      footer={
        <>
          <span className={styles.hint} id={`${formId}-hint`}>
            {problem && t(`import.missing.${problem}`)}
          </span>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={problem !== null}
            loading={isBusy}
            aria-describedby={`${formId}-hint`}
          >
            {t('import.start')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void start(event)}>
        <div>
          <label className={styles.label} htmlFor={`${formId}-file`}>
            {t('import.file')}
          </label>
          <input
            id={`${formId}-file`}
            type="file"
            accept={extensionsOf('stock').join(',')}
            aria-describedby={`${formId}-formats`}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          <p className={styles.hint} id={`${formId}-formats`}>
            {t('import.formats')}
          </p>
        </div>
        <div>
          <label className={styles.label} htmlFor={`${formId}-name`}>
            {t('import.name')}
          </label>
          <input
            id={`${formId}-name`}
            className={styles.text}
            value={name}
            maxLength={limits.taskNameLength}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div>
          <span className={styles.label}>{t('import.currency')}</span>
          <Segmented
            label={t('import.currency')}
            value={currency}
            options={choices.map((value) => ({ value, label: value === 'none' ? t('import.noCurrency') : value }))}
            onChange={setCurrency}
          />
        </div>
        {profile?.userBasicInfo.isTenantAdmin && (
          <div>
            <span className={styles.label}>{t('import.scope')}</span>
            <Segmented
              label={t('import.scope')}
              value={scope}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              onChange={setScope}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}
