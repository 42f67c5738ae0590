import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Change } from '#changes/change-path.ts';
import type { TicketRow } from '#company-tickets/company-ticket.query.ts';
import { sendSms } from '#integrations/sms/sms.public.ts';
import { cancelledTicketSms, endedTicketSms } from './ended-ticket.texts.ts';

type Told = { tenant: TenantId; row: TicketRow };

/** Sends the holder of a ticket that was ended its last day, after the commit of the change. */
export const tellHolderOfEnd = (
  change: Change,
  { tenant, row }: Told,
  lastDay: Temporal.PlainDate,
): Promise<void> => tell(change, { tenant, row }, endedTicketSms({ ...factsOf(row), lastDay }));

/** Tells the holder that a ticket to come will not come, after the commit of the change. */
export const tellHolderOfCancel = (change: Change, { tenant, row }: Told): Promise<void> =>
  tell(change, { tenant, row }, cancelledTicketSms(factsOf(row)));

const factsOf = (row: TicketRow) => ({
  firstName: row.first_name,
  companyName: row.company_name,
  startDate: row.start_date,
});

const tell = (change: Change, { tenant, row }: Told, text: string): Promise<void> =>
  change.enqueue(sendSms, { tenant, to: `${row.phone_country_code}${row.phone}`, text });
