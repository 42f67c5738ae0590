import { mediumOfType } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { OrderCounterTicketsBody } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import type { CounterOrder } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';

type Zone = { readonly id: string; readonly name: string };

/** An order as it is decided. Zones are sent by id and named in rules; one that is not known has no name. */
export function counterOrderOf(
  body: OrderCounterTicketsBody,
  zones: readonly Zone[],
): CounterOrder {
  const nameOf = (id: string | null) =>
    id === null ? null : (zones.find((zone) => zone.id === id)?.name ?? '');
  const { validAllZones, zoneIdFrom, zoneIdTo } = body;
  const hasZones = validAllZones || zoneIdFrom !== null || zoneIdTo !== null;
  return {
    agreementId: body.agreementNumber,
    productId: body.productTemplateId,
    medium: mediumOfType[body.mediaType],
    zones: hasZones
      ? { validAllZones, zoneFrom: nameOf(zoneIdFrom), zoneTo: nameOf(zoneIdTo) }
      : null,
    startDate: body.startDate,
    lines: body.lines.map((line) => ({
      ...line,
      cardNumbers: line.cardNumbers.map(withoutSpaces),
    })),
    amountOre: body.amountOre,
    sendAt: body.sendAt,
    handOver: body.handOver,
    invoiceReferenceId: body.invoiceReferenceId,
    personalReference: body.personalReference === '' ? null : body.personalReference,
    expectedOre: body.expectedOre,
    isBeyondBudget: body.isBeyondBudget,
  };
}
