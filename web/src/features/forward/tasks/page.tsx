// /forwardsynthesis: what to ask, and all tasks with how far they are.

import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { allTasks } from './task-query.ts';
import { TaskTable } from './task-table.tsx';
import styles from './page.module.css';
import { TypeChoice } from './type-choice.tsx';
import { useForwardTasks } from './use-forward-tasks.ts';

export function ForwardTasksPage() {
  const { t } = useTranslation('forward');
  useTitle(t('title'));
  const [query, setQuery] = useState(allTasks);
  const tasks = useForwardTasks(useDebounced(query));
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <div className={styles.work}>
        <TypeChoice />
        <TaskTable query={query} onQuery={setQuery} tasks={tasks} />
      </div>
    </ModulePage>
  );
}
