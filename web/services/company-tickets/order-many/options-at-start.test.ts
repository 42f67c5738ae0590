import { describe, expect, it } from 'vitest';
import { granlia } from '#testing/session-answers.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { orderOptionsAtStart } from './options-at-start.ts';

const [agreement] = granlia.allAgreements;
const withAgreements = (...ids: readonly number[]) =>
  ({
    agreements: ids.flatMap((id) => (agreement ? [{ ...agreement, id }] : [])),
  }) as Pick<OrderOffer, 'agreements'> as OrderOffer;

describe('what is chosen for all rows of a list at first', () => {
  it.each([
    [[], null],
    [[4], '4'],
    [[4, 5], null],
  ])('of the agreements %j is %j, and nothing that costs money', (ids, agreementName) => {
    expect(orderOptionsAtStart(withAgreements(...ids))).toEqual({
      agreementName,
      startDate: null,
      zoneFrom: null,
      zoneTo: null,
      validAllZones: false,
    });
  });
});
