// All that is known of one impurity: where it comes from and why, its masses, alerts, and what takes it away.

import type { Impurity } from '@app/shared/contracts/impurity/results';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useLocation, useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { HeartIcon } from '../../../ui/icons/module-icons.tsx';
import listStyles from '../list/impurity-list.module.css';
import { alertAtoms } from '../impurity-query.ts';
import { LikelihoodTag } from '../likelihood-tag.tsx';
import { adductText, massText, mzText, shiftText } from '../mass/mass-text.ts';
import styles from './side-panel.module.css';
import { MoleculeActions } from '../../../chemistry/molecule/molecule-actions.tsx';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { handing } from '../../../shared/navigation/handed-structure.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { GaugeIcon, RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { planPath, scorePath } from '../paths.ts';

interface ImpurityDetailProps {
  impurity: Impurity;
  onLike: () => void;
}

export function ImpurityDetail({ impurity, onLike }: ImpurityDetailProps) {
  const { t } = useTranslation('impurity');
  const { molecule, causes, isLiked, path, fate, removal } = impurity;
  const name = moleculeLabel(molecule);
  return (
    <>
      <div className={styles.row}>
        <h2 className={styles.title}>{name}</h2>
        <IconButton
          size="small"
          label={t(isLiked ? 'list.unlike' : 'list.like', { name })}
          aria-pressed={isLiked}
          icon={<HeartIcon size={17} className={isLiked ? listStyles.liked : undefined} />}
          onClick={onLike}
        />
      </div>
      <p className={styles.sub}>
        {[
          molecule.name === undefined ? undefined : withSubscripts(molecule.formula),
          `${formatNumber(molecule.molecularWeight, 2)} g/mol`,
          molecule.cas && `CAS ${molecule.cas}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.picture}>
        <MoleculePicture molecule={molecule} width={380} height={190} marked={alertAtoms(impurity)} />
      </div>
      <ImpurityActions molecule={molecule} />
      <section className={styles.section}>
        <h3>{causes.map((one) => t(`cause.${one}`)).join(t('separator'))}</h3>
        <p>{impurity.why}</p>
        <p className={styles.row}>
          <LikelihoodTag likelihood={impurity.likelihood} />
          <span className={styles.quiet}>{t('detail.score', { value: formatNumber(impurity.score, 2) })}</span>
        </p>
      </section>
      {path.length > 0 && (
        <section className={styles.section}>
          <h3>{t('detail.path')}</h3>
          <ol className={styles.steps}>
            {path.map((step, index) => (
              <li key={index}>
                <ReactionScheme reaction={step} size="small" />
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {fate && (
        <section className={styles.section}>
          <h3>{t('detail.fate', { name: moleculeLabel(fate.of) })}</h3>
          <p>
            <strong>{t(`fate.${fate.kind}`)}</strong> {fate.text}
          </p>
        </section>
      )}
      {removal !== undefined && (
        <section className={styles.section}>
          <h3>{t('detail.removal')}</h3>
          <p>{removal}</p>
        </section>
      )}
      <Masses impurity={impurity} />
      <AlertList impurity={impurity} />
    </>
  );
}

function Masses({ impurity }: Pick<ImpurityDetailProps, 'impurity'>) {
  const { t } = useTranslation('impurity');
  return (
    <section className={styles.section}>
      <h3>{t('detail.masses')}</h3>
      <table className={styles.masses} aria-label={t('detail.masses')}>
        <tbody>
          <tr>
            <th scope="row">{t('detail.exactMass')}</th>
            <td>{massText(impurity.exactMass)} Da</td>
          </tr>
          <tr>
            <th scope="row">{t('detail.shift')}</th>
            <td>{shiftText(impurity.massShift)}</td>
          </tr>
          {impurity.adducts.map(({ name, mz }) => (
            <tr key={name}>
              <th scope="row">{adductText(name)}</th>
              <td>{mzText(mz)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('detail.massesHow')}</p>
    </section>
  );
}

// Where an impurity goes on to: a plan for a reference sample of it, a score of how hard that is, notations, other structures.
function ImpurityActions({ molecule: { smiles, name } }: { molecule: Pick<Molecule, 'smiles' | 'name'> }) {
  const { t } = useTranslation('impurity');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <div className={styles.actions}>
      {can('retrosynthesis') && (
        <Button
          size="small"
          icon={<RouteIcon size={16} />}
          title={t('detail.planHint')}
          onClick={() => void navigate(planPath(smiles), { state: comingFrom(location) })}
        >
          {t('detail.plan')}
        </Button>
      )}
      {can('sascore') && (
        <Button
          size="small"
          icon={<GaugeIcon size={16} />}
          onClick={() => void navigate(scorePath, { state: handing(smiles) })}
        >
          {t('detail.sascore')}
        </Button>
      )}
      <MoleculeActions smiles={smiles} name={name} align="start" />
    </div>
  );
}

/** Structural alerts with their source, and what such a screen is worth. */
function AlertList({ impurity: { alerts } }: { impurity: Pick<Impurity, 'alerts'> }) {
  const { t } = useTranslation('impurity');
  return (
    <section className={styles.section}>
      <h3>{t('alerts.title')}</h3>
      {alerts.length === 0 && <p>{t('alerts.noneFound')}</p>}
      {alerts.length > 0 && (
        <ul className={styles.alerts}>
          {alerts.map(({ key, name, reason, source, inParent, potency }) => (
            <li key={key} data-parent={inParent}>
              <strong>
                <WarningIcon size={15} />
                {name}
              </strong>
              {reason !== undefined && <span>{reason}</span>}
              {inParent && <span>{t('alerts.inParent')}</span>}
              {potency && (
                <>
                  <strong>{potency.summary}</strong>
                  <span>{potency.explanation}</span>
                  <ul className={styles.features} aria-label={potency.explanation}>
                    {potency.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                  {potency.published !== undefined && <strong>{potency.published}</strong>}
                  <span className={styles.quiet}>{t('alerts.source', { source: potency.source })}</span>
                </>
              )}
              <span className={styles.quiet}>{t('alerts.source', { source })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{t('alerts.screen')}</p>
    </section>
  );
}
