// Why a molecule scores as it does: tinted picture, what each part adds or takes, its rarest fragments.

import type { ScoreExplanation } from '@app/shared/contracts/sascore/results';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { difficultyOf } from './effects.ts';
import { EffectChart } from './effect-chart.tsx';
import { planPath } from '../paths.ts';
import { ScoreBar } from './score-bar.tsx';
import styles from './why-panel.module.css';

interface WhyPanelProps {
  structure: string;
  /** What the row is called, where it comes from a list. */
  name?: string;
  onClose: () => void;
}

export function WhyPanel({ structure, name, onClose }: WhyPanelProps) {
  const { t } = useTranslation('sascore');
  const { data, error, isLoading, mutate } = useCall('sascoreExplain', { body: { structure } });
  return (
    <aside
      className={styles.panel}
      aria-label={t('why.title')}
      aria-busy={isLoading}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2>{t('why.title')}</h2>
        <IconButton size="small" label={t('why.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </header>
      <div className={styles.body} tabIndex={0} role="region" aria-label={t('why.details')}>
        {data && <Explanation data={data} name={name} />}
        {!data && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
        {!data && !error && <Loading />}
      </div>
    </aside>
  );
}

function Explanation({ data, name }: { data: ScoreExplanation; name?: string }) {
  const { t } = useTranslation('sascore');
  const { can } = useSession();
  const { molecule, score, table } = data;
  const label = name || moleculeLabel(molecule);
  return (
    <>
      <p className={styles.name} title={molecule.smiles}>
        {label}
      </p>
      <img
        key={molecule.key}
        className={styles.picture}
        src={addressOfSvg(data.picture)}
        alt={t('why.picture', { name: label })}
      />
      <p className={styles.legend}>{t('why.legend')}</p>
      <div className={styles.score}>
        <strong>{formatNumber(score, 2)}</strong>
        <ScoreBar score={score} />
        <span>{t(`difficulty.${difficultyOf(score)}`)}</span>
      </div>
      <EffectChart explanation={data} />
      <FragmentTable fragments={data.fragments} />
      <p className={styles.legend}>
        {t(`why.table.${table.kind}`, { count: table.fragments, value: formatNumber(table.fragments) })}
      </p>
      {can('retrosynthesis') && (
        <ButtonLink to={planPath(molecule.smiles)} icon={<RouteIcon size={17} />}>
          {t('why.plan')}
        </ButtonLink>
      )}
    </>
  );
}

/** An image of its own: nothing in it can act on the page. */
function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      <Skeleton width="60%" height={20} />
      <Skeleton height={240} radius={6} />
      <Skeleton height={180} radius={6} />
    </div>
  );
}

/** The rarest surroundings of atoms in the molecule, as the table of fragments knows them. */
export function FragmentTable({ fragments }: Pick<ScoreExplanation, 'fragments'>) {
  const { t } = useTranslation('sascore');
  return (
    <table className={styles.fragments}>
      <caption>{t('why.fragments')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('why.fragment')}</th>
          <th scope="col" data-number>
            {t('why.times')}
          </th>
          <th scope="col" data-number>
            {t('why.contribution')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fragments.map((fragment) => (
          <tr key={`${fragment.smiles} ${fragment.atoms[0]?.join('-')}`}>
            <th scope="row">
              <code>{fragment.smiles}</code>
              {!fragment.known && <small>{t('why.unknown')}</small>}
            </th>
            <td data-number>{formatNumber(fragment.times)}</td>
            <td data-number>{formatNumber(fragment.contribution, 2).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
