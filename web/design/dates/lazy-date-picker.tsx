import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#design/page/skeleton.tsx';
import type { DatePicker as Picker } from './date-picker.tsx';

const DatePicker = lazy(async () => ({
  default: (await import('./date-picker.tsx')).DatePicker,
}));

/** A date picker that is loaded when it is shown: few visits need one. */
export const LazyDatePicker = (props: ComponentProps<typeof Picker>) => (
  <Suspense fallback={<Skeleton className="mt-6.5 h-11 w-full" />}>
    <DatePicker {...props} />
  </Suspense>
);
