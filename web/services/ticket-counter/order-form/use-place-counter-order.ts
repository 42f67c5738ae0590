import {
  type OrderCounterTicketsBody,
  orderCounterTickets,
} from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useState } from 'react';
import type { Obstacle } from '#platform/api/obstacle.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { formatNumber, formatPrice } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { productIn, type CounterOrderFields } from './counter-order-fields.ts';
import { useCounterOffer } from './counter-order-offer.ts';
import {
  counterOrderCauses,
  counterOrderFaults,
  counterOrderRefusals,
} from './counter-order-refusals.ts';
import { orderedLines, placeOf, recipientsIn, ticketsIn } from './ordered-lines.ts';
import type { RefusedTexts } from './refused-recipients.ts';

/** Sends the order, tells how it went, and opens the page of the order. */
export function usePlaceCounterOrder(fieldsNow: () => CounterOrderFields) {
  const t = useTexts('counter-order-form');
  const goTo = useGoTo();
  const offer = useCounterOffer();
  const [refusedTexts, setRefusedTexts] = useState<RefusedTexts>(new Map());
  const pathOf = (id: number) => pathTo('/billettluka/ordrehistorikk/{id}', { id });
  const order = useOperation(orderCounterTickets, {
    texts: 'counter-order-form',
    failed: 'failed',
    refusals: counterOrderRefusals,
    causes: counterOrderCauses,
    faults: counterOrderFaults,
    toast: ({ input: { body }, reply: { id } }) => {
      const count = ticketsIn(body.lines);
      const number = formatNumber(count);
      const title =
        body.mediaType === 'TRAVEL_CARD_ULTRALIGHT'
          ? t('orderedPaper', { number })
          : body.amountOre === null
            ? t('ordered', { count, number })
            : t('orderedMoney', { number });
      return {
        title,
        text: t('orderedText', { id, price: formatPrice(body.expectedOre) }),
        link: { to: pathOf(id), text: t('seeOrder') },
      };
    },
    onProblem: (obstacle) => setRefusedTexts(refusedIn(obstacle)),
    leavesPage: true,
    onDone: ({ id }) => void goTo(pathOf(id)),
  });
  /** The lines of the list as they were sent: nobody can change them while the answer is awaited. */
  function refusedIn(obstacle: Obstacle<typeof orderCounterTickets>): RefusedTexts {
    if (!('refused' in obstacle) || obstacle.refused.code !== 'RECIPIENTS_REFUSED')
      return new Map();
    const fields = fieldsNow();
    const lines = orderedLines(fields, offer);
    const recipients = recipientsIn(fields, productIn(fields, offer));
    return new Map(
      obstacle.refused.recipients.flatMap((refused) => {
        const text = recipients[placeOf(refused, lines) ?? -1]?.text;
        return text === undefined ? [] : [[text, refused.code] as const];
      }),
    );
  }
  const { refused } = order;
  const serverOre = refused?.code === 'PRICE_CHANGED' ? refused.totalOre : null;
  return {
    ...order,
    refusedTexts,
    /** What the server has said that the order costs now; the next press accepts it. */
    serverOre,
    isBeyond: refused?.code === 'BUDGET_EXCEEDED',
    place: (body: OrderCounterTicketsBody) =>
      order.send({
        params: { id: offer.company.id },
        body: { ...body, expectedOre: serverOre ?? body.expectedOre },
      }),
  };
}
