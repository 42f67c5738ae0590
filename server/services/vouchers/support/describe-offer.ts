import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import { offerState } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import type { OfferEntry } from './offer-entry.query.ts';

const moment = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

/** One that was asked for after it was sent is on its way again. */
function smsOf(
  sentAtText: string | null,
  { asked, failed }: { readonly asked: string | null; readonly failed: string | null },
): SupportedOffer['link'] {
  const [sentAt, askedAt] = [moment(sentAtText), moment(asked)];
  const isSent = sentAt && askedAt && Temporal.Instant.compare(sentAt, askedAt) >= 0;
  return { state: failed === null ? (isSent ? 'sent' : 'waiting') : 'failed', sentAt };
}

export function describeOffer(row: OfferEntry, today: Temporal.PlainDate): SupportedOffer {
  const { id, phoneCountryCode, phone, campaignId, campaign, amountOre, provider } = row;
  const facts = {
    periodStart: Temporal.PlainDate.from(row.periodStart),
    periodEnd: Temporal.PlainDate.from(row.periodEnd),
    claimedAt: moment(row.claimedAt),
  };
  const code = smsOf(row.codeSentAt, { asked: row.codeAskedAt, failed: row.codeFailedAt });
  return {
    id,
    phoneCountryCode,
    phone,
    campaign: { id: campaignId, name: campaign },
    amountOre,
    provider,
    ...facts,
    state: offerState(facts, today),
    link: smsOf(row.linkSentAt, { asked: row.linkAskedAt, failed: row.linkFailedAt }),
    code: facts.claimedAt && code,
    createdAt: Temporal.Instant.from(row.createdAt),
  };
}
