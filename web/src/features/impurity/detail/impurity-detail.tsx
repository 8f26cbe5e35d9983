// All that is known of one impurity: where it comes from and why, its masses, alerts, and what takes it away.

import type { Impurity } from '@app/shared/contracts/impurity/results';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Alert, Descriptions, Divider, Flex, Space, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { alertAtoms } from '../impurity-query.ts';
import { LikeButton } from '../list/cells.tsx';
import { LikelihoodTag } from '../likelihood-tag.tsx';
import { adductText, massText, mzText, shiftText } from '../mass/mass-text.ts';
import { MoleculeActions } from '../../../chemistry/molecule/molecule-actions.tsx';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { handing, planPath } from '../../../shared/navigation/handed-structure.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GaugeIcon, RouteIcon } from '../../../ui/icons/work-icons.tsx';

export function ImpurityDetail({ impurity, onLike }: { impurity: Impurity; onLike: () => void }) {
  const { t } = useTranslation('impurity');
  const { molecule, causes, path, fate, removal } = impurity;
  const name = moleculeLabel(molecule);
  return (
    <>
      <Flex gap="small" align="center">
        <h2 style={{ margin: 0, fontSize: 16, overflowWrap: 'anywhere' }}>{name}</h2>
        <LikeButton impurity={impurity} onLike={onLike} />
      </Flex>
      <Typography.Text type="secondary">
        {[
          molecule.name === undefined ? undefined : withSubscripts(molecule.formula),
          `${formatNumber(molecule.molecularWeight, 2)} g/mol`,
          molecule.cas && `CAS ${molecule.cas}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography.Text>
      <Flex justify="center" style={{ paddingBlock: 8 }}>
        <MoleculePicture molecule={molecule} width={380} height={190} marked={alertAtoms(impurity)} />
      </Flex>
      <ImpurityActions molecule={molecule} />
      <Part title={causes.map((one) => t(`cause.${one}`)).join(t('separator'))}>
        <p>{impurity.why}</p>
        <Space>
          <LikelihoodTag likelihood={impurity.likelihood} />
          <Typography.Text type="secondary">
            {t('detail.score', { value: formatNumber(impurity.score, 2) })}
          </Typography.Text>
        </Space>
      </Part>
      {path.length > 0 && (
        <Part title={t('detail.path')}>
          <ol style={{ paddingLeft: 16 }}>
            {path.map((step, index) => (
              <li key={index}>
                <ReactionScheme reaction={step} size="small" />
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {fate && (
        <Part title={t('detail.fate', { name: moleculeLabel(fate.of) })}>
          <strong>{t(`fate.${fate.kind}`)}</strong> {fate.text}
        </Part>
      )}
      {removal !== undefined && <Part title={t('detail.removal')}>{removal}</Part>}
      <Part title={t('detail.masses')}>
        <Descriptions
          bordered
          size="small"
          column={1}
          items={[
            { key: 'exact', label: t('detail.exactMass'), children: `${massText(impurity.exactMass)} Da` },
            { key: 'shift', label: t('detail.shift'), children: shiftText(impurity.massShift) },
            ...impurity.adducts.map((adduct) => ({
              key: adduct.name,
              label: adductText(adduct.name),
              children: mzText(adduct.mz),
            })),
          ]}
        />
        <Typography.Text type="secondary">{t('detail.massesHow')}</Typography.Text>
      </Part>
      <Part title={t('alerts.title')}>
        <AlertList impurity={impurity} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Divider style={{ marginBlock: 14 }} />
      <h3 style={{ margin: '0 0 8px', fontSize: 14 }}>{title}</h3>
      {children}
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
    <Flex wrap gap={6} align="center">
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
          onClick={() => void navigate('/sascore', { state: handing(smiles) })}
        >
          {t('detail.sascore')}
        </Button>
      )}
      <MoleculeActions smiles={smiles} name={name} align="start" />
    </Flex>
  );
}

/** Structural alerts with their source, and what such a screen is worth. */
function AlertList({ impurity: { alerts } }: { impurity: Pick<Impurity, 'alerts'> }) {
  const { t } = useTranslation('impurity');
  return (
    <Flex vertical gap="small">
      {alerts.length === 0 && t('alerts.noneFound')}
      {alerts.map(({ key, name, reason, source, inParent, potency }) => (
        <Alert
          key={key}
          type={inParent ? 'info' : 'warning'}
          title={<strong>{name}</strong>}
          description={
            <>
              {reason !== undefined && <div>{reason}</div>}
              {inParent && <div>{t('alerts.inParent')}</div>}
              {potency && (
                <>
                  <strong>{potency.summary}</strong>
                  <div>{potency.explanation}</div>
                  <ul aria-label={potency.explanation} style={{ margin: 0, paddingLeft: 20 }}>
                    {potency.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                  {potency.published !== undefined && <strong>{potency.published}</strong>}
                  <Typography.Text type="secondary">{t('alerts.source', { source: potency.source })}</Typography.Text>
                </>
              )}
              <div>
                <Typography.Text type="secondary">{t('alerts.source', { source })}</Typography.Text>
              </div>
            </>
          }
        />
      ))}
      <Typography.Text type="secondary">{t('alerts.screen')}</Typography.Text>
    </Flex>
  );
}
