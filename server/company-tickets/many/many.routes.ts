import { changeManyTickets as changeRoute } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { getChangeManyTickets as getRoute } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { listChangeManyTickets as listRoute } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { previewChangeManyTickets as previewRoute } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { changeManyTickets } from './change-many-tickets.ts';
import { getChangeManyTickets } from './get-change-many-tickets.ts';
import { listChangeManyTickets } from './list-change-many-tickets.ts';
import { previewChangeManyTickets } from './preview-change-many-tickets.ts';

type Dependencies = { database: Database; changes: ChangePath; scopeOf: ScopeOfUser };

/** Changes for many from the employee list. */
export const manyRoutes = ({ database, changes, scopeOf }: Dependencies): Served[] => [
  serve(listRoute, listChangeManyTickets(database)),
  serve(getRoute, getChangeManyTickets(database)),
  serve(previewRoute, previewChangeManyTickets({ database, scopeOf })),
  serve(changeRoute, changeManyTickets({ changes, scopeOf })),
];
