import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { serveSchoolTicketList } from './list/serve-school-ticket-list.ts';

export const schoolTicketRoutes = ({ database }: { database: Database }): readonly Served[] =>
  serveSchoolTicketList(database);
