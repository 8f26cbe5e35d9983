import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './rename-form.module.css';

export interface RenameFormProps {
  id: string;
  name: string;
  onRenamed: () => unknown;
  onClose: () => void;
}

/** The name in place of itself, to be changed; Escape leaves it as it was. */
export function RenameForm({ id, name, onRenamed, onClose }: RenameFormProps) {
  const { t } = useTranslation('optimization');
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const wanted = typed.trim();
  const save = async () => {
    if (wanted === name) return onClose();
    setBusy(true);
    try {
      await call('conditionRename', { query: { id, name: wanted } });
      await onRenamed();
      onClose();
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '' && !isBusy) void save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <input
        autoFocus
        aria-label={t('rename.label')}
        value={typed}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" size="small" variant="primary" loading={isBusy} disabled={wanted === ''}>
        {t('rename.save')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('rename.cancel')}
      </Button>
    </form>
  );
}
