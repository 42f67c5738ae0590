import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import {
  schoolYearName,
  schoolYearOf,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { describeSchoolTickets } from '#services/school-tickets/ticket/describe-school-ticket.ts';
import { loadSchoolFacts } from '#services/school-tickets/ticket/load-school-rules.ts';
import { describeReplacement } from '#services/school-tickets/lost-card/describe-replacement.ts';
import { findReplacements } from '#services/school-tickets/lost-card/replacement.query.ts';
import {
  endedOn,
  previousTicket,
  ruledTicket,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

type Moment = { readonly scope: Scope; readonly today: Temporal.PlainDate };

/** School tickets with what their page says beside what the list says, by the rules that the calls ask. */
export async function describeTicketsOnPage(
  database: Database,
  { scope, today }: Moment,
  rows: readonly TicketRow[],
): Promise<SchoolTicketOnPage[]> {
  const request = { scope, today, tickets: rows };
  const { years, cards, rules } = await loadSchoolFacts(database, request);
  const replacements = await findReplacements(database, scope, rows);
  const facts = { cards, replacements };
  const described = await describeSchoolTickets(database, { scope, today, ...facts }, rows);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return described.flatMap((ticket) => {
    const row = rowOf.get(ticket.id);
    if (!row) return [];
    const year = schoolYearOf(years, ticket);
    const previous = previousTicket(row);
    return {
      ...ticket,
      schoolYear: year && schoolYearName(year),
      endByRule: rules.endByRule(row.id),
      endedOn: endedOn(row),
      mayUndoEnd: rules.actions(ruledTicket(row, today)).has('undo-end'),
      continuesId: row.continues_id,
      replacement: describeReplacement(row, { scope, ...facts }),
      reopensId: previous && rules.mayReopen(previous) ? previous.id : null,
    };
  });
}
