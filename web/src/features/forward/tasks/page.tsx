// /forwardsynthesis: what to ask, and all tasks with how far they are.

import { useState, type ReactNode } from 'react';
import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { allTasks } from './task-query.ts';
import { TaskTable } from './task-table.tsx';
import styles from './page.module.css';
import { useForwardTasks } from './tasks.ts';
import { ChevronRightIcon, ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { FlaskIcon, LibraryIcon } from '../../../ui/icons/module-icons.tsx';
import { generatePath } from '../paths.ts';

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

// What forward synthesis can be asked: each type with the question it solves.
const icons: Record<ForwardType, ReactNode> = {
  enumeration: <ForwardIcon size={24} />,
  library: <LibraryIcon size={24} />,
  prediction: <FlaskIcon size={24} />,
};

function TypeChoice() {
  const { t } = useTranslation('forward');
  return (
    <nav className={styles.types} aria-label={t('type.label')}>
      {forwardTypes.map((type) => (
        <Link key={type} to={generatePath(type)} className={styles.type}>
          <span className={styles.icon}>{icons[type]}</span>
          <span className={styles.words}>
            <strong>{t(`type.${type}.name`)}</strong>
            <span>{t(`type.${type}.text`)}</span>
          </span>
          <ChevronRightIcon size={18} className={styles.arrow} />
        </Link>
      ))}
    </nav>
  );
}
