// /forwardsynthesis: what to ask, and all tasks with how far they are.

import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import { Col, Row, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FlaskIcon, LibraryIcon } from '../../../ui/icons/module-icons.tsx';
import { ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { generatePath } from '../paths.ts';
import { TaskTable } from './task-table.tsx';

const icons: Record<ForwardType, ReactNode> = {
  enumeration: <ForwardIcon size={24} />,
  library: <LibraryIcon size={24} />,
  prediction: <FlaskIcon size={24} />,
};

const choiceStyle = {
  justifyContent: 'start',
  height: '100%',
  padding: '12px 16px',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

export function ForwardTasksPage() {
  const { t } = useTranslation('forward');
  useTitle(t('title'));
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <nav aria-label={t('type.label')} style={{ padding: 16 }}>
        <Row gutter={[12, 12]}>
          {forwardTypes.map((type) => (
            <Col key={type} xs={24} lg={8}>
              <ButtonLink block to={generatePath(type)} icon={icons[type]} style={choiceStyle}>
                <span>
                  <strong>{t(`type.${type}.name`)}</strong>
                  <Typography.Text type="secondary" style={{ display: 'block' }}>
                    {t(`type.${type}.text`)}
                  </Typography.Text>
                </span>
              </ButtonLink>
            </Col>
          ))}
        </Row>
      </nav>
      <TaskTable />
    </ModulePage>
  );
}
