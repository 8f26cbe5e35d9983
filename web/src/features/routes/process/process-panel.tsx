// Everything that is said of a route as a process, each figure with the place it comes from.

import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../../shared/i18n/money-range.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { ProcessCost } from './process-cost.tsx';
import { ProcessHazards } from './process-hazards.tsx';
import { ProcessUnknown, ProcessYields } from './process-steps.tsx';
import styles from './process.module.css';
import { StepLinks, type StepsProps } from './step-links.tsx';

export interface ProcessPanelProps {
  route: RouteDetail;
  process: ProcessAssessment;
  onSelect: (id: string) => void;
}

export function ProcessPanel({ route, process, onSelect }: ProcessPanelProps) {
  const { t } = useTranslation('process');
  const { figures, overallYield, massIntensity, isolations, convergence } = process;
  const selectStep = (number: number) => {
    const step = route.steps.find((one) => one.number === number);
    if (step) onSelect(step.stepId);
  };
  const cost = figures.costPerKg;
  const facts = [
    {
      key: 'cost',
      label: t('figure.costPerKg'),
      value: cost
        ? `${formatMoneyRange({ low: cost.low, estimate: cost.typical, high: cost.high }, cost.currency)} · ${t(`source.${cost.source}`)}`
        : t('cost.unknownWhy'),
    },
    {
      key: 'isolations',
      label: t('figure.isolations'),
      value:
        isolations.withTelescoping === isolations.counted
          ? formatNumber(isolations.counted)
          : t('isolations', { fewer: isolations.withTelescoping, total: isolations.counted }),
    },
    {
      key: 'convergence',
      label: t('figure.convergence'),
      value: t('convergence', {
        total: process.totalSteps,
        longest: process.longestLinear,
        share: formatPercent(convergence),
      }),
    },
    {
      key: 'mass',
      label: t('figure.mass'),
      value: `${formatNumber(massIntensity.typical)} kg/kg (${formatNumber(massIntensity.low)}–${formatNumber(massIntensity.high)}) · ${t(`source.${massIntensity.source}`)}`,
    },
    {
      key: 'yield',
      label: t('figure.yield'),
      value: `${formatPercent(overallYield.typical)} (${formatPercent(overallYield.low)}–${formatPercent(overallYield.high)}) · ${t(`source.${overallYield.source}`)}`,
    },
  ];
  return (
    <div className={styles.panel}>
      <p className={styles.score}>
        <strong>{formatNumber(figures.score, 1)}</strong> {t('score')}
      </p>
      <FactList facts={facts} />
      <ProcessUnknown process={process} onStep={selectStep} />
      <ProcessHazards route={route} hazards={process.hazards} onStep={selectStep} />
      <Solvents solvents={process.solvents} onStep={selectStep} />
      <ScaleUp process={process} onStep={selectStep} />
      <ProcessYields process={process} onStep={selectStep} />
      <ProcessCost route={route} process={process} />
      {process.passesThrough.length > 0 && (
        <section>
          <h3>{t('passesThrough')}</h3>
          <p>
            {process.passesThrough
              .map((smiles) => route.nodes.find((node) => node.molecule.smiles === smiles)?.molecule)
              .map((molecule) => (molecule ? moleculeLabel(molecule) : ''))
              .join(', ')}
          </p>
        </section>
      )}
      <p className={styles.note}>{t('model')}</p>
    </div>
  );
}

function Solvents({ solvents, onStep }: StepsProps & Pick<ProcessAssessment, 'solvents'>) {
  const { t } = useTranslation('process');
  return (
    <section>
      <h3>{t('solvents.title')}</h3>
      <ul className={styles.list}>
        {solvents.map((one) => (
          <li key={one.name}>
            <span className={styles.solvent} data-class={one.class}>
              {labelled(one.name, t(`solventClass.${one.class}`))}
            </span>{' '}
            <StepLinks steps={one.steps} onStep={onStep} />
            {one.safety !== undefined && (
              <small>
                {t('solvents.scores', { safety: one.safety, health: one.health, environment: one.environment })}
              </small>
            )}
            {one.instead.length > 0 && <small>{t('solvents.instead', { names: one.instead.join(', ') })}</small>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('solvents.source')}</p>
    </section>
  );
}

function ScaleUp({ process, onStep }: StepsProps & { process: ProcessAssessment }) {
  const { t } = useTranslation('process');
  return (
    <section>
      <h3>{t('scaleUp.title')}</h3>
      <ul className={styles.list}>
        {process.scaleUp.map((one) => (
          <li key={`${one.step} ${one.issue}`}>
            {t(`issue.${one.issue}`, { detail: one.detail })} <StepLinks steps={[one.step]} onStep={onStep} />
          </li>
        ))}
        {process.scaleUp.length === 0 && <li>{t('scaleUp.none')}</li>}
      </ul>
      <h3>{t('telescope.title')}</h3>
      <ul className={styles.list}>
        {process.telescopes.map((one) => (
          <li key={one.from}>{t('telescope.hint', one)}</li>
        ))}
        {process.telescopes.length === 0 && <li>{t('telescope.none')}</li>}
      </ul>
    </section>
  );
}
