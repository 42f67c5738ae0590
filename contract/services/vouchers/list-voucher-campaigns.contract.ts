import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

/** A campaign with how many offers it has; the counts stay when the people are erased. */
const voucherCampaign = z.object({
  id,
  name: z.string(),
  firstDay: calendarDate,
  lastDay: calendarDate,
  offers: z.int(),
  /** Whose link was sent. */
  sent: z.int(),
  claimed: z.int(),
  /** Not claimed, and not over: planned ones too. */
  unclaimed: z.int(),
  /** Not claimed, and over. */
  expired: z.int(),
  /** The last SMS, with the link or the code, could not be delivered. */
  smsFailed: z.int(),
});
export type VoucherCampaign = z.output<typeof voucherCampaign>;

export const listVoucherCampaigns = route({
  method: 'GET',
  path: '/api/voucher-campaign/list',
  summary: 'The campaigns of vouchers with their counts, the newest first; every word must match',
  needs: 'vouchers',
  query: pageQuery,
  reply: pageOf(voucherCampaign),
  refusals: {},
});
