import { orderSchoolTickets } from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import {
  faultsOfRecipients,
  schoolOrderCauses,
  schoolOrderFaults,
  schoolOrderRefusals,
} from './school-order-refusals.ts';
import type { useSchoolOrderForm } from './use-school-order-form.ts';

/** Sends the order, tells how it went, and opens the overview. */
export function usePlaceSchoolOrder({ setFaults }: ReturnType<typeof useSchoolOrderForm>) {
  const t = useTexts('school-order');
  const language = usePageLanguage();
  const { today } = useSchoolOffer();
  const goTo = useGoTo();
  const order = useOperation(orderSchoolTickets, {
    texts: 'school-order',
    refusals: schoolOrderRefusals,
    causes: schoolOrderCauses,
    faults: schoolOrderFaults,
    toast: ({ input: { body }, reply: { ids } }) => {
      const [first] = body.recipients;
      const [firstId] = ids;
      const date = formatLongDate(body.startDate, language, today);
      const names = { count: ids.length, date, name: `${first?.firstName} ${first?.lastName}` };
      return {
        title: t('ordered', { count: ids.length }),
        text:
          first?.firstName === undefined
            ? t('orderedCards', names)
            : t(ids.length === 1 ? 'orderedOne' : 'orderedMany', {
                ...names,
                count: ids.length - 1,
              }),
        ...(firstId !== undefined &&
          ids.length === 1 && {
            link: { to: pathTo('/skole/{id}', { id: firstId }), text: t('seeTicket') },
          }),
      };
    },
    onProblem(obstacle) {
      if ('refused' in obstacle) setFaults(faultsOfRecipients(obstacle.refused));
      showToast('error', t('failed'));
    },
    leavesPage: true,
    onDone: () => void goTo('/skole'),
  });
  return {
    ...order,
    lacksAddress: order.refused?.code === 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
  };
}
