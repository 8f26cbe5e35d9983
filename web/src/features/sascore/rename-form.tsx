import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './task-table.module.css';
import { useNameCheck } from './use-name-check.ts';

export interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The name in place of itself, to be changed; Escape leaves it as it was. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const { t } = useTranslation('sascore');
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const state = useNameCheck(typed, name);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === name) return onCancel();
        if (state !== 'free' || isBusy) return;
        setBusy(true);
        void onRename(typed.trim()).finally(() => setBusy(false));
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <input
        autoFocus
        aria-label={t('tasks.newName')}
        aria-invalid={state === 'taken'}
        value={typed}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" size="small" variant="primary" loading={isBusy} disabled={state !== 'free'}>
        {t('tasks.save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('tasks.cancel')}
      </Button>
      <small role="status">{state === 'taken' && t('name.taken')}</small>
    </form>
  );
}
