// Where else in the reactants the same reaction could happen: drawn, listed with reasons, and what could not be judged.

import type { AskedReaction, OtherSites as SitesFound } from '@app/shared/contracts/reaction/reaction';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatPercent } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import styles from './insight.module.css';
import { numbered, wantedAtoms, type NumberedSite } from './marked-sites.ts';
import { SitesPicture } from './sites-picture.tsx';

export interface InsightProps {
  asked: AskedReaction;
  /** The module whose page asks. */
  routeType?: RouteType;
}

/** Asks when it is shown; put it into an `InsightFold` or a tab that is not open at first. */
export function OtherSites({ asked, routeType }: InsightProps) {
  const { t } = useTranslation('reaction');
  const { data, error, mutate } = useCall('otherReactionSites', { body: { ...asked, routeType } });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className={styles.loading} aria-busy="true">
        <span className="visually-hidden">{t('sites.loading')}</span>
        <Skeleton height={150} radius={6} />
        <Skeleton height={16} width="70%" />
      </div>
    );
  return <Sites response={data} />;
}

function Sites({ response }: { response: SitesFound }) {
  const { t } = useTranslation('reaction');
  const [current, setCurrent] = useState<number | null>(null);
  const sites = numbered(response.sites);
  return (
    <div className={styles.insight}>
      <div className={styles.pictures}>
        {response.reaction.reactants.map((molecule, index) => (
          <SitesPicture
            key={`${index}-${molecule.key}`}
            molecule={molecule}
            wanted={wantedAtoms(response, index)}
            sites={sites.filter(({ reactant }) => reactant === index)}
            current={current}
          />
        ))}
      </div>
      <p className={styles.legend}>
        <span data-kind="wanted">{t('sites.wanted')}</span>
        {sites.length > 0 && <span data-kind="other">{t('sites.other')}</span>}
      </p>
      {sites.length === 0 && <p>{t('sites.none')}</p>}
      {sites.length > 0 && (
        <ol className={styles.list}>
          {sites.map((site) => (
            <li
              key={site.number}
              tabIndex={0}
              data-current={site.number === current}
              onPointerEnter={() => setCurrent(site.number)}
              onPointerLeave={() => setCurrent(null)}
              onFocus={() => setCurrent(site.number)}
              onBlur={() => setCurrent(null)}
            >
              <Site site={site} />
            </li>
          ))}
        </ol>
      )}
      {response.unknown.length > 0 && (
        <>
          <p className={styles.head}>{t('sites.unknown')}</p>
          <ul className={styles.unknown}>
            {response.unknown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {sites.length > 0 && <p className={styles.quiet}>{t('sites.how')}</p>}
    </div>
  );
}

function Site({ site }: { site: NumberedSite }) {
  const { t } = useTranslation('reaction');
  const { number, group, kind, likelihood, share, reason, advice, product } = site;
  return (
    <>
      <p className={styles.siteHead}>
        <strong>
          {number}. {group}
        </strong>
        <span>{t(`sites.kind.${kind}`)}</span>
        <span data-likelihood={likelihood}>
          {share === null
            ? t(`sites.likelihood.${likelihood}`)
            : t('sites.share', { word: t(`sites.likelihood.${likelihood}`), value: shareText(share) })}
        </span>
      </p>
      <p>{reason}</p>
      {advice !== undefined && <p className={styles.advice}>{t('sites.advice', { advice })}</p>}
      {product && (
        <p className={styles.product}>
          <MoleculePicture molecule={product} width={120} height={80} decorative />
          <span>{t('sites.gives', { name: moleculeLabel(product) })}</span>
        </p>
      )}
    </>
  );
}

/** No estimate is so good that it could say none at all. */
function shareText(share: number): string {
  return share < 0.01 ? `<${formatPercent(0.01)}` : formatPercent(share);
}
