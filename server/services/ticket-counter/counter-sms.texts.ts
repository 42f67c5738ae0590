import { daysToUse } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import { appOf, type TicketEvent } from '#ticketing/tickets/tickets.public.ts';

/**
 * The SMS to a person who gets a ticket from a company, in one message; in Norwegian, as the guest's language is not
 * known. No SMS is sent when a ticket is taken back: its page says so.
 */
export function counterSms(event: TicketEvent): string | null {
  if (event.kind !== 'ordered' && event.kind !== 'code-again') return null;
  const { tenant, startDate, pickupCode, link } = event;
  const useBy = norwegianDate(startDate.add({ days: daysToUse }));
  return fitInOneSms(event, (companyName) => {
    const opening =
      event.kind === 'ordered'
        ? `${companyName} gir deg en billett. Bruk den innen ${useBy}.`
        : 'Her er koden til billetten igjen.';
    return `${opening} Hentekode: ${pickupCode} i ${appOf(tenant)}. ${link}`;
  });
}
