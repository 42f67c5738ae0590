import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { useDraftForm } from '#design/form/use-draft-form.ts';
import { orderResolver } from './order-body.ts';
import { fieldsAtStart, type OrderFields, withDraft } from './order-fields.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import { useOrderFieldTexts } from './use-order-field.ts';

type OrderFormOptions = { subscriberId: number | null; holder: IssuedTicket | null };

/** The order form for a new or a known person. */
export function useOrderForm({ subscriberId, holder }: OrderFormOptions) {
  const offer = useOffer();
  return useDraftForm({
    draftName: ['order-company-ticket', offer.company.id, subscriberId ?? 'new'].join(':'),
    start: (draft: Partial<OrderFields> | null) => startOf(offer, { draft, holder }),
    resolver: orderResolver(offer),
    fields: useOrderFieldTexts(),
  });
}

function startOf(
  offer: OrderOffer,
  { draft, holder }: { draft: Partial<OrderFields> | null; holder: IssuedTicket | null },
): OrderFields {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const start = fieldsAtStart({ agreements, zones, startDates, defaultZones, holder });
  const isStartOffered = (date: string) =>
    date !== '' && offer.isStartOffered(Temporal.PlainDate.from(date));
  return withDraft(start, draft, { agreements, isStartOffered });
}
