import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { Button } from '../../../ui/button/button.tsx';

export interface RenameFormProps {
  name: string;
  /** Called for a new name, without the space around it; resolves when the service has answered. */
  onRename: (name: string) => Promise<unknown>;
  onCancel: () => void;
  /** Called for each letter, where names are looked at while they are typed. */
  onTyped?: (name: string) => void;
  /** Why the name that is typed cannot be taken. */
  problem?: string | undefined;
  /** True while it is not known whether it can. */
  isUnsure?: boolean;
}

/** The name in place of itself, to be changed; Escape leaves it as it was. */
export function RenameForm({ name, onRename, onCancel, onTyped, problem, isUnsure = false }: RenameFormProps) {
  const { t } = useTranslation('retrosynthesis');
  const [typed, setTyped] = useState(name);
  const { isBusy, run } = useAction();
  const wanted = typed.trim();
  const isFit = wanted !== '' && problem === undefined && !isUnsure;
  return (
    <form
      style={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === name) return onCancel();
        if (!isFit || isBusy) return;
        void run(() => onRename(wanted));
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Input
        size="small"
        style={{ flex: '1 1 140px' }}
        autoFocus
        aria-label={t('history.newName')}
        aria-invalid={problem !== undefined}
        value={typed}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => {
          setTyped(target.value);
          onTyped?.(target.value);
        }}
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" size="small" variant="primary" loading={isBusy} disabled={!isFit}>
        {t('history.save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
      <small role="status">{problem}</small>
    </form>
  );
}
