// Where else in the reactants the same reaction could happen: drawn, listed with reasons, and what could not be judged.

import type { AskedReaction, OtherSites as SitesFound } from '@app/shared/contracts/reaction/reaction';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Badge, Card, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { formatPercent } from '../../shared/i18n/format.ts';
import { Pending } from '../../ui/state/pending.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { numbered, wantedAtoms, type NumberedSite, atomPlaces, middleOf } from './marked-sites.ts';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { PictureImage } from '../drawing/picture-image.tsx';

export interface InsightProps {
  asked: AskedReaction;
  /** The module whose page asks. */
  routeType?: RouteType;
}

/** Asks when it is shown; put it into an `InsightFold` or a tab that is not open at first. */
export function OtherSites({ asked, routeType }: InsightProps) {
  const { t } = useTranslation('reaction');
  const { data, error, mutate } = useCall('otherReactionSites', { body: { ...asked, routeType } });
  if (!data) return <Pending compact of={{ error, mutate }} label={t('sites.loading')} height={150} />;
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

// A reactant with its wanted site in green and its other sites in amber, numbered as in the list.

interface SitesPictureProps {
  molecule: Molecule;
  wanted: readonly number[];
  sites: readonly NumberedSite[];
  /** The number of the site that is pointed at in the list. */
  current: number | null;
}

const [width, height, radius] = [300, 190, 11];

function SitesPicture({ molecule, wanted, sites, current }: SitesPictureProps) {
  const { t } = useTranslation('reaction');
  const { data } = useCall('structureBonds', { query: { smilesUniqueCode: molecule.key, w: width, h: height } });
  const places = atomPlaces(data?.bonds ?? []);
  const ground = (atom: number, look: { kind: 'wanted' | 'other'; isCurrent: boolean }, key: string) => {
    const place = places.get(atom);
    return (
      place && (
        <circle
          key={key}
          cx={place.x}
          cy={place.y}
          r={radius}
          fill={`var(--site-${look.isCurrent ? 'current' : look.kind})`}
          data-kind={look.kind}
          data-current={look.isCurrent}
        />
      )
    );
  };
  return (
    <Card size="small" style={{ flex: '1 1 150px', maxWidth: 340 }}>
      <svg
        style={{ display: 'block', width: '100%', height: 'auto' }}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('sites.picture', { name: moleculeLabel(molecule), count: sites.length })}
      >
        {wanted.map((atom) => ground(atom, { kind: 'wanted', isCurrent: false }, `w${atom}`))}
        {sites.flatMap(({ number, atoms }) =>
          atoms.map((atom) => ground(atom, { kind: 'other', isCurrent: number === current }, `${number}-${atom}`)),
        )}
        <PictureImage molecule={molecule} width={width} height={height} />
        {sites.map(({ number, atoms }) => {
          const middle = middleOf(atoms, places);
          return (
            middle && (
              <g key={number} fontSize="10.5" fontWeight="600" textAnchor="middle" data-current={number === current}>
                <circle
                  cx={middle.x + 13}
                  cy={middle.y - 13}
                  r={8}
                  fill={number === current ? 'var(--text)' : 'var(--warning)'}
                />
                <text x={middle.x + 13} y={middle.y - 9.4} fill="var(--on-primary)">
                  {number}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <div style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>{moleculeLabel(molecule)}</div>
    </Card>
  );
}
