import { allowedFreeProfile } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import {
  freeHolderSlot,
  freePhoneSlot,
} from '@takst/domain/services/free-tickets/free-slots.rules.ts';
import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { chanceFrom } from '../chance.ts';
import type { Moment } from '../demo-world-facts.ts';
import { codeFrom } from '../demo-tickets.ts';
import type { DemoFamily, FamilyMember } from './demo-family.ts';

/** Where people travel, by zone ids, and for how many zones they are paid. */
const journeyOf: PerTenant<{ zoneFrom: string; zoneTo: string; nrOfZones: number }> = {
  ruter: { zoneFrom: 'RUT:TariffZone:1', zoneTo: 'RUT:TariffZone:2Ø', nrOfZones: 2 },
  akt: { zoneFrom: '900', zoneTo: '950', nrOfZones: 1 },
  fjord: { zoneFrom: 'F1', zoneTo: 'F2', nrOfZones: 2 },
};

/** Zones of an operator that `npm run new-operator` has made. */
const madeByCommand = { zoneFrom: '1', zoneTo: '2', nrOfZones: 2 };

/** What those without a phone have: a card that waits to be made, one that is made, or one that they had. */
const cardsOf: PerTenant<readonly ('requested' | 'made' | 'existing')[]> = {
  ruter: ['made', 'requested', 'existing', 'made'],
  akt: ['existing'],
  fjord: ['made', 'requested'],
};

/** The days of a ticket, from one day to another of today; `null` where it runs on. */
const spans = {
  running: { start: -200, end: null },
  ending: { start: -300, end: 12 },
  recent: { start: -40, end: null },
  pending: { start: 10, end: null },
  expired: { start: -260, end: -25 },
} as const;

/** In the order of the families, so that each state is on the first pages. */
function spanOf(place: number): (typeof spans)[keyof typeof spans] {
  if (place % 11 === 5) return spans.pending;
  if (place % 9 === 4) return spans.recent;
  if (place % 13 === 8) return spans.expired;
  return place % 17 === 9 ? spans.ending : spans.running;
}

type Employer = Moment & {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** In the order of the company's agreements. */
  readonly agreementIds: readonly number[];
  readonly families: readonly DemoFamily[];
};

/** The free tickets of a company's families, as rows to insert: one for each member. */
export function freeTicketsOf(employer: Employer) {
  const chance = chanceFrom(77_000 + employer.companyId);
  let cards = 0;
  return employer.families.flatMap((family, place) =>
    family.members.map((member, turn) => {
      const span = spanOf(place);
      const startDate = employer.today.add({ days: span.start });
      const card = member.phone === null ? (cards += 1) : null;
      return {
        ...ticketOf(employer, family, { member, startDate }),
        end: span.end === null ? null : employer.today.add({ days: span.end }),
        isPrincipal: turn === 0,
        ...(card === null
          ? phoneOf(member, codeFrom(chance, 8), span.start < 0 && turn % 2 === 0)
          : cardOf(employer, card)),
      };
    }),
  );
}

export type DemoFreeTicket = ReturnType<typeof freeTicketsOf>[number];

function ticketOf(
  { tenant, companyId, agreementIds, now }: Employer,
  { employeeId, department }: DemoFamily,
  { member, startDate }: { member: FamilyMember; startDate: Temporal.PlainDate },
) {
  const { holderType, firstName, lastName, birthDate } = member;
  const holder = { tenant, holderType, birthDate, on: startDate };
  const { kind, value } = freeHolderSlot(companyId, { ...member, employeeId });
  const orderedAt = startDate.subtract({ days: 20 }).toZonedDateTime('Europe/Oslo').toInstant();
  return {
    tenant,
    companyId,
    employeeId,
    holderType,
    firstName,
    lastName,
    birthDate,
    startDate,
    ...(journeyOf[tenant] ?? madeByCommand),
    profileId: allowedFreeProfile('ADULT', holder),
    agreementId: agreementIds[department],
    holderSlotKind: kind,
    holderSlot: value,
    orderedAt:
      Temporal.Instant.compare(orderedAt, now) < 0 ? orderedAt : now.subtract({ hours: 26 }),
  };
}

const phoneOf = ({ phone }: FamilyMember, pickupCode: string, isFetched: boolean) => ({
  medium: 'phone' as const,
  phone,
  mediumSlot: freePhoneSlot({ phoneCountryCode: '+47', phone: phone ?? '' }).value,
  pickupCode,
  isFetched,
  card: null,
  cardNumber: null,
});

function cardOf({ tenant, companyId }: Employer, turn: number) {
  const kinds = cardsOf[tenant] ?? (['existing'] as const);
  const card = kinds[turn % kinds.length] ?? 'existing';
  const digits = String(companyId * 1000 + turn);
  const numbers = {
    requested: null,
    made: digits.padStart(9, '7').slice(-9),
    existing: digits.padStart(10, '5').slice(-10),
  };
  const cardNumber = numbers[card];
  return {
    medium: 'card' as const,
    phone: null,
    mediumSlot: cardNumber,
    pickupCode: null,
    isFetched: false,
    card,
    cardNumber,
  };
}
