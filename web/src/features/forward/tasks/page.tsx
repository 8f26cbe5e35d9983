// /forwardsynthesis: what to ask, and all tasks with how far they are.

import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import { Card, Col, Row } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { FlaskIcon, LibraryIcon } from '../../../ui/icons/module-icons.tsx';
import { ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { generatePath } from '../paths.ts';
import { allTasks } from './task-query.ts';
import { TaskTable } from './task-table.tsx';
import { useForwardTasks } from './tasks.ts';

const icons: Record<ForwardType, ReactNode> = {
  enumeration: <ForwardIcon size={24} />,
  library: <LibraryIcon size={24} />,
  prediction: <FlaskIcon size={24} />,
};

export function ForwardTasksPage() {
  const { t } = useTranslation('forward');
  useTitle(t('title'));
  const [query, setQuery] = useState(allTasks);
  const tasks = useForwardTasks(useDebounced(query));
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <nav aria-label={t('type.label')} style={{ padding: 16 }}>
        <Row gutter={[12, 12]}>
          {forwardTypes.map((type) => (
            <Col key={type} xs={24} lg={8}>
              <Link to={generatePath(type)}>
                <Card hoverable size="small" style={{ height: '100%' }}>
                  <Card.Meta
                    avatar={<span style={{ color: 'var(--primary)' }}>{icons[type]}</span>}
                    title={t(`type.${type}.name`)}
                    description={t(`type.${type}.text`)}
                  />
                </Card>
              </Link>
            </Col>
          ))}
        </Row>
      </nav>
      <TaskTable query={query} onQuery={setQuery} tasks={tasks} />
    </ModulePage>
  );
}
