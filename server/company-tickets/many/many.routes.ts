import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { changeManyTickets } from './change-many-tickets.ts';
import { getChangeManyTickets } from './get-change-many-tickets.ts';
import { listChangeManyTickets } from './list-change-many-tickets.ts';
import { previewChangeManyTickets } from './preview-change-many-tickets.ts';

type Dependencies = { database: Database; changes: ChangePath; scopeOf: ScopeOfUser };

export const manyRoutes = ({ database, changes, scopeOf }: Dependencies): Served[] => [
  listChangeManyTickets(database),
  getChangeManyTickets(database),
  previewChangeManyTickets({ database, scopeOf }),
  changeManyTickets({ changes, scopeOf }),
];
