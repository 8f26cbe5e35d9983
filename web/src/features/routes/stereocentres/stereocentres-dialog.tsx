// The stereocenters of the target: what sets each in this route, and other ways to it compared.

import type { RouteStereocentres, Stereocentre } from '@app/shared/contracts/routes/stereocentres';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import type { WayKind } from '@app/shared/constants/stereocentres';
import { Alert, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { WayCard } from './way-card.tsx';

interface StereocentresDialogProps {
  route: RouteDetail;
  onClose: () => void;
}

export function StereocentresDialog({ route, onClose }: StereocentresDialogProps) {
  const { t } = useTranslation('stereocentres');
  const { summary, routeType } = route;
  const { data, error, mutate } = useCall('routeStereocentres', { query: { routeId: summary.routeId, routeType } });
  return (
    <Dialog title={t('title')} width={980} onClose={onClose}>
      {data ? <Centres route={route} found={data} /> : <Pending of={{ error, mutate }} height={360} />}
    </Dialog>
  );
}

function Centres({ route, found: { centres, found } }: { route: RouteDetail; found: RouteStereocentres }) {
  const { t } = useTranslation('stereocentres');
  const [chosen, setChosen] = useState('0');
  const centre = centres[Number(chosen)];
  if (!centre) return <p>{found === 0 ? t('none') : t('tooMany', { count: found })}</p>;
  return (
    <Flex vertical gap={12}>
      <p style={{ margin: 0 }}>{t('intro')}</p>
      {centres.length > 1 && (
        <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Segmented
            label={t('centers')}
            value={chosen}
            options={centres.map(({ label }, index) => ({
              value: String(index),
              label: t('center', { number: index + 1, label }),
            }))}
            onChange={setChosen}
          />
        </div>
      )}
      <CentreWays key={chosen} route={route} centre={centre} number={Number(chosen) + 1} />
      <RecordNote>{t('effort.explain')}</RecordNote>
      <RecordNote>{t('note')}</RecordNote>
    </Flex>
  );
}

interface CentreWaysProps {
  route: RouteDetail;
  centre: Stereocentre;
  number: number;
}

function CentreWays({ route, centre, number }: CentreWaysProps) {
  const { t } = useTranslation('stereocentres');
  const [kind, setKind] = useState<WayKind | 'all'>('all');
  const { ways, origin, atom, label } = centre;
  // In the order in which the best of each comes.
  const kinds = [...new Set(ways.map((way) => way.kind))];
  const shown = ways.filter((way) => kind === 'all' || way.kind === kind);
  const isColumnAlone = ways.length > 0 && ways.every((way) => way.kind === 'resolution');
  const about = [t(`kind.${centre.kind}`), ...(centre.isQuaternary ? [t('quaternary')] : [])].join(t('separator'));
  const name = moleculeLabel(route.target);
  return (
    <>
      <Flex wrap gap={16} align="center">
        <MoleculePicture
          molecule={route.target}
          width={300}
          height={180}
          marked={[atom]}
          label={t('picture', { name, center: t('center', { number, label }) })}
        />
        <div style={{ flex: '1 1 260px' }}>
          <Typography.Title level={3} style={{ margin: 0, fontSize: 15 }}>
            {t('center', { number, label })}
          </Typography.Title>
          <RecordNote>{about}</RecordNote>
          <Typography.Paragraph style={{ margin: '10px 0 0' }}>
            <strong>{t('origin.title')}</strong>
            <br />
            {originText(
              t,
              route,
              origin,
              ways.some(({ isOfRoute }) => isOfRoute),
            )}
          </Typography.Paragraph>
        </div>
      </Flex>
      {ways.length === 0 && <Alert showIcon type="info" role="note" title={t('noneKnown')} />}
      {isColumnAlone && <Alert showIcon type="info" role="note" title={t('noWay')} />}
      {kinds.length > 1 && (
        <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Segmented
            label={t('filter')}
            value={kind}
            options={[
              { value: 'all', label: t('allKinds') },
              ...kinds.map((one) => ({ value: one, label: t(`way.${one}`) })),
            ]}
            onChange={setKind}
          />
        </div>
      )}
      <ol style={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((way, index) => (
          <li key={`${kind} ${index}`}>
            <WayCard way={way} atoms={atomsOf(route)} isStep={origin.kind === 'step'} />
          </li>
        ))}
      </ol>
    </>
  );
}

type Words = ReturnType<typeof useTranslation<'stereocentres'>>['t'];

function originText(
  t: Words,
  route: RouteDetail,
  { kind, stepId, nodeId }: Stereocentre['origin'],
  hasFitting: boolean,
): string {
  const step = route.steps.find((one) => one.stepId === stepId)?.number;
  const node = route.nodes.find((one) => one.nodeId === nodeId);
  if (kind === 'material')
    return node?.parentStepId === null
      ? t('origin.whole')
      : t('origin.material', { name: node ? moleculeLabel(node.molecule) : '' });
  return t(kind === 'step' && hasFitting ? 'origin.stepFits' : `origin.${kind}`, { step });
}

/** Heavy atoms of the target, counted in its formula. */
function atomsOf({ target }: RouteDetail): number {
  return [...target.formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, symbol, count]) => sum + (symbol === 'H' ? 0 : Number(count === '' ? 1 : count)),
    0,
  );
}
