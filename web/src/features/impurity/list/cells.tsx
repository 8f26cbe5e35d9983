// What a row of the list of impurities shows.

import type { Impurity } from '@app/shared/contracts/impurity/results';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { HeartIcon } from '../../../ui/icons/module-icons.tsx';
import { adductText, massText, mzText, ppmText, shiftText } from '../mass/mass-text.ts';
import type { FoundPeaks } from '../mass/use-mass-match.ts';
import styles from './impurity-list.module.css';

interface CellProps {
  impurity: Impurity;
}

const { Text } = Typography;

/** What it is, how it forms, and what became of it if it was carried in. */
export function CauseCell({ impurity: { molecule, causes, why, fate } }: CellProps) {
  const { t } = useTranslation('impurity');
  return (
    <>
      <strong>{moleculeLabel(molecule)}</strong>
      <div>{causes.map((one) => t(`cause.${one}`)).join(t('separator'))}</div>
      <Text type="secondary" style={{ fontSize: 12 }}>
        {why}
      </Text>
      {fate && (
        <div>
          <Tag>{t(`fate.${fate.kind}`)}</Tag>
        </div>
      )}
    </>
  );
}

export function MassCell({ impurity: { exactMass, massShift } }: CellProps) {
  const { t } = useTranslation('impurity');
  return (
    <span className={styles.figures}>
      {massText(exactMass)}
      <small title={t('list.shift')}>{shiftText(massShift)}</small>
    </span>
  );
}

/** Adducts shown in the row; the others are in the panel. */
const mostAdducts = 2;

export function AdductCell({ impurity: { adducts }, peaks }: CellProps & { peaks: ReturnType<FoundPeaks['get']> }) {
  const { t } = useTranslation('impurity');
  return (
    <span className={styles.figures}>
      {adducts.slice(0, mostAdducts).map(({ name, mz }) => (
        <div key={name}>
          <Text type="secondary">{adductText(name)}</Text> {mzText(mz)}
        </div>
      ))}
      {peaks?.map(({ mz, match }) => (
        <div key={`${mz}|${match.adduct}`} className={styles.peak}>
          {t('list.peak', { mz: mzText(mz), adduct: adductText(match.adduct), error: ppmText(match.errorPpm) })}
        </div>
      ))}
    </span>
  );
}

/** Those that the product has too are pale. */
export function AlertCell({ impurity: { alerts } }: CellProps) {
  const { t } = useTranslation('impurity');
  if (alerts.length === 0) return <Text type="secondary">{t('alerts.none')}</Text>;
  return alerts.map(({ key, name, inParent, potency }) => (
    <div key={key}>
      <Tag color={inParent ? 'default' : 'warning'} style={{ whiteSpace: 'normal' }}>
        {name}
      </Tag>
      {potency && <small>{potency.published ?? potency.summary}</small>}
    </div>
  ));
}

export function LikeButton({ impurity: { molecule, isLiked }, onLike }: CellProps & { onLike: () => void }) {
  const { t } = useTranslation('impurity');
  return (
    <IconButton
      size="small"
      label={t(isLiked ? 'list.unlike' : 'list.like', { name: moleculeLabel(molecule) })}
      aria-pressed={isLiked}
      icon={<HeartIcon size={17} className={isLiked ? styles.liked : undefined} />}
      onClick={onLike}
    />
  );
}
