import type { OptionsOf, RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketDepartments } from '@takst/contract/ticketing/batches/free-ticket-departments.ts';
import { agreementOf } from '@takst/domain/services/company-tickets/order-of-row.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import {
  type BatchWork,
  bindWork,
  type LoadRequest,
  type RowDecision,
} from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { ContinuedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { decideDepartmentChange, type NewDepartment } from '../ticket/decide-department-change.ts';
import { decideAboutPerson } from '../named-people/decide-about-person.ts';
import {
  type FreePeople,
  type LoadedFreePerson,
  loadNamedPeople,
  otherNameOf,
} from '../named-people/load-named-people.ts';
import { departmentReasons } from './department-reasons.texts.ts';

type Service = typeof freeTicketDepartments;
type Row = RowValues<Service>;
type DepartmentFacts = {
  readonly people: FreePeople;
  readonly departments: ReadonlyMap<number, NewDepartment>;
};
type Accepted = { readonly continued: readonly ContinuedTicket[] };

/** New departments for the free tickets of many: each row is one person (spec 3 §5, “Mass change department”). */
export const changeDepartments = (tickets: Tickets) =>
  bindWork({
    service: freeTicketDepartments,
    reasons: departmentReasons,
    warmUp: async () => undefined,
    load: (tx, request) => loadDepartmentFacts(tx, tickets, request),
    // Only the facts say who is the same.
    keys: () => [],
    decide: (facts, row, { options }) =>
      decideAboutPerson<Service, Accepted>(facts.people, row, (person) =>
        decideDepartment(facts, { row, person }, options),
      ),
    general: (_facts, _moment, unanswered) =>
      (['CHANGE_DATE_NOT_CHOSEN', 'AGREEMENT_NOT_CHOSEN'] as const).filter((code) =>
        unanswered.includes(code),
      ),
    async save(change, accepted, { scope: { tenant }, now }) {
      const all = accepted.flatMap(({ continued }) => continued);
      const newTickets = await tickets.continue(change, all, { tenant, now });
      const madeOf = new Map(all.map(({ row }, place) => [row.id, newTickets[place]?.id]));
      return accepted.map(({ continued: [first] }) => ({
        type: 'ticket',
        id: madeOf.get(first?.row.id ?? 0) ?? 0,
      }));
    },
    faultOfConstraint: () => null,
  } satisfies BatchWork<Service, DepartmentFacts, Accepted>);

async function loadDepartmentFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<Service>,
): Promise<DepartmentFacts> {
  const terms = await findCompanyTerms(tx, scope, companyId);
  const people = await loadNamedPeople(tx, tickets, { scope, companyId, today, rows, lock });
  return { people, departments: new Map([...terms].map(([id, one]) => [id, { ...one, id }])) };
}

const { agreementSubtypes } = ticketServiceAccess['free-tickets'];

/** Those of free tickets: the reference of a deleted one may have been given to another. */
const departmentsToName = ({ departments }: DepartmentFacts): NewDepartment[] =>
  [...departments.values()].filter(
    ({ isDeleted, subtype }) => !isDeleted && agreementSubtypes.some((one) => one === subtype),
  );

function decideDepartment(
  facts: DepartmentFacts,
  { row, person }: { readonly row: Row; readonly person: LoadedFreePerson },
  { changeFrom, ...options }: OptionsOf<Service>,
): RowDecision<Service, Accepted> {
  const column = row.agreement === null ? null : 'agreement';
  const id = agreementOf(row.agreement, options, departmentsToName(facts));
  if (typeof id === 'string') return { faults: [{ column: 'agreement', code: id }] };
  const others = person.tickets.filter((ticket) => !ticket.row.is_continued);
  const ticketsToMove = others.filter((ticket) => ticket.row.agreement_id !== id);
  if (others.length > 0 && ticketsToMove.length === 0) {
    return { faults: [{ column, code: 'AGREEMENT_UNCHANGED' }] };
  }
  const department = facts.departments.get(id);
  const decisions = ticketsToMove.map((ticket) =>
    decideDepartmentChange(ticket, { department, from: changeFrom }),
  );
  const continued = decisions.flatMap((decision) =>
    'continued' in decision ? [decision.continued] : [],
  );
  const [first] = continued;
  if (!first) {
    const [refusal] = decisions.flatMap((decision) =>
      'refused' in decision ? [decision.refused] : [],
    );
    const code = refusal ?? 'TICKET_NOT_CHANGEABLE';
    return { faults: [{ column: code.startsWith('AGREEMENT') ? column : null, code }] };
  }
  const knownAs = otherNameOf(person, row);
  return {
    accepted: { continued },
    effect: { startDate: first.newStart, priceOre: 0, knownAs },
  };
}
