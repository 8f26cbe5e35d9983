import { lazy, Suspense } from 'react';
import { Skeleton } from '../state/skeleton.tsx';
import type { DayPickerProps } from './day-picker.tsx';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

/** A day, typed or chosen. The calendar is loaded after the page. */
export function DateField(props: DayPickerProps) {
  return (
    <Suspense fallback={<Skeleton width={148} height={34} />}>
      <DayPicker {...props} />
    </Suspense>
  );
}
