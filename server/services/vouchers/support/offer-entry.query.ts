import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CarProvider } from '@takst/domain/services/vouchers/car-provider.ts';
import { type RawBuilder, sql } from 'kysely';

/** As JSON has it: days and moments are text. Neither key nor code. */
export type OfferEntry = {
  readonly id: number;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly campaignId: number;
  readonly campaign: string;
  readonly amountOre: number;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly provider: CarProvider | null;
  readonly claimedAt: string | null;
  readonly linkSentAt: string | null;
  readonly linkFailedAt: string | null;
  readonly linkAskedAt: string | null;
  readonly codeSentAt: string | null;
  readonly codeFailedAt: string | null;
  readonly codeAskedAt: string | null;
  readonly createdAt: string;
};

/** A `select` of one offer of an operator, by its id. */
export const offerEntry = (tenant: TenantId, id: RawBuilder<unknown>) => sql`
  select offer.id, offer.phone_country_code as "phoneCountryCode", offer.phone, offer.campaign_id as "campaignId",
         offer.campaign, offer.amount_ore as "amountOre", to_jsonb(offer.period_start) as "periodStart",
         to_jsonb(offer.period_end) as "periodEnd", offer.provider, to_jsonb(offer.claimed_at) as "claimedAt",
         to_jsonb(offer.link_sent_at) as "linkSentAt", to_jsonb(offer.link_failed_at) as "linkFailedAt",
         to_jsonb(offer.link_asked_at) as "linkAskedAt", to_jsonb(offer.code_sent_at) as "codeSentAt",
         to_jsonb(offer.code_failed_at) as "codeFailedAt", to_jsonb(offer.code_asked_at) as "codeAskedAt",
         to_jsonb(offer.created_at) as "createdAt"
    from vouchers.offer where offer.tenant = ${tenant} and offer.id = ${id}`;
