import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import { useDraftForm } from '#design/form/use-draft-form.ts';
import { orderResolver } from './order-body.ts';
import { fieldsAtStart, type OrderFields, withDraft } from '#tickets/offer/order-fields.ts';
import { type OrderOffer, useOffer } from '#tickets/offer/order-offer.ts';
import { useOrderFieldTexts } from '#tickets/offer/use-order-field.ts';

/** The order form for a new or a known person. */
export function useOrderForm(subscriber: Subscriber | null) {
  const offer = useOffer();
  return useDraftForm({
    draftName: ['order-company-ticket', offer.company.id, subscriber?.id ?? 'new'].join(':'),
    start: (draft: Partial<OrderFields> | null) => startOf(offer, { draft, subscriber }),
    resolver: orderResolver(offer),
    fields: useOrderFieldTexts(),
  });
}

function startOf(
  offer: OrderOffer,
  { draft, subscriber }: { draft: Partial<OrderFields> | null; subscriber: Subscriber | null },
): OrderFields {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const start = fieldsAtStart({ agreements, zones, startDates, defaultZones, subscriber });
  const isStartOffered = (date: string) =>
    date !== '' && offer.isStartOffered(Temporal.PlainDate.from(date));
  return withDraft(start, draft, { agreements, isStartOffered });
}
