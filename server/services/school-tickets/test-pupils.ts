import {
  pupilPhoneSlot,
  pupilSlot,
} from '@takst/domain/services/school-tickets/pupil-slots.rules.ts';
import type { Database } from '#platform/db/database.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { DemoSchoolTickets } from '../../../database/demo/school-tickets/demo-school-tickets.ts';
import { insertSchoolTickets } from '../../../database/demo/school-tickets/school-tickets.store.ts';
import type { TestSchool } from './test-school.store.ts';

type Ticket = DemoSchoolTickets['tickets'][number];
type Pupil = Pick<DemoSchoolTickets, 'firstName' | 'lastName' | 'className'> & {
  /** `Q` and the place in the list without it. */
  readonly studentId?: string;
  readonly phone?: string | null;
  readonly card?: DemoSchoolTickets['card'];
  readonly cardNumber?: string | null;
  readonly tickets?: readonly Partial<Ticket>[];
};

const day = (text: string) => Temporal.PlainDate.from(text);

/** The usual ticket of the school year in which the test world is. */
const usualTicket: Ticket = {
  start: day('2025-08-20'),
  end: day('2026-06-30'),
  isEnded: false,
  isCancelled: false,
  pickupCode: null,
  isFetched: false,
  allZones: false,
  toTwoHomes: false,
  orderedAt: Temporal.Instant.from('2025-08-01T10:00:00Z'),
};

/** Puts pupils with tickets into a school; a phone has a code that nobody has fetched unless the ticket says so. */
export async function placePupils(
  portal: TestPortal,
  key: string,
  pupils: readonly Pupil[],
): Promise<void> {
  const { tenant, id: companyId, agreements } = portal.company(key);
  const agreementId = agreements.find(({ subtype }) => subtype === 'SCHOOLTICKET')?.id ?? 0;
  await placePupilsIn(portal.database, { tenant, companyId, agreementId }, pupils);
}

/** The same in a school that the test has placed. */
export async function placePupilsIn(
  database: Database,
  { tenant, companyId, agreementId }: TestSchool,
  pupils: readonly Pupil[],
): Promise<void> {
  const rows = pupils.map((pupil, place) => {
    const { firstName, lastName, className, phone = null, card = null } = pupil;
    const named = firstName && lastName && className ? { firstName, lastName, className } : null;
    const code = `Q${String((companyId % 100) * 10_000 + place).padStart(6, '0')}`;
    return {
      tenant,
      companyId,
      agreementId,
      firstName,
      lastName,
      className,
      phone,
      card,
      studentId: named && (pupil.studentId ?? `Q${place}`),
      cardNumber: pupil.cardNumber ?? null,
      holderSlot: named && pupilSlot(companyId, named).value,
      phoneSlot: phone && pupilPhoneSlot(companyId, { phoneCountryCode: '+47', phone }).value,
      tickets: (pupil.tickets ?? [{}]).map((ticket, turn) => ({
        ...usualTicket,
        pickupCode: phone === null ? null : `${code}${turn}`,
        ...ticket,
      })),
    };
  });
  await database.transaction((tx) => insertSchoolTickets(tx, rows));
}
