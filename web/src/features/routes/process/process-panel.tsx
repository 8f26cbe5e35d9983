// Assessment of a route as a process, each figure with its source.

import type { ProcessAssessment, ProcessHazard } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../../shared/i18n/money-range.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { ProcessCost } from './process-cost.tsx';
import styles from './process.module.css';
import { StepLinks, type StepsProps } from './step-links.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import figureStyles from '../score/process-figures.module.css';

interface ProcessPanelProps {
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

interface ProcessHazardsProps {
  route: RouteDetail;
  hazards: readonly ProcessHazard[];
  onStep: (number: number) => void;
}

/** Hazardous reagents and molecules, each with its reason and the source of the rule. */
function ProcessHazards({ route, hazards, onStep }: ProcessHazardsProps) {
  const { t } = useTranslation('process');
  const nameOf = ({ isMolecule, found }: ProcessHazard): string => {
    const molecule = isMolecule ? route.nodes.find((node) => node.molecule.smiles === found)?.molecule : undefined;
    return molecule ? moleculeLabel(molecule) : found;
  };
  return (
    <section>
      <h3>{t('hazards.title')}</h3>
      <ul className={styles.list}>
        {hazards.map((hazard) => (
          <li key={`${hazard.rule} ${hazard.found}`}>
            <span className={figureStyles.hazardMark} data-severity={hazard.severity}>
              <WarningIcon size={14} />
              {t(`severity.${hazard.severity}`)}
            </span>{' '}
            <strong>{nameOf(hazard)}</strong> <StepLinks steps={hazard.steps} onStep={onStep} />
            <span className={styles.reason}>
              {t(`hazard.${hazard.rule}`)}
              {hazard.figure !== undefined && ` ${t('hazards.figure', { value: formatNumber(hazard.figure) })}`}
            </span>
            <small>{t('hazards.source', { source: hazard.source })}</small>
          </li>
        ))}
        {hazards.length === 0 && <li>{t('hazards.none')}</li>}
      </ul>
    </section>
  );
}

// What a process assessment says of single steps: how they may yield, and which of them nothing is known of.
type PanelProps = StepsProps & { process: ProcessAssessment };

/** Nothing where every step's conditions are known. */
function ProcessUnknown({ process: { unknownConditions = [] }, onStep }: PanelProps) {
  const { t } = useTranslation('process');
  if (unknownConditions.length === 0) return null;
  return (
    <section>
      <h3>{t('unknown.title')}</h3>
      <p>
        <span className={figureStyles.hazardMark} data-severity="high">
          <WarningIcon size={14} />
          {t('unknown.steps', { count: unknownConditions.length })}
        </span>{' '}
        <StepLinks steps={unknownConditions} onStep={onStep} />
      </p>
      <p className={styles.note}>{t('unknown.text')}</p>
    </section>
  );
}

/** Empty for a route that was assessed before yields were recorded. */
function ProcessYields({ process: { yields = [] }, onStep }: PanelProps) {
  const { t } = useTranslation('process');
  if (yields.length === 0) return null;
  return (
    <section>
      <h3>{t('yields.title')}</h3>
      <ul className={styles.list}>
        {yields.map(({ step, low, typical, high, records }) => (
          <li key={step}>
            <StepLinks steps={[step]} onStep={onStep} />{' '}
            {t('yields.step', {
              typical: formatPercent(typical),
              low: formatPercent(low),
              high: formatPercent(high),
              records: formatNumber(records),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('yields.source')}</p>
    </section>
  );
}
