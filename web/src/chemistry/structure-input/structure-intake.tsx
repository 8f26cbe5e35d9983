import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DropOverlay } from '../../ui/page/drop-overlay.tsx';
import type { StructureIntake } from './use-structure-intake.ts';
import { useWindowInput } from './use-window-input.ts';

// Brings the editor along.
const PicturePanel = lazy(() => import('./picture-panel.tsx').then((module) => ({ default: module.PicturePanel })));

/** Lets the whole window take structures, and shows a picture beside what was found in it. */
export function StructureIntakePlace({ intake }: { intake: StructureIntake }) {
  const { picture, closePicture, take } = intake;
  const { t } = useTranslation('structure');
  const isDragging = useWindowInput(intake);
  return (
    <>
      {isDragging && <DropOverlay title={t('input.drop.title')} text={t('input.drop.text')} />}
      {picture && (
        <Suspense fallback={null}>
          <PicturePanel key={pictureKey(picture)} picture={picture} onClose={closePicture} onUse={take} />
        </Suspense>
      )}
    </>
  );
}

function pictureKey({ name, size, lastModified }: File): string {
  return `${name}|${size}|${lastModified}`;
}
