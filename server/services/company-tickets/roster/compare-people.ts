import { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { compareRoster } from '@takst/domain/ticketing/roster/compare-roster.rules.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import { type CompareList, readEntry } from '#ticketing/roster/roster.public.ts';
import { namedAgreement } from './named-agreement.ts';
import { findRosterPeople } from './roster-people.query.ts';

/** Compares a list with everybody who has a company ticket. */
export const comparePeople: CompareList = async (
  tx,
  { scope, companyId, isWhole, reading, today, list },
) => {
  const { agreementSubtypes } = ticketServiceAccess['company-tickets'];
  const agreements = [...(await findCompanyTerms(tx, scope, companyId))].flatMap(([id, one]) =>
    !one.isDeleted && mayOrderUnder(agreementSubtypes, one, { today, start: today })
      ? [{ ...one, id }]
      : [],
  );
  const people = await findRosterPeople(tx, scope, { companyId, today });
  const { columns } = companyTicketRoster;
  const agreementOf = (department: string | null) => namedAgreement(department, agreements);
  const entries = [...list].map(([row, cells]) =>
    readEntry(row, cells, { columns, reading, agreementOf }),
  );
  return compareRoster({ list: entries, people, isWhole, today });
};
