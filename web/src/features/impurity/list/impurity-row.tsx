import type { Impurity, ImpurityPage } from '@app/shared/contracts/impurity/results';
import { useEffect, useRef } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { HeartIcon } from '../../../ui/icons/module-icons.tsx';
import styles from './impurity-list.module.css';
import { alertAtoms, type ImpuritySort } from '../impurity-query.ts';
import { LikelihoodTag } from '../likelihood-tag.tsx';
import { adductText, massText, mzText, ppmText, shiftText } from '../mass/mass-text.ts';
import type { FoundPeaks } from '../mass/use-mass-match.ts';

export interface ImpurityListProps {
  page: ImpurityPage | undefined;
  isRunning: boolean;
  isNarrowed: boolean;
  selectedId: string | null;
  checked: ReadonlySet<string>;
  found: FoundPeaks;
  sort: ImpuritySort;
  onSort: (sort: ImpuritySort) => void;
  onChecked: (checked: ReadonlySet<string>) => void;
  onOpen: (impurity: Impurity) => void;
  onLike: (impurity: Impurity) => void;
}

export const pictureFrame = { width: 128, height: 86 } as const;

export interface ImpurityRowProps extends Pick<
  ImpurityListProps,
  'selectedId' | 'checked' | 'found' | 'onChecked' | 'onOpen' | 'onLike'
> {
  impurity: Impurity;
}

/** Adducts shown in the row; the others are in the panel. */
const mostAdducts = 2;

export function ImpurityRow({ impurity, selectedId, checked, found, onChecked, onOpen, onLike }: ImpurityRowProps) {
  const { t } = useTranslation('impurity');
  const { resultId, molecule, alerts, isLiked } = impurity;
  const isSelected = resultId === selectedId;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const name = moleculeLabel(molecule);
  const peaks = found.get(resultId) ?? [];
  const toggle = () => {
    const next = new Set(checked);
    if (!next.delete(resultId)) next.add(resultId);
    onChecked(next);
  };
  return (
    <tr
      ref={row}
      data-selected={isSelected}
      data-found={peaks.length > 0}
      onClick={({ target }) => isPlain(target) && onOpen(impurity)}
    >
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={t('list.check', { name, rank: impurity.rank })}
          checked={checked.has(resultId)}
          onChange={toggle}
        />
      </td>
      <td className={styles.structure}>
        <button
          type="button"
          data-open-row
          aria-label={t('list.open', { name, rank: impurity.rank })}
          aria-current={isSelected}
          onClick={() => onOpen(impurity)}
        >
          <MoleculePicture molecule={molecule} {...pictureFrame} marked={alertAtoms(impurity)} decorative />
        </button>
      </td>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.cause}>{impurity.causes.map((one) => t(`cause.${one}`)).join(t('separator'))}</span>
        <span className={styles.why}>{impurity.why}</span>
        {impurity.fate && <span className={styles.fate}>{t(`fate.${impurity.fate.kind}`)}</span>}
      </th>
      <td data-label={t('list.column.likelihood')}>
        <LikelihoodTag likelihood={impurity.likelihood} />
      </td>
      <td data-label={t('list.column.mass')} className={styles.number}>
        {massText(impurity.exactMass)}
        <small title={t('list.shift')}>{shiftText(impurity.massShift)}</small>
      </td>
      <td data-label={t('list.column.adducts')} className={styles.number}>
        {impurity.adducts.slice(0, mostAdducts).map((adduct) => (
          <span key={adduct.name} className={styles.adduct}>
            <small>{adductText(adduct.name)}</small> {mzText(adduct.mz)}
          </span>
        ))}
        {peaks.map(({ mz, match }) => (
          <span key={`${mz}|${match.adduct}`} className={styles.peak}>
            {t('list.peak', { mz: mzText(mz), adduct: adductText(match.adduct), error: ppmText(match.errorPpm) })}
          </span>
        ))}
      </td>
      <td data-label={t('list.column.alerts')} className={styles.alerts}>
        {alerts.length === 0 && <span className={styles.none}>{t('alerts.none')}</span>}
        {alerts.map((alert) => (
          <span key={alert.key} className={styles.alert} data-parent={alert.inParent}>
            <WarningIcon size={13} />
            {alert.name}
            {alert.potency && <small>{alert.potency.published ?? alert.potency.summary}</small>}
          </span>
        ))}
      </td>
      <td className={styles.like}>
        <IconButton
          size="small"
          label={t(isLiked ? 'list.unlike' : 'list.like', { name })}
          aria-pressed={isLiked}
          icon={<HeartIcon size={17} className={isLiked ? styles.liked : undefined} />}
          onClick={() => onLike(impurity)}
        />
      </td>
    </tr>
  );
}

/** A click beside all controls, and not the end of marking text. */
function isPlain(target: EventTarget): boolean {
  const isControl = target instanceof Element && target.closest('button, input, a, label') !== null;
  return !isControl && (window.getSelection()?.toString() ?? '') === '';
}
