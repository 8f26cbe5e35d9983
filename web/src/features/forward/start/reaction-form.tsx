// Which reactions are tried, and where on the molecule.

import { Checkbox } from 'antd';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useState } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { startExamples } from '../examples.ts';
import type { ForwardForm } from '../forward-form.ts';
import { KindList, type Kind } from './kind-list.tsx';
import { placesOf, isSamePlace, type Place } from './places.ts';
import styles from './start-form.module.css';
import type { useForwardClasses } from './use-forward-classes.ts';

interface ReactionFormProps {
  type: ForwardTaskType;
  /** Null until there is a molecule. */
  molecule: Molecule | null;
  response: ReturnType<typeof useForwardClasses>;
  form: ForwardForm;
  onChange: (part: Partial<ForwardForm>) => void;
  onExample: (structure: string) => void;
}

export function ReactionForm({ type, molecule, response, form, onChange, onExample }: ReactionFormProps) {
  const { t } = useTranslation('forward');
  const { data, error, mutate } = response;
  return (
    <section className={styles.part} aria-label={t('kinds.title')} aria-busy={molecule !== null && !data && !error}>
      <h2>{t('kinds.title')}</h2>
      <p className={styles.hint}>{t(molecule ? `kinds.hint.${type}` : 'kinds.noMolecule')}</p>
      {!molecule && (
        <ExampleLine
          title={t('mixture.examples')}
          examples={startExamples.map(({ key, structure }) => ({ label: t(`example.${key}`), value: structure }))}
          onTake={onExample}
        />
      )}
      {molecule && !data && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
      {molecule && !data && !error && <Loading />}
      {molecule && data?.classes.length === 0 && <p className={styles.hint}>{t('kinds.nothing')}</p>}
      {molecule && data && data.classes.length > 0 && (
        <Kinds type={type} molecule={data.molecule} classes={data.classes} form={form} onChange={onChange} />
      )}
    </section>
  );
}

interface KindsProps extends Pick<ReactionFormProps, 'type' | 'form' | 'onChange'> {
  molecule: Molecule;
  classes: Parameters<typeof placesOf>[0];
}

function Kinds({ type, molecule, classes, form, onChange }: KindsProps) {
  const { t } = useTranslation('forward');
  const [pointed, setPointed] = useState<Kind | null>(null);
  const ofLibrary = classes.flatMap(({ kinds }) => kinds).find(({ kind }) => kind.templateId === form.templateId);
  const shown = pointed ?? ofLibrary;
  const marked = [...new Set(shown?.sites.flat())];
  const places = placesOf(classes, { classes: form.classes, templateId: form.templateId });
  return (
    <>
      <figure className={styles.drawing}>
        <MoleculePicture molecule={molecule} width={320} height={180} marked={marked} />
        <figcaption>{shown ? t('kinds.marked', { name: shown.kind.name }) : t('kinds.point')}</figcaption>
      </figure>
      <KindList
        type={type}
        classes={classes}
        chosen={form.classes}
        templateId={form.templateId}
        onClasses={(chosen) => onChange({ classes: chosen, places: [] })}
        onKind={(templateId) => onChange({ templateId, places: [] })}
        onPoint={setPointed}
      />
      {(type === 'enumeration' || form.templateId !== null) && (
        <PlaceChoice
          molecule={molecule}
          places={places}
          chosen={form.places}
          onChange={(chosen) => onChange({ places: chosen })}
        />
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('forward');
  return (
    <div className={styles.loading}>
      <p className={styles.hint} role="status">
        {t('kinds.loading')}
      </p>
      <Skeleton height={180} radius={6} />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={34} radius={6} />
      ))}
    </div>
  );
}

// Where on the molecule a reaction must happen: the places that can react, each marked on a small drawing.
interface PlaceChoiceProps {
  molecule: Molecule;
  places: readonly Place[];
  chosen: readonly Place[];
  onChange: (chosen: readonly Place[]) => void;
}

function PlaceChoice({ molecule, places, chosen, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('forward');
  if (places.length < 2) return null;
  const isOn = (place: Place) => chosen.some((one) => isSamePlace(one, place));
  return (
    <fieldset className={styles.places}>
      <legend>{t('places.title')}</legend>
      <p>{t('places.hint')}</p>
      <div className={styles.grid}>
        {places.map((place, index) => (
          <Checkbox
            key={place.join('-')}
            className={styles.place}
            data-on={isOn(place)}
            aria-label={t('places.place', { number: index + 1 })}
            checked={isOn(place)}
            onChange={() =>
              onChange(isOn(place) ? chosen.filter((one) => !isSamePlace(one, place)) : [...chosen, place])
            }
          >
            <MoleculePicture molecule={molecule} width={132} height={92} marked={place} decorative />
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
