import { describe, expect, it } from 'vitest';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import { offeredTypes } from './offered-types.rules.ts';
import { orderableTypes } from '#catalogue/products/subscription-type.ts';

describe('what is offered to a person (spec 2 §4)', () => {
  it.each(ticketStatuses)('is a second one of a type or not, beside one that is %s', (status) => {
    const isInTheWay = status === 'active' || status === 'pending';
    for (const type of orderableTypes) {
      const offered = offeredTypes(orderableTypes, [{ type, status }]);
      expect(offered).toEqual(orderableTypes.filter((one) => one !== type || !isInTheWay));
    }
  });

  it('is everything for somebody who has nothing, in the order of the list', () => {
    expect(offeredTypes(orderableTypes, [])).toEqual(['TICKET', 'JOULE', 'OTTO', 'CAR_POOL']);
  });

  it('is nothing when the person has one of each', () => {
    const entries = orderableTypes.map((type) => ({ type, status: 'active' as const }));
    expect(offeredTypes(orderableTypes, entries)).toEqual([]);
  });
});
