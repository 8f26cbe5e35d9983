import type { ProcessHazard } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import figures from '../score/process-figures.module.css';
import styles from './process.module.css';
import { StepLinks } from './step-links.tsx';

export interface ProcessHazardsProps {
  route: RouteDetail;
  hazards: readonly ProcessHazard[];
  onStep: (number: number) => void;
}

/** Hazardous reagents and molecules, each with its reason and where the rule stands. */
export function ProcessHazards({ route, hazards, onStep }: ProcessHazardsProps) {
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
            <span className={figures.hazardMark} data-severity={hazard.severity}>
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
