// The loop of experiments: what may vary, a plate of it, measured yields, and what to try next.

import { Alert, Col, Flex, Row, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { NextExperiments } from './next-experiments.tsx';
import { PlatePanel } from '../plate/plate-panel.tsx';
import { SpaceEditor } from './space-editor.tsx';
import type { OptimizationEntry } from '../use-optimization.ts';
import { later } from '../../../ui/state/later.tsx';
import { YieldTable } from './yield-table.tsx';

const YieldChart = later(() => import('./yield-chart.tsx').then((m) => m.YieldChart), {
  fallback: <Skeleton.Node active style={{ width: '100%', height: 240 }} />,
});

export function Experiments({ entry }: { entry: OptimizationEntry }) {
  const { results } = entry.result;
  return (
    <Flex vertical gap="middle" style={{ padding: 16 }}>
      <SaveLine entry={entry} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={16}>
          <Flex vertical gap="middle">
            <SpaceEditor entry={entry} />
            <PlatePanel entry={entry} />
          </Flex>
        </Col>
        <Col xs={24} xl={8}>
          <Flex vertical gap="middle">
            <YieldChart results={results} />
            <NextExperiments entry={entry} />
          </Flex>
        </Col>
      </Row>
      <YieldTable entry={entry} />
    </Flex>
  );
}

/** Whether the service has all that was typed. */
function SaveLine({ entry: { result, saveState, merged, retry } }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const isSaid = result.results.length > 0 || saveState !== 'saved';
  return (
    <div role="status">
      {saveState === 'failed' ? (
        <Alert
          type="error"
          showIcon
          title={t('optimization.save.failed')}
          action={
            <Button size="small" onClick={retry}>
              {t('optimization.save.retry')}
            </Button>
          }
        />
      ) : (
        isSaid && <Typography.Text type="secondary">{t(`optimization.save.${saveState}`)}</Typography.Text>
      )}{' '}
      {merged > 0 && (
        <Typography.Text type="secondary">{t('optimization.save.merged', { count: merged })}</Typography.Text>
      )}
    </div>
  );
}
