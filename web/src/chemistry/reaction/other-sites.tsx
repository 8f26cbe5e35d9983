// Where else in the reactants the same reaction could happen: drawn, listed with reasons, and what could not be judged.

import type { AskedReaction, OtherSites as SitesFound } from '@app/shared/contracts/reaction/reaction';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Badge, Card, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { formatPercent } from '../../shared/i18n/format.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
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
      <div aria-busy="true">
        <span className="visually-hidden">{t('sites.loading')}</span>
        <Skeleton height={150} radius={6} />
      </div>
    );
  return <Sites response={data} />;
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const likelihoodTypes = { high: 'danger', medium: 'warning', low: 'secondary', unknown: 'secondary' } as const;

function Sites({ response }: { response: SitesFound }) {
  const { t } = useTranslation('reaction');
  const [current, setCurrent] = useState<number | null>(null);
  const sites = numbered(response.sites);
  return (
    <Flex vertical gap={10}>
      <Flex wrap gap={8}>
        {response.reaction.reactants.map((molecule, index) => (
          <SitesPicture
            key={`${index}-${molecule.key}`}
            molecule={molecule}
            wanted={wantedAtoms(response, index)}
            sites={sites.filter(({ reactant }) => reactant === index)}
            current={current}
          />
        ))}
      </Flex>
      <Flex wrap gap="4px 16px">
        <Badge color="var(--site-wanted)" text={t('sites.wanted')} />
        {sites.length > 0 && <Badge color="var(--site-other)" text={t('sites.other')} />}
      </Flex>
      {sites.length === 0 && t('sites.none')}
      {sites.length > 0 && (
        <Flex component="ol" vertical gap={8} style={list}>
          {sites.map((site) => (
            <li
              key={site.number}
              tabIndex={0}
              onPointerEnter={() => setCurrent(site.number)}
              onPointerLeave={() => setCurrent(null)}
              onFocus={() => setCurrent(site.number)}
              onBlur={() => setCurrent(null)}
            >
              <Site site={site} isCurrent={site.number === current} />
            </li>
          ))}
        </Flex>
      )}
      {response.unknown.length > 0 && (
        <div>
          <strong>{t('sites.unknown')}</strong>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {response.unknown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {sites.length > 0 && <Typography.Text type="secondary">{t('sites.how')}</Typography.Text>}
    </Flex>
  );
}

function Site({ site, isCurrent }: { site: NumberedSite; isCurrent: boolean }) {
  const { t } = useTranslation('reaction');
  const { number, group, kind, likelihood, share, reason, advice, product } = site;
  const word = t(`sites.likelihood.${likelihood}`);
  return (
    <Card size="small" style={isCurrent ? { background: 'var(--warning-tint)' } : undefined}>
      <Flex wrap gap="2px 12px" align="center">
        <strong>
          {number}. {group}
        </strong>
        <Tag>{t(`sites.kind.${kind}`)}</Tag>
        <Typography.Text type={likelihoodTypes[likelihood]}>
          {share === null ? word : t('sites.share', { word, value: shareText(share) })}
        </Typography.Text>
      </Flex>
      <p style={{ margin: 0 }}>{reason}</p>
      {advice !== undefined && <Typography.Text type="success">{t('sites.advice', { advice })}</Typography.Text>}
      {product && (
        <Flex gap={10} align="center">
          <MoleculePicture molecule={product} width={120} height={80} decorative />
          {t('sites.gives', { name: moleculeLabel(product) })}
        </Flex>
      )}
    </Card>
  );
}

/** No estimate is so good that it could say none at all. */
function shareText(share: number): string {
  return share < 0.01 ? `<${formatPercent(0.01)}` : formatPercent(share);
}
