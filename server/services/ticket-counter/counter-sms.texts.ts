import { daysToUse } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import { appOf, type TicketEvent } from '#ticketing/tickets/tickets.public.ts';

/**
 * The SMS to somebody to whom a company gives a ticket, in one message; in Norwegian, as the language of a guest is not
 * known. A ticket that is taken back says nothing of its own: its page does.
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
