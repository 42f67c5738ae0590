import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { popoverClass } from '#platform/design/fields/field-style.ts';
import { LocaleProvider } from '#platform/design/locale-provider.tsx';
import { DateCalendar } from './date-calendar.tsx';

interface CalendarPopoverProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  date: Temporal.PlainDate | null;
  min: Temporal.PlainDate | undefined;
  max: Temporal.PlainDate | undefined;
  isUnavailable: ((date: Temporal.PlainDate) => boolean) | undefined;
  onPick: (date: Temporal.PlainDate) => void;
  onClose: () => void;
}

const toCalendar = (date: Temporal.PlainDate) => parseDate(date.toString());
const fromCalendar = (date: CalendarDate) => Temporal.PlainDate.from(date.toString());

/** The calendar of a date picker; the default export is loaded when it is first opened. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { label, anchor, date, min, max, isUnavailable, onPick, onClose } = props;
  return (
    <LocaleProvider>
      <Popover
        isOpen
        onOpenChange={onClose}
        triggerRef={anchor}
        placement="bottom start"
        className={popoverClass}
      >
        <Dialog aria-label={label} className="p-3 outline-none">
          <DateCalendar
            date={date && toCalendar(date)}
            min={min && toCalendar(min)}
            max={max && toCalendar(max)}
            isUnavailable={isUnavailable && ((day) => isUnavailable(fromCalendar(day)))}
            onPick={(value) => {
              onPick(fromCalendar(value));
              onClose();
            }}
          />
        </Dialog>
      </Popover>
    </LocaleProvider>
  );
}
