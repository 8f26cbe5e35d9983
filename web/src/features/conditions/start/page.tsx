// /conditionsearch: give a reaction, or come with a step of a route; and everything that was optimized before.

import { Col, Row } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { later } from '../../../ui/state/later.tsx';
import { StartPanel } from './start-panel.tsx';

const OptimizationHistory = later(async () => (await import('../history.tsx')).OptimizationHistory);

export function ConditionSearchPage() {
  const { t } = useTranslation('conditions');
  useTitle(t('optimization.title'));
  return (
    <ModulePage title={t('optimization.title')} intro={t('optimization.intro')}>
      <Row style={{ flex: 1 }}>
        <Col xs={24} lg={9}>
          <StartPanel />
        </Col>
        <Col xs={24} lg={15}>
          <OptimizationHistory />
        </Col>
      </Row>
    </ModulePage>
  );
}
