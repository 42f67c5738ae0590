import {
  pupilPhoneSlot,
  pupilSlot,
} from '@takst/domain/services/school-tickets/pupil-slots.rules.ts';
import {
  orderableYears,
  type SchoolYear,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { chanceFrom } from '../chance.ts';
import type { Moment } from '../demo-world-facts.ts';
import { codeFrom } from '../demo-tickets.ts';
import type { DemoPupil } from './demo-pupil.ts';

type School = Moment & {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly years: readonly SchoolYear[];
  readonly pupils: readonly DemoPupil[];
};

type Span = {
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly isEnded?: boolean;
  readonly isCancelled?: boolean;
};

type PupilSituation = {
  readonly place: number;
  /** The pupil's card is blocked: the ticket has ended. */
  readonly isLost: boolean;
};

const { compare } = Temporal.PlainDate;
const isWithin = (day: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  compare(first, day) <= 0 && compare(day, last) <= 0;

/** The days of a pupil's ticket in the year that runs: each situation that the day allows is on the first page. */
function spanInYear(
  { firstStart, latestStart, lastDay }: SchoolYear,
  today: Temporal.PlainDate,
  { place, isLost }: PupilSituation,
): Span {
  const whole = { start: firstStart, end: lastDay };
  const before = today.subtract({ days: 20 });
  const mayHaveEnded = isWithin(before, firstStart, lastDay);
  if ((isLost || place % 9 === 4) && mayHaveEnded) return { ...whole, end: before, isEnded: true };
  const coming = today.add({ days: 14 });
  const mayBegin = isWithin(coming, firstStart, latestStart);
  if (place % 11 === 5 && mayBegin) return { start: coming, end: lastDay };
  if (place % 17 === 9 && mayBegin) return { start: coming, end: lastDay, isCancelled: true };
  const soon = today.add({ days: 12 });
  if (place % 13 === 8 && isWithin(soon, firstStart, lastDay)) {
    return { ...whole, end: soon, isEnded: true };
  }
  return whole;
}

/**
 * The days of a pupil's tickets: of this year, of the next one while it may be ordered beside it, and of the one before
 * as long as it is known whose they were (domain: People's data).
 */
function spansOf({ years, today }: Pick<School, 'years' | 'today'>, turn: PupilSituation): Span[] {
  const { place, isLost } = turn;
  const running = years.find(({ firstStart, lastDay }) => isWithin(today, firstStart, lastDay));
  const coming = orderableYears(years, today).find((year) => compare(year.firstStart, today) > 0);
  const before = years.find(({ lastDay }) =>
    isWithin(today, lastDay.add({ days: 1 }), lastDay.add({ days: 60 })),
  );
  return [
    ...(before && place % 2 === 0 ? [{ start: before.firstStart, end: before.lastDay }] : []),
    ...(running ? [spanInYear(running, today, turn)] : []),
    ...(coming && !isLost && (!running || place % 3 === 0)
      ? [{ start: coming.firstStart, end: coming.lastDay }]
      : []),
  ];
}

/** What a pupil without phone and card gets. */
const newCards = ['requested', 'made', 'blocked'] as const;

/** The pupils of a school with their tickets and cards, as rows to insert; the last ones have no name yet. */
export function schoolTicketsOf(school: School): DemoSchoolTickets[] {
  const chance = chanceFrom(55_000 + school.companyId);
  const { tenant, companyId, agreementId, today } = school;
  let cards = 0;
  const ofPupils = school.pupils.map((pupil, place) => {
    const isNewCard = pupil.phone === null && pupil.cardNumber === null;
    const turn = isNewCard ? (cards += 1) : 0;
    const card = cardOf(school, pupil, turn);
    const spans = spansOf(school, { place, isLost: card === 'blocked' });
    return {
      tenant,
      companyId,
      agreementId,
      studentId: pupil.studentId,
      firstName: pupil.firstName,
      lastName: pupil.lastName,
      className: pupil.className,
      phone: pupil.phone,
      card,
      holderSlot: pupilSlot(companyId, pupil).value,
      phoneSlot: phoneSlotOf(companyId, pupil.phone),
      cardNumber: pupil.cardNumber ?? madeNumber(companyId, card, turn),
      tickets: spans.map((span) =>
        ticketOf(school, span, {
          pickupCode: pupil.phone === null ? null : codeFrom(chance, 8),
          isFetched: compare(span.start, today) <= 0 && place % 4 !== 1,
          allZones: place % 5 === 2 && !pupil.hasTwoHomes,
          toTwoHomes:
            pupil.hasTwoHomes === true && tenantOf(tenant).offers.has('schoolTicket.twoHomes'),
        }),
      ),
    };
  });
  return [...ofPupils, ...namelessOf(school)];
}

/** A pupil, or a card without a name, with tickets and card, as a row to insert. */
export type DemoSchoolTickets = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly studentId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly className: string | null;
  readonly phone: string | null;
  readonly card: DemoCard;
  readonly cardNumber: string | null;
  readonly holderSlot: string | null;
  readonly phoneSlot: string | null;
  readonly tickets: readonly ReturnType<typeof ticketOf>[];
};

const phoneSlotOf = (companyId: number, phone: string | null) =>
  phone === null ? null : pupilPhoneSlot(companyId, { phoneCountryCode: '+47', phone }).value;

type DemoCard = 'existing' | (typeof newCards)[number] | null;

/** A card is blocked while a year runs, in which its ticket has ended. */
function cardOf(
  { years, today }: School,
  { phone, cardNumber }: DemoPupil,
  turn: number,
): DemoCard {
  if (phone !== null) return null;
  if (cardNumber !== null) return 'existing';
  const endedOn = today.subtract({ days: 20 });
  const mayBeBlocked = years.some(
    ({ firstStart, lastDay }) =>
      isWithin(endedOn, firstStart, lastDay) && isWithin(today, firstStart, lastDay),
  );
  const card = newCards[(turn - 1) % newCards.length] ?? 'requested';
  return card === 'blocked' && !mayBeBlocked ? 'made' : card;
}

const madeNumber = (companyId: number, card: DemoCard, turn: number): string | null =>
  card === 'made' || card === 'blocked' ? numberOfMade(companyId, turn) : null;

/** The nine characters that the back office types for the cards of a school, by their turn. */
export const numberOfMade = (companyId: number, turn: number): string =>
  `7${String(companyId * 100 + turn)
    .padStart(8, '0')
    .slice(-8)}`;

type Rest = {
  readonly pickupCode: string | null;
  readonly isFetched: boolean;
  readonly allZones: boolean;
  readonly toTwoHomes: boolean;
};

function ticketOf(
  { now }: School,
  { start, end, isEnded = false, isCancelled = false }: Span,
  rest: Rest,
) {
  const orderedAt = start.subtract({ days: 12 }).toZonedDateTime('Europe/Oslo').toInstant();
  const lately = now.subtract({ hours: 26 });
  return {
    ...rest,
    start,
    end,
    isEnded,
    isCancelled,
    orderedAt: Temporal.Instant.compare(orderedAt, lately) < 0 ? orderedAt : lately,
  };
}

/** Two cards that were ordered without names: one waits to be made, on the other no name is written yet. */
function namelessOf(school: School) {
  const { tenant, companyId, agreementId } = school;
  const [span] = spansOf(school, { place: 0, isLost: false }).slice(-1);
  if (!span) return [];
  return (['requested', 'made'] as const).map((card, turn) => ({
    tenant,
    companyId,
    agreementId,
    card,
    studentId: null,
    firstName: null,
    lastName: null,
    className: null,
    phone: null,
    holderSlot: null,
    phoneSlot: null,
    cardNumber: madeNumber(companyId, card, 90 + turn),
    tickets: [
      ticketOf(school, span, {
        pickupCode: null,
        isFetched: false,
        allZones: false,
        toTwoHomes: false,
      }),
    ],
  }));
}
