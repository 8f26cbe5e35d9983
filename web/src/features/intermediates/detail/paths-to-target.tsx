// The paths to an intermediate, drawn step by step in the order of the laboratory.

import type { IntermediatePath } from '@app/shared/contracts/intermediates/intermediates';
import { Fragment } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { RecordState } from '../../../ui/table/record-table.tsx';
import styles from './detail.module.css';
import { routePath } from '../paths.ts';

export interface PathsToTargetProps {
  ways: readonly IntermediatePath[];
  mayChoose: boolean;
  isBusy: boolean;
  onChoose: (fingerprint: string | null) => void;
}

export function PathsToTarget({ ways, mayChoose, isBusy, onChoose }: PathsToTargetProps) {
  const { t } = useTranslation('intermediates');
  return (
    <section className={styles['section']} aria-label={t('detail.ways')}>
      <h2>{t('detail.ways')}</h2>
      {ways.length === 0 && <p className={styles['quiet']}>{t('detail.waysNone')}</p>}
      <ol className={styles['ways']}>
        {ways.map((way, place) => (
          <li key={way.fingerprint} data-chosen={way.chosen || undefined}>
            <div className={styles['wayHead']}>
              <strong>{t('detail.way', { number: place + 1 })}</strong>
              <span>{t('figures.steps', { count: way.steps })}</span>
              <RecordState tone={way.solved ? 'good' : 'warning'}>
                {t(way.solved ? 'detail.waySolved' : 'detail.wayOpen')}
              </RecordState>
              <span className={styles['quiet']}>
                {t('detail.wayRoutes', {
                  routes: t('figures.routes', { count: way.routes }),
                  targets: t('figures.targets', { count: way.targets }),
                })}
              </span>
              <span className={styles['wayActions']}>
                {way.chosen && <RecordState tone="good">{t('detail.chosen')}</RecordState>}
                {mayChoose && (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={t(way.chosen ? 'detail.unchooseNamed' : 'detail.chooseNamed', { number: place + 1 })}
                    onClick={() => onChoose(way.chosen ? null : way.fingerprint)}
                  >
                    {t(way.chosen ? 'detail.unchoose' : 'detail.choose')}
                  </Button>
                )}
                {way.mayOpen && (
                  <ButtonLink size="small" to={routePath(way.routeId)}>
                    {t('detail.openRoute')}
                  </ButtonLink>
                )}
              </span>
            </div>
            <Laboratory way={way} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Laboratory({ way }: { way: IntermediatePath }) {
  const { t } = useTranslation('intermediates');
  return (
    <ol className={styles['laboratory']}>
      {way.laboratory.map((step) => (
        <li key={step.stepId}>
          <span className={styles['stepName']}>
            {step.number}. {step.name}
          </span>
          <div className={styles['reaction']}>
            {step.precursors.map(({ molecule, inStock }, place) => (
              <Fragment key={`${molecule.key}-${place}`}>
                {place > 0 && <span>+</span>}
                <figure>
                  <MoleculePicture molecule={molecule} width={126} height={84} decorative />
                  <figcaption>
                    {moleculeLabel(molecule)}
                    {inStock && <small>{t('detail.inStock')}</small>}
                  </figcaption>
                </figure>
              </Fragment>
            ))}
            <ArrowRightIcon size={18} />
            <figure>
              <MoleculePicture molecule={step.product} width={126} height={84} decorative />
              <figcaption>{moleculeLabel(step.product)}</figcaption>
            </figure>
          </div>
        </li>
      ))}
    </ol>
  );
}
