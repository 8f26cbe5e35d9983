// What an enzymatic step needs: the enzyme and others in its place, medium, cofactor, load, what must be absent, and sources.

import type { StepEnzyme } from '@app/shared/contracts/routes/enzymes';
import { Descriptions, Flex, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { agentText } from '@app/shared/rules/agent-text';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { formatNumber } from '../../shared/i18n/format.ts';

export function EnzymePanel({ enzyme }: { enzyme: StepEnzyme }) {
  const { t } = useTranslation('routes');
  const agent = (name: string): string => withSubscripts(agentText(name, currentCulture()));
  const list = (parts: readonly string[]): string => parts.join(t('enzyme.separator'));
  const range = ([low, high]: readonly [number, number]): string =>
    low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;
  const { cosolvent, pH, agents, alternatives, recycling } = enzyme;
  const rows: [string, string][] = [
    ['enzyme', `${enzyme.name} (EC ${enzyme.ec})`],
    ['alternatives', list(alternatives.map((one) => `${one.name} (EC ${one.ec})`))],
    ['outcome', enzyme.outcomeText],
    ['form', t('enzyme.load', { form: enzyme.form, range: range(enzyme.loadPercent) })],
    ['substrate', `${range(enzyme.gramsPerLitre)} g/L`],
    ['medium', pH ? `${agent(enzyme.medium)}, pH ${range(pH)}` : agent(enzyme.medium)],
    ['cosolvent', cosolvent ? `${agent(cosolvent.name)}, ${range(cosolvent.percent)}%` : ''],
    ['cofactors', list(enzyme.cofactors)],
    ['recycling', recycling ?? ''],
    [
      'agents',
      list(agents.map(({ name, equivalents }) => t('enzyme.agent', { name: agent(name), count: equivalents }))),
    ],
    ['aerated', enzyme.aerated ? t('enzyme.air') : ''],
    ['absent', list(enzyme.absent)],
    ['maturity', enzyme.maturityText],
    ['onePot', onePotText(t, enzyme)],
  ];
  return (
    <Flex vertical gap={8}>
      <Descriptions
        size="small"
        column={1}
        items={rows
          .filter(([, text]) => text !== '')
          .map(([key, text]) => ({ key, label: t(`enzyme.${key}`), children: text }))}
      />
      <Typography.Text type="secondary">
        {t('enzyme.sources')}{' '}
        {enzyme.sources.map((doi, index) => (
          <span key={doi}>
            {index > 0 && t('enzyme.separator')}
            <a href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer">
              {doi}
            </a>
          </span>
        ))}
      </Typography.Text>
    </Flex>
  );
}

function onePotText(t: TFunction<'routes'>, { onePot }: StepEnzyme): string {
  if (!onePot) return '';
  const { step, isPossible, against } = onePot;
  const reasons = against.join(t('enzyme.separator'));
  const first = t(isPossible ? 'enzyme.onePotWith' : 'enzyme.noOnePotWith', { step });
  return against.length === 0 ? first : `${first} ${t('enzyme.against', { reasons })}`;
}
