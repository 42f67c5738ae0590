import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { ageOn, birthdayAt } from './age.rules.ts';
import { comingChildLastDay } from './child-end.rules.ts';
import type { ChildEndSettings } from './child-end-settings.ts';
import { lastFreeDay } from './free-dates.rules.ts';
import { type FreeProfileId, freeProfilesFor } from './free-profile.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

export type TicketOwner = {
  readonly holderType: FreeHolderType;
  readonly birthDate: Temporal.PlainDate;
  readonly profileId: FreeProfileId;
  /** The first day of the ticket, from which age counts; without it the ticket has begun. */
  readonly startDate?: Temporal.PlainDate;
};

/** A change of a ticket that follows from the holder's age. */
export type AgeChange =
  | {
      readonly kind: 'profile';
      /** The first day on which the holder is too old or young for the profile, or today if that has passed. */
      readonly on: Temporal.PlainDate;
      readonly from: FreeProfileId;
      readonly to: readonly FreeProfileId[];
      /** The last day of the ticket by the settings when that is near too. */
      readonly lastDay: Temporal.PlainDate | null;
    }
  | {
      readonly kind: 'end';
      /** The last day of the ticket. */
      readonly on: Temporal.PlainDate;
    };

type Circumstances = {
  readonly tenant: TenantId;
  readonly settings: ChildEndSettings;
  readonly today: Temporal.PlainDate;
};

/** Holders who change profile or lose the ticket within this time are listed. */
const listedTime = Temporal.Duration.from({ months: 12 });

/**
 * The first change that age brings to a running ticket in the next 12 months: another profile, or the end by the settings
 * when no other profile comes before it. Null when nothing changes.
 */
export function nextAgeChange(owner: TicketOwner, circumstances: Circumstances): AgeChange | null {
  const { tenant, settings, today } = circumstances;
  const listedUntil = today.add(listedTime);
  const end = comingChildLastDay(owner, settings, today);
  const lastDay = end !== null && isUntil(end, listedUntil) ? end : null;
  const lastChange = lastDay ?? listedUntil;
  const first = owner.startDate ? laterOf(today, owner.startDate) : today;
  for (const on of daysOfChange(owner, first)) {
    if (!isUntil(on, lastChange)) break;
    const to = freeProfilesFor({ ...owner, tenant, on });
    if (!to.includes(owner.profileId)) {
      return { kind: 'profile', on, from: owner.profileId, to, lastDay };
    }
  }
  return lastDay === null ? null : { kind: 'end', on: lastDay };
}

/** The days from one day through a year on which a profile may change, in order: birthdays, and 1 January. */
function daysOfChange({ birthDate }: TicketOwner, first: Temporal.PlainDate): Temporal.PlainDate[] {
  const birthday = birthdayAt(ageOn(first, birthDate) + 1, birthDate);
  const newYear = Temporal.PlainDate.from({ year: first.year + 1, month: 1, day: 1 });
  return [first, birthday, newYear].toSorted(Temporal.PlainDate.compare);
}

const isUntil = (day: Temporal.PlainDate, last: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, last) <= 0;

/** What may be done for those whose ticket age changes. */
export const birthdayActs = ['new-profile', 'end'] as const;
export type BirthdayAct = (typeof birthdayActs)[number];

/** The first day of the ticket with the new profile: not before its own first day. */
export const firstDayOfNewProfile = (
  { on }: Pick<AgeChange, 'on'>,
  { startDate }: { readonly startDate: Temporal.PlainDate },
): Temporal.PlainDate => laterOf(on, startDate);

/** The last day of a ticket that is ended because of it: the last with a profile that fits, today at the earliest. */
export const lastDayWithProfile = (
  { kind, on }: Pick<AgeChange, 'kind' | 'on'>,
  today: Temporal.PlainDate,
): Temporal.PlainDate => (kind === 'end' ? on : laterOf(on.subtract({ days: 1 }), today));

/** From when something may be done that takes effect on a day: six months before it (spec 3 §5). */
export function actableFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  let first = day.subtract({ months: 6 });
  while (isBefore(lastFreeDay(first), day)) first = first.add({ days: 1 });
  return first;
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  isBefore(one, other) ? other : one;
