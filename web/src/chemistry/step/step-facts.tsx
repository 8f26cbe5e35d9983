// What supports a step at a glance: its mark with the reasons, its class, and the source of its template. Percentages stay folded.

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { Flex, Tag, Typography } from 'antd';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { EnzymeTag } from './enzyme-tag.tsx';
import { markReasonsText, percentText, precedentsOf } from './evidence-text.ts';

const colorOf: Partial<Record<RouteStep['mark']['word'], string>> = {
  wellPrecedented: 'success',
  speculative: 'warning',
};

export function StepFacts({ step }: { step: RouteStep }) {
  const { t } = useTranslation('routes');
  const { classKey, probability, mark } = step;
  const reasons = markReasonsText(t, step);
  return (
    <Flex vertical gap={6} style={{ marginBottom: 8 }}>
      <Flex wrap gap="4px 8px" align="center">
        <Tag
          color={colorOf[mark.word]}
          data-mark={mark.word}
          title={reasons}
          style={{ margin: 0, ...(mark.word === 'speculative' && { borderStyle: 'dashed' }) }}
        >
          {t(`mark.${mark.word}`)}
        </Tag>
        {step.enzyme && <EnzymeTag abbreviation={step.enzyme.abbreviation} />}
        <Typography.Text type="secondary">{t(`class.${classKey}`, { defaultValue: classKey })}</Typography.Text>
        <OriginBadge step={step} />
      </Flex>
      {reasons !== '' && <Typography.Text>{reasons}</Typography.Text>}
      {step.fileAgents && (
        <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
          {t('step.fileAgents', { agents: step.fileAgents.join(', ') })}
        </Typography.Text>
      )}
      {probability !== undefined && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          <details>
            <summary>{t('mark.details')}</summary>
            {t('step.probability', { value: percentText(t, probability) })} {t('step.probabilityHint')}
          </details>
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Nothing for a template of our own; learned ones say how many patents they come from. */
export function OriginBadge({ step }: { step: Pick<RouteStep, 'templateKind' | 'precedents' | 'recorded'> }) {
  const { t } = useTranslation('routes');
  const { templateKind } = step;
  const precedents = precedentsOf(step);
  if (templateKind === 'expert') return null;
  const words = {
    learned: t('step.fromPatents', { count: precedents, value: formatNumber(precedents) }),
    own: t('step.fromOwn'),
    remote: t('step.fromRemote'),
    byHand: t('step.fromHand'),
    unexplained: t('step.unexplained'),
  };
  return (
    <Tag color="blue" style={{ margin: 0 }}>
      {words[templateKind]}
    </Tag>
  );
}

/** Groups elsewhere in the molecules that the conditions would touch; says so where none was found. */
export function CompetingSites({ groups }: { groups: readonly string[] }) {
  const { t } = useTranslation('routes');
  const names = groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(t('group.separator'));
  return <span>{groups.length > 0 ? t('step.touched', { groups: names }) : t('step.untouched')}</span>;
}
