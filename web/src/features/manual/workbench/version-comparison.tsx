import type { RouteVersion } from '@app/shared/contracts/manual/editing';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { compareVersions, type ComparedStep } from './compare-versions.ts';
import styles from './versions-dialog.module.css';

export interface VersionComparisonProps {
  older: RouteVersion;
  newer: RouteVersion;
  nameOf: (version: RouteVersion) => string;
}

/** What the newer version has that the older has not, and the other way round. */
export function VersionComparison({ older, newer, nameOf }: VersionComparisonProps) {
  const { t } = useTranslation('manual');
  const { gone, added, changed, same } = compareVersions(older, newer);
  const names = { older: nameOf(older), newer: nameOf(newer) };
  return (
    <section className={styles.comparison} aria-label={t('versions.comparison')}>
      <h3>{t('versions.between', names)}</h3>
      <p className={styles.quiet}>
        {t('versions.same', { count: same })}
        {older.score !== undefined && newer.score !== undefined && ' · '}
        {older.score !== undefined &&
          newer.score !== undefined &&
          t('versions.scores', { older: formatNumber(older.score, 1), newer: formatNumber(newer.score, 1) })}
      </p>
      <Steps title={t('versions.gone', names)} steps={gone} mark="−" />
      <Steps title={t('versions.added', names)} steps={added} mark="+" />
      <Steps title={t('versions.changed')} steps={changed} before={older.reactions} mark="≠" />
    </section>
  );
}

interface StepsProps {
  title: string;
  steps: readonly ComparedStep[];
  /** The same steps in the other version, if their facts differ. */
  before?: readonly ComparedStep[];
  mark: string;
}

function Steps({ title, steps, before, mark }: StepsProps) {
  const { t } = useTranslation('manual');
  if (steps.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.steps} data-mark={mark}>
        {steps.map((step) => (
          <li key={step.stepId}>
            <span>
              {mark} {step.name}
            </span>
            {before && (
              <span className={styles.quiet}>
                {factsText(t, before.find(({ stepId }) => stepId === step.stepId)?.facts)} → {factsText(t, step.facts)}
              </span>
            )}
            <span className={styles.scheme}>
              {step.precursors.map((one, index) => (
                <Fragment key={one.key}>
                  {index > 0 && <span>+</span>}
                  <MoleculePicture molecule={one} width={92} height={64} />
                </Fragment>
              ))}
              <ArrowRightIcon size={16} />
              <MoleculePicture molecule={step.product} width={92} height={64} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function factsText(t: TFunction<'manual'>, facts: ComparedStep['facts']): string {
  const { over, under } = arrowTexts(facts?.conditions?.[0]);
  const figure = facts?.yieldPercent;
  const percent = figure === undefined ? '' : t('facts.yieldLine', { value: formatNumber(figure, 1) });
  const amounts = (facts?.equivalents ?? []).map(({ of, amount }) =>
    t('facts.equivalentsLine', { name: of, value: formatNumber(amount, 2) }),
  );
  const words = [over, under, ...amounts, percent, facts?.note].filter(Boolean).join('; ');
  return words === '' ? t('versions.nothingSaid') : words;
}
