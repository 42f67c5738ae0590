import { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import { compareFamilies } from '@takst/domain/services/free-tickets/leavers.rules.ts';
import { type CompareList, readEntry } from '#ticketing/roster/roster.public.ts';
import { findFamilies } from './families.query.ts';

/** Compares a list of employees with the families that have free tickets. */
export const compareEmployees: CompareList = async (
  tx,
  { scope, companyId, isWhole, reading, today, list },
) => {
  const { columns } = freeTicketLeavers;
  const entries = [...list].map(([row, cells]) => readEntry(row, cells, { columns, reading }));
  const families = await findFamilies(tx, scope, { companyId, today });
  return compareFamilies({ list: entries, families, isWhole, today });
};
