// The project of a target: its searches, saved routes, routes under construction, costs and quotations.

import { Col, Flex, Row, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { BackLink } from '../../ui/button/back-link.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { routePath, taskPath } from '../../chemistry/export/paths.ts';
import { intermediatesPath, ofTargetPath } from './paths.ts';

const restMs = 10_000;

export function TargetView({ smilesUniqueCode }: { smilesUniqueCode: string }) {
  const { t } = useTranslation('intermediates');
  const query = { smilesUniqueCode };
  const { data, error, mutate } = useCall('projectInfo', { query }, { passive: true, refreshInterval: restMs });
  const title = data ? t('target.title', { name: moleculeLabel(data.target) }) : t('title');
  useTitle(title);
  if (!data && error) return <ErrorState error={error} heading={t('title')} onRetry={() => void mutate()} />;
  if (!data) return <RecordsLoading />;
  const { target, commonIntermediates, tasks, savedRoutes, drafts, costs, quotations } = data;
  return (
    <RecordPage title={title} maxWidth={1240} action={<BackLink to={intermediatesPath} text={t('detail.back')} />}>
      <Flex wrap gap={20} align="center">
        <MoleculePicture molecule={target} width={240} height={160} decorative />
        <Flex vertical gap={8} style={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <code>{target.smiles}</code>
          {commonIntermediates > 0 && (
            <Link to={ofTargetPath(target.key)}>{t('target.common', { count: commonIntermediates })}</Link>
          )}
        </Flex>
      </Flex>
      <Row gutter={[16, 16]}>
        <Part title={t('target.tasks')} isWide>
          {tasks.map((task) => (
            <Line
              key={task.taskId}
              to={taskPath(task.taskId, task.routeType)}
              name={task.taskName}
              state={<StatusTag state={task.state} />}
              facts={[
                t('target.solved', { solved: task.solvedCount, all: task.routeCount }),
                formatDateTime(task.createdAt),
              ]}
            />
          ))}
        </Part>
        <Part title={t('target.saved')}>
          {savedRoutes.map(({ routeId, score, steps, madeByHand, savedAt }) => (
            <Line
              key={routeId}
              to={routePath(routeId)}
              name={t('target.route', { score: formatNumber(score, 1) })}
              facts={[
                t('figures.steps', { count: steps }),
                madeByHand ? t('target.byHand') : '',
                formatDateTime(savedAt),
              ]}
            />
          ))}
        </Part>
        <Part title={t('target.drafts')}>
          {drafts.map(({ draftId, name, updatedAt }) => (
            <Line key={draftId} to={`/route/manual/${draftId}`} name={name} facts={[formatDateTime(updatedAt)]} />
          ))}
        </Part>
        <Part title={t('target.costs')}>
          {costs.map(({ routeId, currency, figures, updatedAt }) => (
            <Line
              key={`${routeId}${currency}`}
              to={`/cost/${routeId}`}
              name={t('target.figures', { count: figures })}
              facts={[currency, formatDateTime(updatedAt)]}
            />
          ))}
        </Part>
        <Part title={t('target.quotations')}>
          {quotations.map((one) => (
            <Line
              key={one.quotationId}
              to={`/quotation/history/${one.routeId}/${one.quotationId}`}
              name={one.number}
              state={
                <Tag color={one.isIssued ? 'success' : 'default'}>
                  {t(one.isIssued ? 'target.issued' : 'target.draft')}
                </Tag>
              }
              facts={[
                t('target.version', { version: one.version }),
                one.currency,
                formatDateTime(one.updatedAt),
                one.customer,
              ]}
            />
          ))}
        </Part>
      </Row>
    </RecordPage>
  );
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode[] }) {
  const { t } = useTranslation('intermediates');
  return (
    <Col xs={24} md={isWide ? 24 : 12}>
      <Section title={title}>
        <Flex vertical gap={8}>
          {children.length === 0 ? <Typography.Text type="secondary">{t('target.none')}</Typography.Text> : children}
        </Flex>
      </Section>
    </Col>
  );
}

function Line({ to, name, state, facts }: { to: string; name: string; state?: ReactNode; facts: string[] }) {
  return (
    <Flex wrap gap="4px 12px" align="center" style={{ overflowWrap: 'anywhere' }}>
      <Link to={to}>{name}</Link>
      {state}
      <Typography.Text type="secondary">{facts.filter((one) => one !== '').join(' · ')}</Typography.Text>
    </Flex>
  );
}
