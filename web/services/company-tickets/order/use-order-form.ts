import type { OrderableType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { Subscriber } from '@takst/contract/ticketing/subscribers/subscriber.schema.ts';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { orderResolver } from './order-body.ts';
import { OrderExtensionContext } from './order-extension.ts';
import {
  fieldsAtStart,
  type OrderFields,
  type ServiceField,
  withDraft,
} from '#services/company-tickets/offer/order-fields.ts';
import { type OrderOffer, useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderFieldTexts } from '#services/company-tickets/offer/use-order-field.ts';

/** The person that the form is opened for, and its first values. */
export type OrderBeginning = {
  /** A known person; null for a new one. */
  subscriber: Subscriber | null;
  /** Choices of an earlier order. */
  choices: Partial<OrderFields>;
};

export function useOrderForm(beginning: OrderBeginning) {
  const { subscriber } = beginning;
  const field = use(OrderExtensionContext).useField();
  const offer = useOffer();
  const form = useDraftForm({
    draftName: ['order-company-ticket', offer.company.id, subscriber?.id ?? 'new'].join(':'),
    start: (draft: Partial<OrderFields> | null) => startOf(offer, { draft, ...beginning }),
    resolver: orderResolver(offer, field),
    fields: withField(useOrderFieldTexts(), field),
  });
  const agreementName = useWatch({ control: form.form.control, name: 'agreementName' });
  return { ...form, fields: withField(useOrderFieldTexts(agreementName), field) };
}

/** The fields in page order, with the one of the service. */
function withField(fields: readonly FormField[], own: ServiceField | null): FormField[] {
  if (!own) return [...fields];
  const { name, label, fault } = own;
  return fields.flatMap((field) =>
    field.name === own.after ? [field, { name, label, sentence: () => fault }] : [field],
  );
}

function startOf(
  offer: OrderOffer,
  { draft, ...beginning }: OrderBeginning & { draft: Partial<OrderFields> | null },
): OrderFields {
  const { agreements, zones, tenant, profiles } = offer;
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
  return withDraft(start, draft, { agreements, zones, isStartOffered, isTypeOffered, profiles });
}
