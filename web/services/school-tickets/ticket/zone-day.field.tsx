import { zoneDays } from '@takst/domain/services/school-tickets/ticket/change-zone.rules.ts';
import { firstOfMonth, monthsFrom } from '@takst/domain/platform/time/month.rules.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import type { PupilTicket } from './pupil-ticket.ts';
import type { SchoolZoneFields } from './school-zone-fields.ts';

const useZoneDay = createFieldHook<SchoolZoneFields>();

/** The first day with new zones: tomorrow, the first of a month, or any other until the ticket ends. */
export function ZoneDayField({ ticket }: { ticket: PupilTicket }) {
  const t = useTexts('school-ticket');
  const { today } = useSession();
  const { value, onChange, ...field } = useZoneDay('startDate');
  const { first, last } = zoneDays(ticket, today);
  const end = last ?? first;
  const firsts = monthsFrom(firstOfMonth(first).add({ months: 1 }), end);
  return (
    <QuickDayField
      {...field}
      description={t('firstDayHelp')}
      choices={[first, ...firsts]}
      min={first}
      max={end}
      value={value === '' ? null : Temporal.PlainDate.from(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
