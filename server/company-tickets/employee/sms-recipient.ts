import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { AnnouncedTicket } from '#company-tickets/announce-ticket.ts';
import type { TicketRow } from '#company-tickets/company-ticket.query.ts';

/** The recipient of an SMS about a ticket. */
export const recipientOf = (
  row: TicketRow,
  tenant: TenantId,
): Pick<
  AnnouncedTicket,
  'tenant' | 'firstName' | 'companyName' | 'phoneCountryCode' | 'phone'
> => ({
  tenant,
  firstName: row.first_name,
  companyName: row.company_name,
  phoneCountryCode: row.phone_country_code,
  phone: row.phone,
});
