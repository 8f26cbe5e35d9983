import { useState } from 'react';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNameCheck } from '../upload/use-name-check.ts';

export interface RenameTaskProps {
  name: string;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Names of scoring tasks are the user's own, each given once: what is typed is looked at while it is typed. */
export function RenameTask({ name, onRename, onCancel }: RenameTaskProps) {
  const { t } = useTranslation('sascore');
  const [typed, setTyped] = useState(name);
  const state = useNameCheck(typed, name);
  return (
    <RenameForm
      name={name}
      onRename={onRename}
      onCancel={onCancel}
      onTyped={setTyped}
      problem={state === 'taken' ? t('name.taken') : undefined}
      isUnsure={state === 'checking'}
    />
  );
}
