import { describe, expect, it } from 'vitest';
import { amountFromText, wholeKroner } from '#platform/money/amount-from-text.ts';
import { isLow } from '#ticketing/code-pools/code-pool-kind.ts';
import { offerState, voucherOfferStatus } from './offer-state.rules.ts';
import { refuseOffer } from './offer-to-make.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const march = { periodStart: day('2026-03-01'), periodEnd: day('2026-03-31') };
const claimedAt = Temporal.Instant.from('2026-03-05T10:00:00Z');

describe('the state of an offer (spec 3 §4)', () => {
  it.each([
    ['2026-02-28', null, 'PLANNED', 'EXPIRED'],
    ['2026-03-01', null, 'AVAILABLE', 'AVAILABLE'],
    ['2026-03-31', null, 'AVAILABLE', 'AVAILABLE'],
    ['2026-04-01', null, 'EXPIRED', 'EXPIRED'],
    ['2026-03-31', claimedAt, 'CLAIMED', 'CLAIMED'],
    ['2026-04-01', claimedAt, 'CLAIMED', 'EXPIRED'],
  ] as const)('on %s is for support %s and for its link %s', (today, claimed, state, status) => {
    const offer = { ...march, claimedAt: claimed };
    expect(offerState(offer, day(today))).toBe(state);
    expect(voucherOfferStatus(offer, day(today))).toBe(status);
  });

  it('that a key does not lead to is as one that is over', () => {
    expect(voucherOfferStatus(null, day('2026-03-10'))).toBe('EXPIRED');
  });
});

describe('an offer is refused', () => {
  const offer = { ...march, amountOre: 50_000 };
  const world = { today: day('2026-03-31'), isTaken: false, amounts: new Set([50_000]) };
  it.each([
    [{}, {}, null],
    [{}, { today: day('2026-04-01') }, 'PERIOD_OVER'],
    [{ periodEnd: day('2026-03-01') }, { today: day('2026-03-01') }, null],
    [{ periodEnd: day('2026-02-28') }, {}, 'PERIOD_ENDS_BEFORE_START'],
    [{}, { isTaken: true }, 'OFFER_EXISTS'],
    [{ amountOre: 50_100 }, {}, 'NO_CODES_OF_AMOUNT'],
  ] as const)('%j in %j: %s', (changed, there, refusal) => {
    expect(refuseOffer({ ...offer, ...changed }, { ...world, ...there })).toBe(refusal);
  });
});

describe('an amount in a file', () => {
  it.each([
    ['500', 50_000],
    ['500,00', 50_000],
    ['500.00', 50_000],
    ['500,-', 50_000],
    ['500 kr', 50_000],
    ['kr 1 000', 100_000],
    ['1.000', 100_000],
    ['1\u{00A0}500 NOK', 150_000],
  ])('%s is %i øre', (text, ore) => {
    expect(wholeKroner.test(text)).toBe(true);
    expect(amountFromText(text)).toBe(ore);
  });

  it.each(['', '0', '-500', '500,50', '12.5', '1 00', '10,000', '5e2', 'fem hundre', '123456'])(
    'is none: %s',
    (text) => {
      expect(wholeKroner.test(text)).toBe(false);
    },
  );
});

describe('codes are few', () => {
  it.each([
    [49, null, true],
    [50, null, false],
    [0, 0, false],
    [12, 13, true],
    [13, 13, false],
    [49, 80, true],
    [50, 80, false],
  ])('%i free with %j open offers: %j', (free, openOffers, low) => {
    expect(isLow({ free, openOffers })).toBe(low);
  });
});
