import { tenantOf, type Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import {
  appOf,
  type TicketEvent,
  type TicketName,
  ticketSms,
} from '#ticketing/tickets/tickets.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

/** What a free ticket is called (spec 3: the third operator has employee tickets). */
const names: Record<Tenant['freeTicketWord'], TicketName> = {
  freeTicket: { indefinite: 'fribillett', definite: 'fribilletten' },
  employeeTicket: { indefinite: 'ansattbillett', definite: 'ansattbilletten' },
};

/**
 * The SMS about a free ticket, in one message. The first one says who has registered the holder, as the employer has
 * given the data of a family (GDPR art. 14); the page of its link says where to read why.
 */
export function freeTicketSms(event: TicketEvent): string {
  const name = names[tenantOf(event.tenant).freeTicketWord];
  if (event.kind === 'ends-by-rule') {
    return fitInOneSms(event, (companyName) => endsByRule({ ...event, companyName }, name));
  }
  if (event.kind === 'ordered') {
    return fitInOneSms(event, (companyName) => orderedText({ ...event, companyName }, name));
  }
  return ticketSms(event, name);
}

type EventOf<Kind> = Extract<TicketEvent, { kind: Kind }>;

const endsByRule = (
  { companyName, lastDay }: EventOf<'ends-by-rule'>,
  { definite }: TicketName,
): string =>
  `Siste dag med ${definite} fra ${companyName} er ${norwegianDate(lastDay)}, ` +
  'fordi billetter for barn slutter ved en alder.';

const orderedText = (
  {
    companyName,
    startDate,
    pickupCode,
    tenant,
    link,
  }: Extract<TicketEvent, { pickupCode: string }>,
  { indefinite }: TicketName,
): string =>
  `${capitalized(indefinite)} fra ${norwegianDate(startDate)}, registrert av ${companyName}. ` +
  `Kode: ${pickupCode} i ${appOf(tenant)}. Hvorfor: ${link}`;

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
