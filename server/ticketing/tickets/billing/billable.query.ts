import type { BillingPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { RawBuilder } from 'kysely';

export type BillableRequest = {
  readonly tenant: TenantId;
  /** A month; of a service that bills days, any number of days. */
  readonly period: BillingPeriod;
  /** A month that is not over then counts on codes that are owed; null of one that is over. */
  readonly today: Temporal.PlainDate | null;
  readonly companies: readonly number[];
  /** A relation (company_id, agreement_id, period_start): what of those companies is closed of the period already. */
  readonly closed: RawBuilder<unknown>;
  /**
   * A relation (company_id, related_id, holder_id) of those companies: whose tickets and subscriptions were that are
   * anonymised, and may have to be billed for the period all the same.
   */
  readonly unbilledEntries: RawBuilder<unknown>;
};

/**
 * What a service has to bill under agreements in a period, as a part of a statement: one row for each line, with the
 * columns of `invoices.line` and the holder's id, and `delivered_on` after them where the service bills days. A row
 * without a price means that none is on file: it names the agreements that are not invoiced until there is one.
 */
export type Billable = (request: BillableRequest) => RawBuilder<unknown>;

type FeesRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** The last day of the period. */
  readonly through: Temporal.PlainDate;
};

/**
 * The fees of a service, once each: one row for a card that was made by a day, billed or not, with `company_id`,
 * `agreement_id`, the card's id as `related_id`, `holder_id`, the `kind` of the fee, `charged_on` (the day whose price
 * and VAT count) and `sold_at`. Cards share the numbers of tickets, as the holders of lines are found by them. The
 * caller adds price, VAT and period, and leaves out billed rows.
 */
export type BillableFees = (request: FeesRequest) => RawBuilder<unknown>;
