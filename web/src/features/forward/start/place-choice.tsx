// Where on the molecule a reaction must happen: the places that can react, each marked on a small drawing.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './place-choice.module.css';
import { isSamePlace, type Place } from './places.ts';

export interface PlaceChoiceProps {
  molecule: Molecule;
  places: readonly Place[];
  chosen: readonly Place[];
  onChange: (chosen: readonly Place[]) => void;
}

export function PlaceChoice({ molecule, places, chosen, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('forward');
  if (places.length < 2) return null;
  const isOn = (place: Place) => chosen.some((one) => isSamePlace(one, place));
  return (
    <fieldset className={styles.places}>
      <legend>{t('places.title')}</legend>
      <p>{t('places.hint')}</p>
      <div className={styles.grid}>
        {places.map((place, index) => (
          <label key={place.join('-')} className={styles.place} data-on={isOn(place)}>
            <input
              type="checkbox"
              aria-label={t('places.place', { number: index + 1 })}
              checked={isOn(place)}
              onChange={() =>
                onChange(isOn(place) ? chosen.filter((one) => !isSamePlace(one, place)) : [...chosen, place])
              }
            />
            <MoleculePicture molecule={molecule} width={132} height={92} marked={place} decorative />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
