import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './history.module.css';

export interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The name in place of itself, to be changed; Escape leaves it as it was. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const { t } = useTranslation('impurity');
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === name) return onCancel();
        if (typed.trim() === '' || isBusy) return;
        setBusy(true);
        void onRename(typed.trim()).finally(() => setBusy(false));
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <input
        autoFocus
        aria-label={t('history.newName')}
        value={typed}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" size="small" variant="primary" loading={isBusy} disabled={typed.trim() === ''}>
        {t('history.save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('history.cancel')}
      </Button>
    </form>
  );
}
