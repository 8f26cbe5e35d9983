// One way to a stereocenter: what it starts from, what it needs, and what speaks for and against it.

import type { StereoWay } from '@app/shared/contracts/routes/stereocentres';
import { agentText } from '@app/shared/rules/agent-text';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Card, Flex, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { currentCulture } from '../../../shared/i18n/culture.ts';
import { formatMoney, formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { FactList, type Fact } from '../../../ui/page/fact-list.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

interface WayCardProps {
  way: StereoWay;
  /** Heavy atoms of the target. */
  atoms: number;
  /** The route makes the center in a step that does not say how. */
  isStep: boolean;
}

export function WayCard({ way, atoms, isStep }: WayCardProps) {
  const { t } = useTranslation('stereocentres');
  const { kind, name, isOfRoute, effort } = way;
  const facts = useFacts(way, atoms);
  return (
    <Card
      size="small"
      aria-label={name}
      style={isOfRoute ? { borderColor: 'var(--primary)' } : undefined}
      title={
        <Flex wrap gap="4px 8px" align="center" style={{ whiteSpace: 'normal', paddingBlock: 6 }}>
          <Tag>{t(`way.${kind}`)}</Tag>
          <span>{name}</span>
          {isOfRoute && <Tag color="processing">{t(isStep ? 'fitsStep' : 'ofRoute')}</Tag>}
        </Flex>
      }
      extra={
        <span className="tabular" title={effort.parts.map(({ part }) => t(`effort.part.${part}`)).join(t('separator'))}>
          {t('effortOf', { value: formatNumber(effort.total, 1) })}
        </span>
      }
    >
      <Flex wrap gap={16}>
        <div style={{ flex: '1 1 300px', minWidth: 0 }}>
          <Precursors way={way} />
          <Reasons way={way} />
        </div>
        <div style={{ flex: '2 1 320px', minWidth: 0 }}>
          <FactList facts={facts} />
        </div>
      </Flex>
      <Sources way={way} />
    </Card>
  );
}

function Precursors({ way: { kind, precursors, form, isTarget } }: { way: StereoWay }) {
  const { t } = useTranslation('stereocentres');
  return (
    <>
      <RecordNote>{t(kind === 'chiralPool' ? 'material' : 'precursors')}</RecordNote>
      <Flex wrap gap={8} align="center">
        {precursors.map((molecule, index) => (
          <Drawn key={index} molecule={molecule} />
        ))}
        <ArrowRightIcon size={16} />
        {isTarget ? <span>{t('targetItself')}</span> : <Drawn molecule={form} />}
      </Flex>
    </>
  );
}

function Drawn({ molecule }: { molecule: StereoWay['form'] }) {
  return (
    <figure style={{ margin: 0, maxWidth: 150 }}>
      <MoleculePicture molecule={molecule} width={150} height={96} decorative />
      <figcaption style={{ fontSize: 12, overflowWrap: 'anywhere' }}>{moleculeLabel(molecule)}</figcaption>
    </figure>
  );
}

function useFacts(way: StereoWay, atoms: number): Fact[] {
  const { t } = useTranslation('stereocentres');
  const { kind, steps, later, eePercent, agent, hand, enzyme, racemisation, covers, materials, limits } = way;
  const agentWords = (text: string): string => withSubscripts(agentText(text, currentCulture()));
  const isPool = kind === 'chiralPool';
  const parts = way.effort.parts.map(({ part, value }) => `${t(`effort.part.${part}`)} ${formatNumber(value, 1)}`);
  const rows: [key: string, value: ReactNode][] = [
    ['enzyme', enzyme && `${enzyme.name} (EC ${enzyme.ec})`],
    ['agent', agent !== undefined && agentWords(agent)],
    ['hand', kind === 'catalyst' || kind === 'auxiliary' ? (hand ?? t('value.unknownHand')) : undefined],
    ['ee', eePercent && t('value.ee', { low: formatNumber(eePercent[0]), high: formatNumber(eePercent[1]) })],
    ['maxYield', formatPercent(way.maxYield)],
    ['racemisation', racemisation && t(`racemised.${racemisation}`)],
    ['covers', covers !== undefined && t('value.covers', { count: covers, total: atoms })],
    ['steps', t(isPool ? 'value.changes' : 'value.steps', { count: steps })],
    [
      'later',
      later.length > 0 &&
        later
          .toReversed()
          .map((one) => t(`later.${one}`))
          .join(t('separator')),
    ],
    ['mass', `${t('value.mass', { value: formatNumber(way.massRatio, 1) })} (${t('value.massOf')})`],
    [
      'materials',
      materials &&
        [
          t('value.perKg', { amount: formatMoney(materials.perKg, materials.currency) }),
          ...(materials.isEstimate ? [t('value.estimated')] : []),
        ].join(t('separator')),
    ],
    ['limits', limits],
    ['effort', parts.join(' + ')],
  ];
  return rows.flatMap(([key, value]) =>
    value === undefined || value === false || value === '' ? [] : [{ key, label: t(`facts.${key}`), value }],
  );
}

function Reasons({ way }: { way: StereoWay }) {
  const { t } = useTranslation('stereocentres');
  return (
    <ul style={{ display: 'grid', gap: 2, margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
      {way.for.map((one) => (
        <li key={one}>
          <Verdict passes isSmall>
            {t(`for.${one}`)}
          </Verdict>
        </li>
      ))}
      {way.against.map((one) => (
        <li key={one}>
          <Verdict passes={false} isSmall>
            {t(`against.${one}`)}
          </Verdict>
        </li>
      ))}
    </ul>
  );
}

function Sources({ way: { sources } }: { way: StereoWay }) {
  const { t } = useTranslation('stereocentres');
  if (sources.length === 0) return null;
  return (
    <Typography.Text type="secondary" style={{ display: 'block', marginTop: 8, fontSize: 12 }}>
      {t('sources')}{' '}
      {sources.map(({ text, doi }, index) => (
        <span key={text}>
          {index > 0 && '; '}
          {doi === undefined ? (
            text
          ) : (
            <a href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer">
              {text}
            </a>
          )}
        </span>
      ))}
    </Typography.Text>
  );
}
