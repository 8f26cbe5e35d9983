import { limits } from '@app/shared/constants/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SearchIcon } from '../../../ui/icons/icons.tsx';
import styles from './task-filter.module.css';

/** Finds tasks by a part of their name. */
export function TaskFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('home');
  return (
    <label className={styles['filter']}>
      <SearchIcon size={16} />
      <input
        type="search"
        aria-label={t('tasks.filter')}
        placeholder={t('tasks.filter')}
        maxLength={limits.taskNameLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
