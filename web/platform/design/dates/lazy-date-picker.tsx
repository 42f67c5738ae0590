import { type ComponentProps, lazy } from 'react';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import type { DatePicker as Picker } from './date-picker.tsx';

const DatePicker = lazy(async () => ({
  default: (await import('./date-picker.tsx')).DatePicker,
}));

type LazyDatePickerProps = ComponentProps<typeof Picker> & { onShown?: () => void };

/** A date picker that is loaded when it is shown: few visits need one. */
export const LazyDatePicker = ({ onShown, ...props }: LazyDatePickerProps) => (
  <WhenLoaded fallback={<Skeleton className="mt-6.5 h-11 w-full" />} onShown={onShown}>
    <DatePicker {...props} />
  </WhenLoaded>
);
