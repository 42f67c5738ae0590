import type { SchoolTicketFilter } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { ticketConditions } from '#ticketing/travel-cards/travel-cards.public.ts';
import { owesFee } from '../lost-card/replacement.query.ts';

type ConditionScope = { readonly scope: Scope; readonly today: Temporal.PlainDate };

/** What the overview is filtered by, of a `tickets.ticket`. */
export const schoolTicketConditions = ({
  scope,
  today,
}: ConditionScope): Readonly<Record<SchoolTicketFilter, RawBuilder<SqlBool>>> => ({
  ...ticketConditions(today),
  'fee-owed': owesFee(scope),
});
