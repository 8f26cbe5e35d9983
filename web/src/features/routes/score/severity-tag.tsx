import { severities, type Severity, type SolventClass as Class } from '@app/shared/contracts/process/figures';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';

const colors: Record<Severity, string> = { severe: 'error', high: 'warning', moderate: 'default' };

/** How grave a hazard is. */
export function SeverityTag({ severity }: { severity: Severity }) {
  const { t } = useTranslation('process');
  return (
    <Tag color={colors[severity]} icon={<WarningIcon size={13} />} style={{ margin: 0 }}>
      {t(`severity.${severity}`)}
    </Tag>
  );
}

interface WorstHazardProps {
  /** How many of each severity. */
  counts: Record<Severity, number>;
  /** Steps whose conditions are not known. */
  unknown?: number | undefined;
}

/** The gravest hazard of a route in a list, with the counts as a tip. */
export function WorstHazard({ counts, unknown = 0 }: WorstHazardProps) {
  const { t } = useTranslation('process');
  const worst = severities.find((severity) => counts[severity] > 0);
  return (
    <span title={t('list.hazards', { ...counts })}>
      {worst ? <SeverityTag severity={worst} /> : unknown === 0 && t('list.noHazards')}
      {unknown > 0 && <small> {t('unknown.steps', { count: unknown })}</small>}
    </span>
  );
}

/** A solvent with its class of the CHEM21 guide. */
export function SolventClass({ name, class: solventClass }: { name: string; class: Class }) {
  const { t } = useTranslation('process');
  const type = solventClass === 'highlyHazardous' ? 'danger' : solventClass === 'hazardous' ? 'warning' : undefined;
  return <Typography.Text type={type}>{labelled(name, t(`solventClass.${solventClass}`))}</Typography.Text>;
}
