import type { TemplateSet } from '@app/shared/contracts/own-templates';
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
  onStarted: (set: TemplateSet) => void;
}

const directions = ['retro', 'forward'] as const;
const scopes = ['own', 'tenant'] as const;

/** A file, a name, and which side of its arrows comes first. */
export function ImportDialog({ onClose, onStarted }: ImportDialogProps) {
  const { t } = useTranslation('templates');
  const formId = useId();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [direction, setDirection] = useState<(typeof directions)[number]>('retro');
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
    const query = { name: name.trim(), direction, scope };
    try {
      onStarted(await call('templateSetImport', { query, file }));
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
            accept={extensionsOf('templates').join(',')}
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
          <span className={styles.label}>{t('import.direction')}</span>
          <Segmented
            label={t('import.direction')}
            value={direction}
            options={directions.map((value) => ({ value, label: t(`import.${value}`) }))}
            onChange={setDirection}
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
