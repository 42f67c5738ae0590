import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { markNewSubscriber } from '#ticketing/tickets/new-subscriber.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import type { OrderOutcome } from '#services/company-tickets/add-ons/place-add-ons.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import type { OrderBody } from './order-body.ts';
import type { useOrderForm } from './use-order-form.ts';

/**
 * Orders the subscriptions of the form, one call for each (spec 2 §7). What succeeded stands; the rest stays chosen
 * in the form, so that it can be ordered again.
 */
export function usePlaceAddOns({ form, discard }: ReturnType<typeof useOrderForm>) {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { company, today } = useOffer();
  const goTo = useGoTo();
  const { list, person } = useServicePages();
  const queries = useQueryClient();
  const [isPlacing, setIsPlacing] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);

  function leave(subscriberId: number) {
    markNewSubscriber({ id: subscriberId, companyId: company.id, phone: form.getValues('phone') });
    void goTo(list);
  }

  /** After the ticket, whose person is known then; without one they are the whole order. */
  async function place(body: OrderBody, subscriberId: number | null) {
    const { types } = form.getValues();
    if (subscriberId !== null && types.join() === 'TICKET') return leave(subscriberId);
    setIsPlacing(true);
    setOutcome(null);
    const { placeAddOns, announceOrder } =
      await import('#services/company-tickets/add-ons/place-add-ons.ts');
    const placed = await placeAddOns({ body, types, subscriberId }, queries);
    setIsPlacing(false);
    if (placed.holderId === null || placed.refusedTypes.length > 0) {
      setOutcome(placed);
      form.setValue('types', placed.refusedTypes);
      return;
    }
    discard();
    announceOrder({ t, language, today }, body, pathTo(person, { id: placed.holderId }));
    leave(placed.holderId);
  }

  return { place, isPlacing, outcome };
}
