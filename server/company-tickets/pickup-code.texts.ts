import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

type Facts = {
  tenant: TenantId;
  firstName: string;
  companyName: string;
  startDate: Temporal.PlainDate;
  pickupCode: string;
};

const norwegianDate = (date: Temporal.PlainDate): string =>
  [String(date.day).padStart(2, '0'), String(date.month).padStart(2, '0'), date.year].join('.');

/** The SMS that brings a new ticket's code to its holder; in Norwegian, for nothing tells the holder's language. */
export const pickupCodeSms = ({ tenant, firstName, companyName, startDate, pickupCode }: Facts) =>
  `Hei ${firstName}! ${companyName} har bestilt en bedriftsbillett til deg. ` +
  `Den gjelder fra ${norwegianDate(startDate)}. Hentekode: ${pickupCode}. ` +
  `Skriv den inn i ${tenants[tenant].brandTitle}-appen.`;
