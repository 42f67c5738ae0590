import type { RosterFacts, RosterOptions, RosterRow } from './load-roster-facts.ts';
import type { RosterDecision } from './accepted-act.ts';
import { decideOrderRow } from '../order-many/decide-order-row.ts';
import { namedAgreement } from './named-agreement.ts';

const needed = ['firstName', 'lastName', 'phone', 'employeeId'] as const;

/** The order of somebody who is on the list and has no ticket here. */
export function decideJoiner(
  { orders }: RosterFacts,
  row: RosterRow,
  { isWhole: _isWhole, lastDay: _lastDay, ...options }: RosterOptions,
): RosterDecision {
  const { firstName, lastName, phone, employeeId } = row;
  if (firstName === null || lastName === null || phone === null || employeeId === null) {
    const missing = needed.filter((column) => row[column] === null);
    return { faults: missing.map((column) => ({ column, code: 'required' })) };
  }
  const agreementId = namedAgreement(row.department, orders.orderable);
  const decision = decideOrderRow(
    orders,
    {
      firstName,
      lastName,
      phone,
      employeeId,
      // A department that is no invoice reference says nothing.
      agreement: agreementId === null ? null : String(agreementId),
      startDate: null,
      zoneFrom: null,
      zoneTo: null,
    },
    { ...options, hasNewNames: false },
  );
  if ('accepted' in decision) {
    return { accepted: { do: 'order', order: decision.accepted }, effect: decision.effect };
  }
  return {
    faults: decision.faults.map(({ column, code, proposal }) => {
      switch (column) {
        case 'agreement':
          return { column: null, code: code === 'required' ? 'AGREEMENT_NOT_FOUND' : code };
        case 'startDate':
          return { column: null, code: code === 'required' ? 'START_DATE_MISSING' : code };
        case 'zoneFrom':
        case 'zoneTo':
          return { column: null, code: code === 'required' ? 'ZONES_MISSING' : code };
        default:
          return { column, code, proposal: proposal ?? null };
      }
    }),
  };
}
