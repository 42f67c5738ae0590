import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { findUnit, getUnitOfSubscriber } from './unit/get-unit.ts';
import { liveTogether } from './move-in/live-together.ts';
import { moveIn } from './move-in/move-in.ts';
import { moveOut } from './move-out/move-out.ts';
import { undoMoveOut } from './move-out/undo-move-out.ts';

type Dependencies = { database: Database; changes: ChangePath; tickets: Tickets };

/** Who lives where in a housing association, beside what the subscriber services share (docs/decisions/0058). */
export const housingRoutes = ({ database, changes, tickets }: Dependencies): ServedRoute[] => [
  getUnitOfSubscriber(database),
  findUnit(database),
  moveIn(changes, tickets),
  moveOut(changes, tickets),
  undoMoveOut(changes, tickets),
  liveTogether(changes),
];
