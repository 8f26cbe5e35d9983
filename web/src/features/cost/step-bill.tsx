// One step of the bill of materials.

import { Alert, Flex, Select, Space, Table, Typography } from 'antd';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { CostLine, CostStep } from '@app/shared/rules/cost/sheet';
import { costRanges } from '@app/shared/rules/cost/range';
import type { LineCost, RouteCost, StepCost } from '@app/shared/rules/cost/route';
import { InquiryButton } from '../../chemistry/inquiry/inquiry-button.tsx';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useMemo } from 'react';
import { currencySign, formatNumber } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { SectionTitle } from '../../ui/page/section-title.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { formatMass } from './amounts.ts';
import { FigureField } from './figure-field.tsx';
import { originWords } from './origin-words.ts';
import type { CostEntry } from './use-cost.ts';
import { column, rowHeading } from '../../ui/table/column.tsx';

export interface StepBillProps {
  step: CostStep;
  /** Name of the reaction, where it is known. */
  name: string | undefined;
  entry: CostEntry;
  cost: RouteCost;
  molecules: ReadonlyMap<string, Molecule>;
}

export function StepBill({ step, name, entry, cost, molecules }: StepBillProps) {
  const { t } = useTranslation('cost');
  const { currency } = entry.sheet;
  const stepCost = cost.steps.find((one) => one.stepId === step.stepId);
  const lines = new Map(cost.lines.map((line) => [line.lineId, line]));
  const ranges = useMemo(() => costRanges(entry.sheet, cost), [entry.sheet, cost]);
  const materials = ranges.steps.get(step.stepId)?.materials;
  const product = molecules.get(step.product.smiles);
  const isNarrow = useIsBelow('md');
  const propsOf = (line: CostLine): BillLineProps => ({
    line,
    counted: lines.get(line.lineId),
    entry,
    molecule: line.smiles === undefined ? undefined : molecules.get(line.smiles),
  });
  const isUnknown = entry.given.unknownConditions.includes(step.stepId);
  return (
    <section
      aria-label={t('step.label', { number: step.number })}
      style={{ padding: 12, border: '1px solid var(--line)', borderRadius: 10, background: 'var(--surface)' }}
    >
      <Flex wrap gap="4px 12px" align="baseline" style={{ marginBottom: 8 }}>
        <SectionTitle title={t('step.title', { number: step.number })} />
        {name !== undefined && <Typography.Text type="secondary">{name}</Typography.Text>}
        {product && (
          <Typography.Text type="secondary">
            {t('step.gives', { mass: formatMass(stepCost?.milligrams ?? 0), name: moleculeLabel(product) })}
          </Typography.Text>
        )}
      </Flex>
      <StepFigures step={step} entry={entry} stepCost={stepCost} molecules={molecules} />
      {isUnknown && <Alert type="warning" title={t('step.unknown')} style={{ marginTop: 8 }} />}
      <Table<CostLine>
        aria-label={t('step.materials', { number: step.number })}
        size="small"
        style={{ marginTop: 8 }}
        rowKey="lineId"
        dataSource={[...step.lines]}
        pagination={false}
        scroll={isNarrow ? { x: 640 } : undefined}
        columns={[
          column(t('column.material'), rowHeading, (line) => <Material {...propsOf(line)} />),
          column(t('column.amount'), (line) => <Amount {...propsOf(line)} />),
          column(t('column.mass'), { align: 'right', className: 'tabular' }, ({ lineId }) =>
            formatMass(lines.get(lineId)?.milligrams ?? 0),
          ),
          column(t('column.pricePerKg'), (line) => <Price {...propsOf(line)} />),
          column(t('column.cost'), { align: 'right', className: 'tabular' }, ({ lineId }) => {
            const range = ranges.lines.get(lineId);
            return range ? formatMoneyRange(range, currency) : '–';
          }),
        ]}
        summary={() => sumRow(t('step.sum'), materials && formatMoneyRange(materials, currency))}
      />
    </section>
  );
}

function sumRow(label: string, sum: string | undefined) {
  return (
    <Table.Summary.Row style={{ fontWeight: 600 }}>
      <Table.Summary.Cell index={0} colSpan={4}>
        {label}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={4} align="right">
        {sum}
      </Table.Summary.Cell>
    </Table.Summary.Row>
  );
}

function StepFigures({
  step,
  entry,
  stepCost,
  molecules,
}: Pick<StepBillProps, 'step' | 'entry' | 'molecules'> & { stepCost: StepCost | undefined }) {
  const { t } = useTranslation('cost');
  const { stepId } = step;
  return (
    <Flex wrap gap="6px 20px" align="center">
      <Space size={6}>
        {t('column.yield')}
        <FigureField
          path={`step.${stepId}.yield`}
          label={t('step.yieldOf', { number: step.number })}
          figure={step.yield}
          unit="%"
          onEnter={entry.enter}
        />
        <RecordNote>{originWords(t, step.yield)}</RecordNote>
      </Space>
      <Space size={6}>
        {t('column.work')}
        <FigureField
          path={`step.${stepId}.labour`}
          label={t('step.workOf', { number: step.number })}
          figure={step.labour}
          shown={stepCost && tenthsOfHours(stepCost.labourMinutes)}
          scale={60}
          unit="h"
          onEnter={entry.enter}
        />
        <RecordNote>{originWords(t, step.labour)}</RecordNote>
      </Space>
      <LimitingChoice step={step} entry={entry} molecules={molecules} />
    </Flex>
  );
}

/** Of which reactant all equivalents are counted; nothing to choose where there is one. */
function LimitingChoice({ step, entry, molecules }: Pick<StepBillProps, 'step' | 'entry' | 'molecules'>) {
  const { t } = useTranslation('cost');
  const { stepId, number } = step;
  const reactants = step.lines.flatMap((line, at) => (line.role === 'reactant' ? [{ line, position: at + 1 }] : []));
  if (reactants.length < 2) return null;
  const proposed = entry.given.sheet.steps.find((one) => one.stepId === stepId)?.lines ?? [];
  const usual = proposed.findIndex((line) => line.isLimiting) + 1;
  const choose = (position: number) =>
    entry.enter(`step.${stepId}.limiting`, position === usual ? undefined : position);
  return (
    <Space size={6}>
      {t('limitingReactant')}
      <Select
        size="small"
        aria-label={t('limitingOf', { number })}
        value={reactants.find(({ line }) => line.isLimiting)?.position ?? usual}
        options={reactants.map(({ line, position }) => {
          const molecule = line.smiles === undefined ? undefined : molecules.get(line.smiles);
          return { value: position, label: molecule ? moleculeLabel(molecule) : line.name };
        })}
        onChange={choose}
      />
    </Space>
  );
}

interface BillLineProps {
  line: CostLine;
  counted: LineCost | undefined;
  entry: CostEntry;
  molecule: Molecule | undefined;
}

function useLineName({ line, molecule }: BillLineProps): string {
  const { t } = useTranslation('cost');
  if (molecule) return moleculeLabel(molecule);
  return line.name === 'unknown' ? t('unknownAgent') : withSubscripts(line.name);
}

function Material(props: BillLineProps) {
  const { t } = useTranslation('cost');
  const name = useLineName(props);
  const { line, molecule } = props;
  return (
    <Flex gap={10} align="center">
      {molecule && <MoleculePicture molecule={molecule} width={72} height={48} decorative />}
      <div>
        {name}
        <RecordNote>{t(`role.${line.role}`)}</RecordNote>
      </div>
    </Flex>
  );
}

function Amount(props: BillLineProps) {
  const { t } = useTranslation('cost');
  const name = useLineName(props);
  const { line, entry } = props;
  if (line.isLimiting)
    return (
      <Typography.Text type="secondary">{t('limiting', { count: formatNumber(line.amount.value) })}</Typography.Text>
    );
  const isVolume = line.role === 'solvent' || line.role === 'workUp';
  return (
    <>
      <FigureField
        path={`line.${line.lineId}.amount`}
        label={t('line.amountOf', { name })}
        figure={line.amount}
        unit={t(isVolume ? 'unit.short.litres' : 'unit.short.equivalents')}
        onEnter={entry.enter}
      />
      {line.amount.source === 'stated' && <RecordNote>{originWords(t, line.amount)}</RecordNote>}
    </>
  );
}

function Price(props: BillLineProps) {
  const { t } = useTranslation('cost');
  const name = useLineName(props);
  const { line, counted, entry, molecule } = props;
  if (line.madeBy !== undefined) return <Typography.Text type="secondary">{t('madeHere')}</Typography.Text>;
  return (
    <>
      <FigureField
        path={`line.${line.lineId}.price`}
        label={t('line.priceOf', { name })}
        figure={line.price}
        shown={counted?.price ?? undefined}
        scale={100}
        unit={`${currencySign(entry.sheet.currency)}/kg`}
        onEnter={entry.enter}
      />
      <RecordNote>{line.price ? originWords(t, line.price) : t('noPrice')}</RecordNote>
      {!line.price && molecule && <InquiryButton molecule={molecule} grams={(counted?.milligrams ?? 0) / 1_000} />}
    </>
  );
}

/** Minutes, to tenths of an hour: an estimate that grows with the amount is not more precise. */
function tenthsOfHours(minutes: number): number {
  return Math.round(minutes / 6) * 6;
}
