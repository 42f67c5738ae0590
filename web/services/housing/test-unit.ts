import { subscriberOnTheWire } from '#ticketing/subscribers/test-employee.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';

export const association = companyOf({
  name: 'Lindetunet borettslag',
  allAgreements: granlia.allAgreements.map((agreement) => ({
    ...agreement,
    subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT',
  })),
});

const activeTicket = {
  productType: 'TICKET',
  type: 'TICKET',
  status: 'active',
  startDate: '2026-01-01',
  expirationDate: null as string | null,
  isHandedOut: false,
};

/** A resident of a unit since January 2026, with an active ticket. */
const unitPersonOnTheWire = {
  ...subscriberOnTheWire,
  employeeId: 'H0101',
  household: 1,
  fromDate: '2026-01-01',
  toDate: null as string | null,
  isMoveOutUndoable: false,
  endedByMoveOut: [] as readonly object[],
  runningEntries: 1,
  entries: [activeTicket],
};
type UnitPersonOnTheWire = typeof unitPersonOnTheWire;

export const personWith = (facts: Partial<UnitPersonOnTheWire>): UnitPersonOnTheWire => ({
  ...unitPersonOnTheWire,
  ...facts,
});

export const unitWith = (...people: readonly UnitPersonOnTheWire[]) => ({
  id: 9,
  number: 'H0101',
  people,
});

/** Another resident than Ingrid Ali. */
export const ola = { id: 8, firstName: 'Ola', lastName: 'Nes', phone: '41234568' };
