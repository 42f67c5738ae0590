import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Change } from '#changes/change-path.ts';
import type { TicketRow } from './ticket.query.ts';
import { sendSms } from '#integrations/sms/sms.public.ts';
import { cancelledTicketSms, endedTicketSms } from './ended-ticket.texts.ts';

type HolderMessage = { tenant: TenantId; row: TicketRow };

/** Sends the holder the last day of an ended ticket, after the commit. */
export const notifyHolderOfEnd = (
  change: Change,
  { tenant, row }: HolderMessage,
  lastDay: Temporal.PlainDate,
): Promise<void> =>
  sendToHolder(change, { tenant, row }, endedTicketSms({ ...factsOf(row, tenant), lastDay }));

/** Sends the holder that a pending ticket is cancelled, after the commit. */
export const notifyHolderOfCancellation = (
  change: Change,
  { tenant, row }: HolderMessage,
): Promise<void> => sendToHolder(change, { tenant, row }, cancelledTicketSms(factsOf(row, tenant)));

/** The recipient of an SMS about a ticket. */
export const recipientOf = (row: TicketRow, tenant: TenantId) => ({
  tenant,
  firstName: row.first_name,
  companyName: row.company_name,
  phoneCountryCode: row.phone_country_code,
  phone: row.phone,
});

const factsOf = (row: TicketRow, tenant: TenantId) => ({
  ...recipientOf(row, tenant),
  startDate: row.start_date,
});

const sendToHolder = (
  change: Change,
  { tenant, row }: HolderMessage,
  text: string,
): Promise<void> =>
  change.enqueue(sendSms, { tenant, to: `${row.phone_country_code}${row.phone}`, text });
