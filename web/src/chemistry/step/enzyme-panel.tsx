// What an enzymatic step needs: the enzyme and others in its place, medium, cofactor, load, what must be absent, and sources.

import type { StepEnzyme } from '@app/shared/contracts/routes/enzymes';
import { Descriptions, Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/i18n/format.ts';
import { EnzymeIcon } from '../../ui/icons/enzyme-icon.tsx';

/** The sign of an enzymatic step: icon and abbreviation. */
export function EnzymeTag({ enzyme }: { enzyme: Pick<StepEnzyme, 'abbreviation'> }) {
  const { t } = useTranslation('routes');
  return (
    <Tag color="green" icon={<EnzymeIcon />} style={{ margin: 0 }}>
      {t('enzyme.sign', { abbreviation: enzyme.abbreviation })}
    </Tag>
  );
}

export function EnzymePanel({ enzyme }: { enzyme: StepEnzyme }) {
  const { t } = useTranslation('routes');
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
    ['medium', pH ? `${enzyme.medium}, pH ${range(pH)}` : enzyme.medium],
    ['cosolvent', cosolvent ? `${cosolvent.name}, ${range(cosolvent.percent)}%` : ''],
    ['cofactors', list(enzyme.cofactors)],
    ['recycling', recycling ?? ''],
    ['agents', list(agents.map(({ name, equivalents }) => t('enzyme.agent', { name, count: equivalents })))],
    ['aerated', enzyme.aerated ? t('enzyme.air') : ''],
    ['absent', list(enzyme.absent)],
    ['maturity', enzyme.maturityText],
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
