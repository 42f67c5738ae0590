import {
  type AgeChange,
  firstDayOfNewProfile,
  lastDayWithProfile,
  nextAgeChange,
} from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import type { ChildEndSettings } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type {
  CompanyOffer,
  FreeAmounts,
} from '@takst/domain/services/free-tickets/free-price.rules.ts';
import {
  freeProfileIds,
  type FreeProfileId,
} from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import {
  ruledTicket,
  type LockedTicket,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';
import { amountsOfRow } from '../offer/monthly-amounts.ts';

type Ticket = LockedTicket<FreeTicketRules>;

export type BirthdayFacts = {
  readonly tenant: TenantId;
  readonly settings: ChildEndSettings;
  readonly holderTypes: ReadonlyMap<number, FreeHolderType>;
  readonly offerOn: (start: Temporal.PlainDate) => CompanyOffer;
};

/** What age changes next about a ticket; null for nothing. */
function ageChangeOf(
  { tenant, settings, holderTypes }: BirthdayFacts,
  { row, today }: Pick<Ticket, 'row' | 'today'>,
): AgeChange | null {
  const { birth_date: birthDate } = row;
  const holderType = holderTypes.get(row.id);
  const profileId = freeProfileIds.find((one) => one === row.profile_id);
  if (!birthDate || !holderType || !profileId) return null;
  const owner = { holderType, birthDate, profileId, startDate: row.start_date };
  return nextAgeChange(owner, { tenant, settings, today });
}

/** A new profile of a ticket, from a day on. */
export type NewProfile = {
  readonly row: TicketRow;
  readonly profileId: FreeProfileId;
  readonly newStart: Temporal.PlainDate;
  /** It begins as another profile: nobody has fetched it yet. */
  readonly isInPlace: boolean;
};

type NewProfileRefusal =
  | 'AGE_CHANGES_NOTHING'
  | 'TICKET_NOT_CHANGEABLE'
  | 'PROFILE_DAY_NOT_OFFERED'
  | 'PRODUCT_NOT_OFFERED';

/** Gives a ticket the first profile that fits its holder, from the day on which the old one does no more. */
export function decideNewProfile(
  facts: BirthdayFacts,
  { row, rules, today }: Ticket,
):
  | { readonly accepted: NewProfile; readonly more: FreeAmounts }
  | { readonly refused: NewProfileRefusal } {
  const change = ageChangeOf(facts, { row, today });
  const profileId = change?.kind === 'profile' ? change.to[0] : undefined;
  if (!change || !profileId) return { refused: 'AGE_CHANGES_NOTHING' };
  const ticket = ruledTicket(row, today);
  const newStart = firstDayOfNewProfile(change, ticket);
  const refused = rules.refuseContinuation(ticket, newStart);
  if (refused) {
    return {
      refused: refused === 'DAY_NOT_OFFERED' ? 'PROFILE_DAY_NOT_OFFERED' : refused,
    };
  }
  const amountsAs = (profile: string) =>
    amountsOfRow(facts.offerOn(newStart), { ...row, profile_id: profile }, newStart);
  const [before, after] = [amountsAs(row.profile_id), amountsAs(profileId)];
  if (after.priceOre === null) return { refused: 'PRODUCT_NOT_OFFERED' };
  const isInPlace =
    ticket.status === 'pending' && !ticket.downloadedToPhone && newStart.equals(ticket.startDate);
  return {
    accepted: { row, profileId, newStart, isInPlace },
    more: {
      priceOre: difference(before.priceOre, after.priceOre),
      taxOre: difference(before.taxOre, after.taxOre),
    },
  };
}

/** The last day of a ticket that is ended because of age; null where age changes nothing. */
export function lastDayBecauseOfAge(
  facts: BirthdayFacts,
  ticket: Ticket,
): Temporal.PlainDate | null {
  const change = ageChangeOf(facts, ticket);
  return change && lastDayWithProfile(change, ticket.today);
}

const difference = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;
