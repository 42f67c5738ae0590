import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { workingDaysAfter } from '#platform/time/working-day.rules.ts';

/** How a pupil travels until the new card is there: by a link on SMS, or with a sheet of paper. */
export const temporaryTicketKinds = ['sms', 'paper'] as const;
export type TemporaryTicketKind = (typeof temporaryTicketKinds)[number];

type Delivery = {
  readonly requestedOn: Temporal.PlainDate;
  /** Null while the card is not made. */
  readonly madeOn: Temporal.PlainDate | null;
};

/**
 * The last day on which a temporary ticket bridges the delivery of a card: "about 7 working days" (spec 3 §9), and some
 * more; from the day on which it was made it is in the post.
 */
export function bridgedThrough(
  tenant: TenantId,
  { requestedOn, madeOn }: Delivery,
): Temporal.PlainDate {
  const { fromOrder, fromProduction } = tenantOf(tenant).temporaryTicketDays;
  const byOrder = workingDaysAfter(requestedOn, fromOrder);
  return madeOn === null ? byOrder : earlierOf(byOrder, workingDaysAfter(madeOn, fromProduction));
}

/** The last day of a temporary ticket: it never outlives the ticket that it stands in for. */
export const temporaryThrough = (
  bridged: Temporal.PlainDate,
  expirationDate: Temporal.PlainDate | null,
): Temporal.PlainDate => (expirationDate === null ? bridged : earlierOf(bridged, expirationDate));

const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
