// Impurities of a step: the first ones of the newest prediction, or the way to predict them here and now.

import type { Impurity } from '@app/shared/contracts/impurity/results';
import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { Flex, Space } from 'antd';
import type { StepOfRoute } from '../use-route-data.ts';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { agentsOf } from '../../../chemistry/step/condition-words.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatAgo, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { ImpurityIcon } from '../../../ui/icons/work-icons.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote, RecordTitle } from '../../../ui/table/record-text.tsx';
import { keepReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';

const shown = 5;
const askAgainMs = 1_500;

/** Empty without the permission to predict impurities. */
export function ImpuritySection({ route, step }: StepOfRoute) {
  const { t } = useTranslation('routes');
  const { can } = useSession();
  if (!can('impuritypredict')) return null;
  return (
    <PanelSection title={t('detailPage.impurities.title')}>
      <StepImpurities key={step.stepId} route={route} step={step} />
    </PanelSection>
  );
}

function StepImpurities({ route, step }: StepOfRoute) {
  const { t } = useTranslation(['routes', 'reaction']);
  const { routeId } = route.summary;
  const { data, error, mutate } = useCall(
    'impurityOfStep',
    { query: { routeId, stepId: step.stepId } },
    {
      follows: true,
      refreshInterval: (newest) => (newest?.search && isRunning(newest.search.state) ? askAgainMs : 0),
      passive: true,
    },
  );
  const predict = () => {
    const agents = agentsOf(step.conditions[0]);
    const body = { routeId, stepId: step.stepId, ...(agents.length > 0 && { conditions: { agents } }) };
    return mutate(call('impurityStart', { body }), { revalidate: false });
  };
  const search = data?.search;
  return (
    <Flex vertical gap={8}>
      {search && <Found search={search} />}
      {!search && data && <span>{t('detailPage.impurities.none')}</span>}
      {!data && <Pending compact of={{ error, mutate }} height={20} width="70%" />}
      <Space wrap>
        {data && !(search && isRunning(search.state)) && (
          <Button size="small" icon={<ImpurityIcon size={16} />} onClick={predict}>
            {t(search ? 'detailPage.impurities.again' : 'detailPage.impurities.predict')}
          </Button>
        )}
        <ButtonLink
          size="small"
          to="/impurityPrediction"
          icon={<ImpurityIcon size={16} />}
          onClick={() => keepReaction({ routeId, stepId: step.stepId })}
        >
          {t('reaction:step.impurities')}
        </ButtonLink>
      </Space>
    </Flex>
  );
}

function Found({ search }: { search: ImpuritySearch }) {
  const { t } = useTranslation('routes');
  const running = isRunning(search.state);
  const { data } = useCall(
    'impurityResults',
    { query: { batchId: search.batchId, pageIndex: 1, pageSize: shown } },
    { follows: true, refreshInterval: running ? askAgainMs : 0, passive: true, keepFor: search.batchId },
  );
  const found = {
    count: search.impurities,
    value: formatNumber(search.impurities),
    when: formatAgo(search.createdAt),
  };
  return (
    <>
      <div aria-live="polite">
        <RecordNote>
          {running
            ? t('detailPage.impurities.running', { percent: search.percent })
            : search.state === 'failed'
              ? (search.failure?.message ?? t('detailPage.impurities.failed'))
              : t('detailPage.impurities.found', found)}
        </RecordNote>
      </div>
      {data?.items.map((one) => (
        <Row key={one.resultId} impurity={one} />
      ))}
      {search.impurities > 0 && (
        <div>
          <ButtonLink size="small" to={`/impurity/list/${search.userSearchBatchId}`}>
            {t('detailPage.impurities.all', { count: search.impurities })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Row({ impurity }: { impurity: Impurity }) {
  const { t } = useTranslation(['impurity', 'routes']);
  const { molecule, likelihood, causes, why, exactMass, alerts } = impurity;
  const facts = [
    t(`likelihood.${likelihood}`),
    causes.map((one) => t(`cause.${one}`)).join(t('separator')),
    t('routes:detailPage.impurities.mass', { value: formatNumber(exactMass, 4) }),
  ];
  return (
    <Flex gap={10} align="center">
      <MoleculePicture molecule={molecule} width={104} height={72} decorative />
      <div>
        <RecordTitle name={moleculeLabel(molecule)}>{facts.join(' · ')}</RecordTitle>
        <div>{why}</div>
        {alerts.length > 0 && (
          <Verdict passes={false}>
            {alerts
              .flatMap(({ name, potency }) => [name, potency?.published ?? potency?.summary ?? []].flat())
              .join(t('separator'))}
          </Verdict>
        )}
      </div>
    </Flex>
  );
}
