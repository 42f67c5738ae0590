import { endOtherSessions as endRoute } from '@takst/contract/session/end-other-sessions.contract.ts';
import { getContact as getContactRoute } from '@takst/contract/session/get-contact.contract.ts';
import { listOwnSessions as ownRoute } from '@takst/contract/session/list-own-sessions.contract.ts';
import { listUserCompanies as listRoute } from '@takst/contract/session/list-user-companies.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { listUserCompanies } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { getContact } from '#users/users.public.ts';
import { endOtherSessions } from './own-sessions/end-other-sessions.ts';
import { listOwnSessions } from './own-sessions/list-own-sessions.ts';

type Dependencies = { database: Database; changes: ChangePath };

/** The first two calls of a session (spec 1 §2.1), and the user's own sessions. */
export const sessionContractRoutes = ({ database, changes }: Dependencies): Served[] => [
  serve(getContactRoute, getContact(database)),
  serve(listRoute, listUserCompanies(database)),
  serve(ownRoute, listOwnSessions(database)),
  serve(endRoute, endOtherSessions(changes)),
];
