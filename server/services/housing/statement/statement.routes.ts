import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { downloadStatement } from './download-statement.ts';
import { getStatement } from './get-statement.ts';
import { listStatementUnits } from './list-statement-units.ts';

type Dependencies = { database: Database; services: TicketServices };

/** What a housing association pays in a year, for its board (docs/decisions/0060). */
export const statementRoutes = ({ database, services }: Dependencies): ServedRoute[] => [
  getStatement(database, services),
  listStatementUnits(database, services),
  ...downloadStatement(database, services),
];
