import { pathTo } from '@takst/contract/path-to.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTo } from '#design/links/use-go-to.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { markNewSubscriber } from '#tickets/new-subscriber.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { isTicketRead } from '#tickets/ticket-reads.ts';
import type { AddOnResult } from '#company-tickets/add-ons/place-add-ons.ts';
import type { OrderBody } from './order-body.ts';
import type { useOrderForm } from './use-order-form.ts';

/** What came of an order with subscriptions. */
export type OrderOutcome = {
  readonly hasTicket: boolean;
  readonly results: readonly AddOnResult[];
};

/**
 * Orders the subscriptions of the form, one call for each (spec 2 §7). What succeeded stands; the rest stays chosen
 * in the form, so that it can be ordered again.
 */
export function usePlaceAddOns({ form, discard }: ReturnType<typeof useOrderForm>) {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { company, today } = useOffer();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [isPlacing, setIsPlacing] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);

  function leave(subscriberId: number) {
    markNewSubscriber({ id: subscriberId, companyId: company.id, phone: form.getValues('phone') });
    void goTo('/bedriftsavtale');
  }

  /** After the ticket, whose person is known then; without one they are the whole order. */
  async function place(body: OrderBody, subscriberId: number | null) {
    const { types } = form.getValues();
    if (subscriberId !== null && types.every((type) => type === 'TICKET')) {
      return leave(subscriberId);
    }
    setIsPlacing(true);
    setOutcome(null);
    const { placeAddOns } = await import('#company-tickets/add-ons/place-add-ons.ts');
    const results = await placeAddOns(body, types);
    await queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => isTicketRead(String(path)),
    });
    setIsPlacing(false);
    const refused = results.filter(({ placed }) => placed === null);
    const holderId = subscriberId ?? results.find(({ placed }) => placed)?.placed?.subscriberId;
    if (refused.length > 0 || holderId === undefined) {
      setOutcome({ hasTicket: subscriberId !== null, results });
      form.setValue(
        'types',
        refused.map(({ type }) => type),
      );
      return;
    }
    discard();
    showToast('success', {
      title: t('ordered'),
      text: t('orderedFrom', {
        name: `${body.firstName} ${body.lastName}`,
        date: formatLongDate(body.startDate, language, today),
      }),
      link: { to: pathTo('/bedriftsavtale/ansatt/{id}', { id: holderId }), text: t('seePerson') },
    });
    leave(holderId);
  }

  return { place, isPlacing, outcome };
}
