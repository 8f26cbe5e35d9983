// The paths to an intermediate, drawn step by step in the order of the laboratory.

import { Card, Flex, Tag, Typography } from 'antd';
import type { IntermediatePath } from '@app/shared/contracts/intermediates/intermediates';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Fragment } from 'react';
import { breakable } from '../../../chemistry/drawing/breakable-name.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { routePath } from '../../../chemistry/export/paths.ts';

export interface PathsToTargetProps {
  ways: readonly IntermediatePath[];
  mayChoose: boolean;
  isBusy: boolean;
  onChoose: (fingerprint: string | null) => void;
}

export function PathsToTarget({ ways, mayChoose, isBusy, onChoose }: PathsToTargetProps) {
  const { t } = useTranslation('intermediates');
  return (
    <Section title={t('detail.ways')}>
      {ways.length === 0 && <Typography.Text type="secondary">{t('detail.waysNone')}</Typography.Text>}
      <Flex vertical role="list" gap={12}>
        {ways.map((way, place) => (
          <Card
            key={way.fingerprint}
            role="listitem"
            size="small"
            style={way.chosen ? { borderColor: 'var(--primary)' } : {}}
            styles={{ title: { whiteSpace: 'normal' } }}
            title={
              <Flex wrap gap="4px 12px" align="center" style={{ padding: '6px 0' }}>
                {t('detail.way', { number: place + 1 })}
                <Tag color={way.solved ? 'success' : 'warning'}>
                  {t(way.solved ? 'detail.waySolved' : 'detail.wayOpen')}
                </Tag>
                <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
                  {t('figures.steps', { count: way.steps })} ·{' '}
                  {t('detail.wayRoutes', {
                    routes: t('figures.routes', { count: way.routes }),
                    targets: t('figures.targets', { count: way.targets }),
                  })}
                </Typography.Text>
                <Flex wrap gap={8} align="center" style={{ marginInlineStart: 'auto' }}>
                  {way.chosen && <Tag color="success">{t('detail.chosen')}</Tag>}
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
                </Flex>
              </Flex>
            }
          >
            <Flex wrap gap="12px 28px">
              {way.laboratory.map((step) => (
                <div key={step.stepId}>
                  <Typography.Text type="secondary">
                    {step.number}. {step.name}
                  </Typography.Text>
                  <Flex wrap gap={8} align="center">
                    {step.precursors.map(({ molecule, inStock }, at) => (
                      <Fragment key={`${molecule.key}-${at}`}>
                        {at > 0 && <span>+</span>}
                        <Drawn molecule={molecule} note={inStock ? t('detail.inStock') : ''} />
                      </Fragment>
                    ))}
                    <ArrowRightIcon size={18} />
                    <Drawn molecule={step.product} note="" />
                  </Flex>
                </div>
              ))}
            </Flex>
          </Card>
        ))}
      </Flex>
    </Section>
  );
}

function Drawn({ molecule, note }: { molecule: Molecule; note: string }) {
  return (
    <figure style={{ width: 126, margin: 0, textAlign: 'center', fontSize: 12, overflowWrap: 'anywhere' }}>
      <MoleculePicture molecule={molecule} width={126} height={84} decorative />
      <figcaption>
        {breakable(moleculeLabel(molecule))}
        {note !== '' && (
          <Typography.Text type="success" style={{ display: 'block', fontSize: 12 }}>
            {note}
          </Typography.Text>
        )}
      </figcaption>
    </figure>
  );
}
