// One step of the bill of materials.

import { Select } from 'antd';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { CostLine, CostStep } from '@app/shared/rules/cost/sheet';
import { type CostRange, costRanges } from '@app/shared/rules/cost/range';
import type { LineCost, RouteCost, StepCost } from '@app/shared/rules/cost/route';
import { InquiryButton } from '../../chemistry/inquiry/inquiry-button.tsx';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useMemo } from 'react';
import { currencySign, formatNumber } from '../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { formatMass } from './amounts.ts';
import { FigureField } from './figure-field.tsx';
import { originWords } from './origin-words.ts';
import styles from './step-bill.module.css';
import type { CostEntry } from './use-cost.ts';

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
  const isUnknown = entry.given.unknownConditions.includes(step.stepId);
  return (
    <section className={styles['step']} aria-label={t('step.label', { number: step.number })}>
      <header className={styles['head']}>
        <h2>
          {t('step.title', { number: step.number })}
          {name !== undefined && <span>{name}</span>}
        </h2>
        {product && (
          <p>{t('step.gives', { mass: formatMass(stepCost?.milligrams ?? 0), name: moleculeLabel(product) })}</p>
        )}
        <StepFigures step={step} entry={entry} stepCost={stepCost} molecules={molecules} />
      </header>
      {isUnknown && <p className={styles['warning']}>{t('step.unknown')}</p>}
      <div
        className={styles['scroll']}
        tabIndex={0}
        role="region"
        aria-label={t('step.materials', { number: step.number })}
      >
        <table className={styles['table']} aria-label={t('step.materials', { number: step.number })}>
          <thead>
            <tr>
              <th scope="col">{t('column.material')}</th>
              <th scope="col">{t('column.amount')}</th>
              <th scope="col" data-number>
                {t('column.mass')}
              </th>
              <th scope="col">{t('column.pricePerKg')}</th>
              <th scope="col" data-number>
                {t('column.cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {step.lines.map((line) => (
              <BillLine
                key={line.lineId}
                line={line}
                counted={lines.get(line.lineId)}
                range={ranges.lines.get(line.lineId)}
                entry={entry}
                molecule={line.smiles === undefined ? undefined : molecules.get(line.smiles)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('step.sum')}
              </th>
              <td data-number>{materials && formatMoneyRange(materials, currency)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
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
    <div className={styles['figures']}>
      <label>
        {t('column.yield')}
        <FigureField
          path={`step.${stepId}.yield`}
          label={t('step.yieldOf', { number: step.number })}
          figure={step.yield}
          unit="%"
          onEnter={entry.enter}
        />
        <small>{originWords(t, step.yield)}</small>
      </label>
      <label>
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
        <small>{originWords(t, step.labour)}</small>
      </label>
      <LimitingChoice step={step} entry={entry} molecules={molecules} />
    </div>
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
    <label>
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
    </label>
  );
}

interface BillLineProps {
  line: CostLine;
  counted: LineCost | undefined;
  range: CostRange | undefined;
  entry: CostEntry;
  molecule: Molecule | undefined;
}

function BillLine({ line, counted, range, entry, molecule }: BillLineProps) {
  const { t } = useTranslation('cost');
  const { currency } = entry.sheet;
  const name = molecule
    ? moleculeLabel(molecule)
    : line.name === 'unknown'
      ? t('unknownAgent')
      : withSubscripts(line.name);
  const isVolume = line.role === 'solvent' || line.role === 'workUp';
  const { milligrams = 0, price = null } = counted ?? {};
  return (
    <tr>
      <th scope="row">
        <span className={styles['material']}>
          {molecule && <MoleculePicture molecule={molecule} width={72} height={48} decorative />}
          <span>
            {name}
            <small>{t(`role.${line.role}`)}</small>
          </span>
        </span>
      </th>
      <td>
        {line.isLimiting ? (
          <span className={styles['fixed']}>{t('limiting', { count: formatNumber(line.amount.value) })}</span>
        ) : (
          <>
            <FigureField
              path={`line.${line.lineId}.amount`}
              label={t('line.amountOf', { name })}
              figure={line.amount}
              unit={t(isVolume ? 'unit.short.litres' : 'unit.short.equivalents')}
              onEnter={entry.enter}
            />
            {line.amount.source === 'stated' && (
              <small className={styles['origin']}>{originWords(t, line.amount)}</small>
            )}
          </>
        )}
      </td>
      <td data-number>{formatMass(milligrams)}</td>
      <td>
        {line.madeBy === undefined ? (
          <>
            <FigureField
              path={`line.${line.lineId}.price`}
              label={t('line.priceOf', { name })}
              figure={line.price}
              shown={price ?? undefined}
              scale={100}
              unit={`${currencySign(currency)}/kg`}
              onEnter={entry.enter}
            />
            <small className={styles['origin']}>{line.price ? originWords(t, line.price) : t('noPrice')}</small>
            {!line.price && molecule && <InquiryButton molecule={molecule} grams={milligrams / 1_000} />}
          </>
        ) : (
          <span className={styles['fixed']}>{t('madeHere')}</span>
        )}
      </td>
      <td data-number>{range ? formatMoneyRange(range, currency) : '–'}</td>
    </tr>
  );
}

/** Minutes, to tenths of an hour: an estimate that grows with the amount is not more precise. */
function tenthsOfHours(minutes: number): number {
  return Math.round(minutes / 6) * 6;
}
