import type { ComponentProps } from 'react';
import { DateSegment } from 'react-aria-components/DatePicker';

type Segment = ComponentProps<typeof DateSegment>['segment'];

/** Dates are written with dots in both languages, where English would have put a slash. */
export function DottedSegment({ segment }: { segment: Segment }) {
  const shown = segment.type === 'literal' ? { ...segment, text: '.' } : segment;
  return (
    <DateSegment
      segment={shown}
      className="rounded-sm px-0.5 outline-none data-focused:bg-solid data-focused:text-on-solid data-placeholder:text-ink-muted data-placeholder:data-focused:text-on-solid"
    />
  );
}
