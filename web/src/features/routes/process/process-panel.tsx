// Assessment of a route as a process, each figure with its source.

import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Alert, Flex, Space, Table } from 'antd';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { formatMoney, formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { SeverityTag, SolventClass } from '../score/severity-tag.tsx';
import { FlowPicture } from './flow-picture.tsx';

interface ProcessPanelProps {
  route: RouteDetail;
  process: ProcessAssessment;
  onSelect: (id: string) => void;
}

export function ProcessPanel({ route, process, onSelect }: ProcessPanelProps) {
  const { t } = useTranslation('process');
  const { figures, overallYield, massIntensity, isolations, hazards, solvents, scaleUp, telescopes } = process;
  const { unknownConditions = [], yields = [], passesThrough } = process;
  const cost = figures.costPerKg;
  const sourced = (text: string, source: string) => `${text} · ${t(`source.${source}`)}`;
  const share = ({ low, typical, high }: { low: number; typical: number; high: number }) =>
    `${formatPercent(typical)} (${formatPercent(low)}–${formatPercent(high)})`;
  const nameOf = (smiles: string): string => {
    const molecule = route.nodes.find((node) => node.molecule.smiles === smiles)?.molecule;
    return molecule ? moleculeLabel(molecule) : smiles;
  };
  const stepLinks = (numbers: readonly number[]) =>
    numbers.map((number) => {
      const step = route.steps.find((one) => one.number === number);
      return (
        <LinkButton key={number} style={{ padding: '0 4px' }} onClick={() => step && onSelect(step.stepId)}>
          {t('step', { number })}
        </LinkButton>
      );
    });
  const mass = `${formatNumber(massIntensity.typical)} kg/kg (${formatNumber(massIntensity.low)}–${formatNumber(massIntensity.high)})`;
  const values = {
    costPerKg: cost
      ? sourced(
          formatMoneyRange({ low: cost.low, estimate: cost.typical, high: cost.high }, cost.currency),
          cost.source,
        )
      : t('cost.unknownWhy'),
    isolations:
      isolations.withTelescoping === isolations.counted
        ? formatNumber(isolations.counted)
        : t('isolations', { fewer: isolations.withTelescoping, total: isolations.counted }),
    convergence: t('convergence', {
      total: process.totalSteps,
      longest: process.longestLinear,
      share: formatPercent(process.convergence),
    }),
    mass: sourced(mass, massIntensity.source),
    yield: sourced(share(overallYield), overallYield.source),
  };
  return (
    <>
      <Flex gap={8} align="baseline" style={{ marginBottom: 8 }}>
        <strong className="tabular" style={{ fontSize: 20 }}>
          {formatNumber(figures.score, 1)}
        </strong>
        <RecordNote>{t('score')}</RecordNote>
      </Flex>
      <FactList facts={Object.entries(values).map(([key, value]) => ({ key, label: t(`figure.${key}`), value }))} />
      <PanelSection title={t('flow.title')}>
        <FlowPicture route={route} process={process} />
      </PanelSection>
      {unknownConditions.length > 0 && (
        <PanelSection title={t('unknown.title')} source={t('unknown.text')}>
          <Alert
            showIcon
            type="warning"
            role="note"
            title={
              <>
                {t('unknown.steps', { count: unknownConditions.length })} {stepLinks(unknownConditions)}
              </>
            }
          />
        </PanelSection>
      )}
      <PanelSection title={t('hazards.title')}>
        {hazards.map(({ rule, found, isMolecule, severity, steps, figure, source }) => (
          <div key={`${rule} ${found}`}>
            <SeverityTag severity={severity} /> <strong>{isMolecule ? nameOf(found) : found}</strong> {stepLinks(steps)}
            <div>
              {t(`hazard.${rule}`)}
              {figure !== undefined && ` ${t('hazards.figure', { value: formatNumber(figure) })}`}
            </div>
            <RecordNote>{t('hazards.source', { source })}</RecordNote>
          </div>
        ))}
        {hazards.length === 0 && <span>{t('hazards.none')}</span>}
      </PanelSection>
      <PanelSection title={t('solvents.title')} source={t('solvents.source')}>
        {solvents.map((one) => (
          <div key={one.name}>
            <SolventClass name={namesText([one.name])} class={one.class} /> {stepLinks(one.steps)}
            {one.safety !== undefined && (
              <RecordNote>
                {t('solvents.scores', { safety: one.safety, health: one.health, environment: one.environment })}
              </RecordNote>
            )}
            {one.instead.length > 0 && (
              <RecordNote>{t('solvents.instead', { names: namesText(one.instead) })}</RecordNote>
            )}
          </div>
        ))}
      </PanelSection>
      <PanelSection title={t('scaleUp.title')}>
        {scaleUp.map(({ step, issue, detail }) => (
          <div key={`${step} ${issue}`}>
            {t(`issue.${issue}`, { detail })} {stepLinks([step])}
          </div>
        ))}
        {scaleUp.length === 0 && <span>{t('scaleUp.none')}</span>}
      </PanelSection>
      <PanelSection title={t('telescope.title')}>
        {telescopes.map((one) => (
          <span key={one.from}>{t('telescope.hint', { ...one, solvent: namesText([one.solvent]) })}</span>
        ))}
        {telescopes.length === 0 && <span>{t('telescope.none')}</span>}
      </PanelSection>
      {/* A route that was assessed before yields were recorded has none. */}
      {yields.length > 0 && (
        <PanelSection title={t('yields.title')} source={t('yields.source')}>
          {yields.map(({ step, low, typical, high, records }) => (
            <Flex key={step} gap={4} align="baseline">
              {stepLinks([step])}
              {t('yields.step', {
                typical: formatPercent(typical),
                low: formatPercent(low),
                high: formatPercent(high),
                records: formatNumber(records),
              })}
            </Flex>
          ))}
        </PanelSection>
      )}
      <Materials process={process} nameOf={nameOf} />
      {passesThrough.length > 0 && (
        <PanelSection title={t('passesThrough')}>
          <Space wrap separator="·">
            {passesThrough.map(nameOf)}
          </Space>
        </PanelSection>
      )}
      <RecordNote>{t('model')}</RecordNote>
    </>
  );
}

interface MaterialsProps {
  process: ProcessAssessment;
  nameOf: (smiles: string) => string;
}

/** What the cost is made of: each starting material with amount and price, reagents and solvents in one line each. */
function Materials({ process: { cost, massIntensity }, nameOf }: MaterialsProps) {
  const { t } = useTranslation('process');
  const rows = [
    ...cost.lines.map(({ smiles, kgPerKg, perKg, currency, source }) => ({
      key: smiles,
      name: nameOf(smiles),
      kg: kgPerKg,
      price: perKg === undefined || !currency ? '–' : formatMoney(perKg, currency),
      source: source ? t(`source.${source}`) : t('cost.noPrice'),
    })),
    ...(['reagents', 'solvents'] as const).flatMap((part) => {
      const money = cost[part];
      if (!money) return [];
      const amount = formatMoneyRange({ low: money.low, estimate: money.typical, high: money.high }, money.currency);
      return {
        key: part,
        name: t(`cost.${part}`),
        kg: massIntensity[part],
        price: t('cost.together', { amount }),
        source: t(`source.${money.source}`),
      };
    }),
  ];
  return (
    <PanelSection
      title={t('cost.title')}
      source={cost.unpriced.length > 0 ? t('cost.leftOut', { count: cost.unpriced.length }) : undefined}
    >
      <Table
        size="small"
        aria-label={t('cost.title')}
        pagination={false}
        dataSource={rows}
        columns={[
          { dataIndex: 'name', title: t('cost.material') },
          {
            dataIndex: 'kg',
            title: t('cost.amount'),
            align: 'right',
            className: 'tabular',
            render: (kg: number) => formatNumber(kg),
          },
          {
            dataIndex: 'price',
            title: t('cost.perKg'),
            align: 'right',
            className: 'tabular',
            render: (price: string, { source }) => (
              <>
                {price}
                <RecordNote>{source}</RecordNote>
              </>
            ),
          },
        ]}
      />
    </PanelSection>
  );
}
