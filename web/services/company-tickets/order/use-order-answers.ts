import { pathTo } from '@takst/contract/app/path-to.ts';
import { limitsAfter } from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { ticketInAddress } from './order-address.ts';
import { orderBodyOf } from './order-body.ts';
import type { OrderAnswers } from './order-extension.ts';
import type { useOrderForm } from './use-order-form.ts';
import type { usePlaceAddOns } from './use-place-add-ons.ts';

type OrderContext = {
  /** Nothing is ordered beside the ticket. */
  isTicketAlone: boolean;
  addOns: ReturnType<typeof usePlaceAddOns>;
};

/** What the form does with the answer to an order. */
export function useOrderAnswers(
  { form }: ReturnType<typeof useOrderForm>,
  { isTicketAlone, addOns }: OrderContext,
): OrderAnswers {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const offer = useOffer();
  const goTo = useGoTo();
  const pages = useServicePages();
  const { getValues, setValue } = form;
  const orderAnother = (id: number) =>
    void goTo(pages.order, { search: { [ticketInAddress]: String(id) } });
  return {
    toast: isTicketAlone
      ? ({ firstName, lastName, startDate }, { id, subscriberId }) => ({
          title: t('ticketOrdered'),
          text: t('orderedFrom', {
            name: `${firstName} ${lastName}`,
            date: formatLongDate(startDate, language, offer.today),
          }),
          link: { to: pathTo(pages.person, { id: subscriberId }), text: t('seeTicket') },
          action: { text: t('orderAnother'), onAct: () => orderAnother(id) },
        })
      : null,
    onProblem(obstacle) {
      if (!('refused' in obstacle)) return;
      const { earliestStart, refusedStarts } = limitsAfter(obstacle.refused, getValues());
      setValue('earliestStart', earliestStart);
      setValue('refusedStarts', [...refusedStarts]);
    },
    onDone: ({ subscriberId }) => void addOns.place(orderBodyOf(getValues(), offer), subscriberId),
  };
}
