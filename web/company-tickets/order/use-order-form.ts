import type { OrderableType } from '@takst/domain/subscriptions/subscription-type.ts';
import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import { useWatch } from 'react-hook-form';
import { useDraftForm } from '#design/form/use-draft-form.ts';
import { orderResolver } from './order-body.ts';
import { fieldsAtStart, type OrderFields, withDraft } from '#tickets/offer/order-fields.ts';
import { type OrderOffer, useOffer } from '#tickets/offer/order-offer.ts';
import { useOrderFieldTexts } from '#tickets/offer/use-order-field.ts';

/** For whom the form is opened, and what it begins with. */
export type OrderBeginning = {
  /** A known person; null for a new one. */
  subscriber: Subscriber | null;
  /** Choices of an earlier order. */
  choices: Partial<OrderFields>;
};

export function useOrderForm(beginning: OrderBeginning) {
  const { subscriber } = beginning;
  const offer = useOffer();
  const form = useDraftForm({
    draftName: ['order-company-ticket', offer.company.id, subscriber?.id ?? 'new'].join(':'),
    start: (draft: Partial<OrderFields> | null) => startOf(offer, { draft, ...beginning }),
    resolver: orderResolver(offer),
    fields: useOrderFieldTexts(),
  });
  const agreementName = useWatch({ control: form.form.control, name: 'agreementName' });
  return { ...form, fields: useOrderFieldTexts(agreementName) };
}

function startOf(
  offer: OrderOffer,
  { draft, ...beginning }: OrderBeginning & { draft: Partial<OrderFields> | null },
): OrderFields {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const start = fieldsAtStart({
    firstType: offer.available[0]?.type ?? 'TICKET',
    agreements,
    zones,
    startDates,
    defaultZones,
    ...beginning,
  });
  const isTypeOffered = (type: OrderableType) => offer.available.some((one) => one.type === type);
  const isStartOffered = (date: string) =>
    date !== '' && offer.isStartOffered(Temporal.PlainDate.from(date));
  return withDraft(start, draft, { agreements, zones, isStartOffered, isTypeOffered });
}
