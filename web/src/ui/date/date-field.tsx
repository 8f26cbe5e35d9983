import { later } from '../state/later.tsx';
import { Skeleton } from '../state/skeleton.tsx';

/** A day, typed or chosen. The calendar is loaded after the page. */
export const DateField = later(async () => (await import('./day-picker.tsx')).DayPicker, {
  fallback: <Skeleton width={148} height={34} />,
});
