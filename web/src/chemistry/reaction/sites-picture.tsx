// A reactant with its wanted site in green and its other sites in amber, numbered as in the list.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { PictureImage } from '../drawing/picture-image.tsx';
import { Card } from 'antd';
import { atomPlaces, middleOf, type NumberedSite } from './marked-sites.ts';

export interface SitesPictureProps {
  molecule: Molecule;
  wanted: readonly number[];
  sites: readonly NumberedSite[];
  /** The number of the site that is pointed at in the list. */
  current: number | null;
}

const [width, height, radius] = [300, 190, 11];

export function SitesPicture({ molecule, wanted, sites, current }: SitesPictureProps) {
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
