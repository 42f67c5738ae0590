import type { PeriodKind } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Billable, BillableFees } from './billable.query.ts';

/** A month that is closed for some companies. */
export type ClosedMonth = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Its first. */
  readonly month: Temporal.PlainDate;
  /** Agreements of the companies of which the month stays open, as something in it has no price. */
  readonly openAgreements: readonly number[];
  readonly now: Temporal.Instant;
};

/** What a service tells an invoice run. */
export type BillingService = {
  /** What kind of period it bills: months of tickets that are valid, or days of deliveries. */
  readonly bills: PeriodKind;
  /** What is billable for agreements in a period. */
  readonly billable: Billable;
  /** For what it charges a fee, with the periods that it bills. */
  readonly fees?: BillableFees;
  /**
   * Writes down what the service keeps of a month, in the transaction that closes it. Called for every operator, also
   * without invoices, and again by the next runs while something of a company's month stays open: what is written
   * already stays.
   */
  readonly closesWithMonth?: (tx: Transaction, month: ClosedMonth) => Promise<void>;
};

export type BillingServices = Readonly<Record<string, BillingService>>;
