import { voucherOffers } from '@takst/contract/services/vouchers/voucher-offers.ts';
import { amountFromText } from '@takst/domain/platform/money/amount-from-text.ts';
import { refuseOffer } from '@takst/domain/services/vouchers/offer-to-make.rules.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import { freeAmounts } from '#ticketing/code-pools/code-pools.public.ts';
import { sendVoucherLinkJob } from '../sending/send-voucher-link.job.ts';
import { offerReasons } from './offer-reasons.texts.ts';
import { insertOffers, type NewOffer, periodKey, takenPeriods } from './offers-to-make.store.ts';

type Service = typeof voucherOffers;
type Facts = { readonly taken: ReadonlySet<string>; readonly amounts: ReadonlySet<number> };

const columnOf = {
  OFFER_EXISTS: 'phone',
  PERIOD_OVER: 'periodEnd',
  PERIOD_ENDS_BEFORE_START: 'periodEnd',
  NO_CODES_OF_AMOUNT: 'amount',
} as const;

/** Makes offers for people from a file; whose period has begun gets the link by SMS, others on its first day. */
export const makeOffersWork = bindWork({
  service: voucherOffers,
  reasons: offerReasons,
  warmUp: async () => undefined,
  async load(tx, { scope: { tenant }, today, rows }) {
    const stock = await freeAmounts(tx, { tenant, today });
    return {
      taken: await takenPeriods(tx, tenant, rows),
      amounts: new Set(stock.map(({ amountOre }) => amountOre)),
    };
  },
  keys: ({ phone, campaign, periodStart }) => [
    `${phone.phoneCountryCode}${phone.phone} ${campaign.toLowerCase()} ${periodStart.toString()}`,
  ],
  decide({ taken, amounts }, row, { today }) {
    const { phone, campaign, periodStart, periodEnd } = row;
    const amountOre = amountFromText(row.amount);
    const offer = { phone, campaign, amountOre, periodStart, periodEnd };
    const code = refuseOffer(offer, { today, amounts, isTaken: taken.has(periodKey(row)) });
    if (code) return { faults: [{ column: columnOf[code], code }] };
    return {
      accepted: offer,
      effect: { startDate: row.periodStart, priceOre: null, knownAs: null },
    };
  },
  general: () => [],
  async save({ tx, record, enqueue }, accepted, { scope: { tenant, userId }, today, now }) {
    const offers = await insertOffers(tx, { tenant, userId, today, now }, accepted);
    const byCampaign = Map.groupBy(offers, ({ campaignId }) => campaignId);
    await record(
      ...[...byCampaign].map(([id, newOffers]) => ({
        companyId: null,
        kind: 'make-voucher-offers' as const,
        subject: { type: 'voucher-campaign', id },
        about: null,
        before: null,
        after: { offers: newOffers.length },
      })),
    );
    const links = offers.flatMap(({ id, hasBegun }) =>
      hasBegun ? [{ tenant, id, number: 1 }] : [],
    );
    await enqueue(sendVoucherLinkJob, ...links);
    return offers.map(({ id }) => ({ type: 'voucher-offer', id }));
  },
  faultOfConstraint: (constraint) =>
    constraint === 'one_offer_of_campaign' ? 'OFFER_EXISTS' : null,
} satisfies BatchWork<Service, Facts, NewOffer>);
