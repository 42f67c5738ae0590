import { type CalendarDate, toCalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { iconButtonClass } from '#platform/design/buttons/button-style.ts';
import { Icon } from '#platform/design/icon.tsx';

const cellClass =
  'grid size-10 cursor-pointer place-items-center rounded-ui tabular-nums hover:bg-hover sm:size-11 data-disabled:cursor-default data-disabled:text-ink-muted/70 data-unavailable:cursor-not-allowed data-unavailable:text-ink-muted data-unavailable:line-through data-outside-month:hidden data-selected:bg-select data-selected:font-semibold data-selected:text-on-select';

interface DateCalendarProps {
  date: CalendarDate | null;
  min: CalendarDate | undefined;
  max: CalendarDate | undefined;
  isUnavailable: ((day: CalendarDate) => boolean) | undefined;
  onPick: (day: CalendarDate) => void;
}

export function DateCalendar({ date, min, max, isUnavailable, onPick }: DateCalendarProps) {
  return (
    <Calendar<CalendarDate>
      autoFocus
      value={date}
      onChange={onPick}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(toCalendarDate(day)) })}
    >
      <header className="mb-1 flex items-center justify-between">
        <Button slot="previous" className={iconButtonClass}>
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className="font-semibold first-letter:uppercase" />
        <Button slot="next" className={iconButtonClass}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-9 text-caption font-semibold text-ink-muted">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cellClass} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
