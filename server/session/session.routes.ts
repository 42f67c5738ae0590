import { getContact as getContactRoute } from '@takst/contract/session/get-contact.contract.ts';
import { listUserCompanies as listRoute } from '@takst/contract/session/list-user-companies.contract.ts';
import { listUserCompanies } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { getContact } from '#users/users.public.ts';

/** The two calls that a session starts with (spec 1 §2.1). */
export const sessionContractRoutes = (database: Database): Served[] => [
  serve(getContactRoute, getContact(database)),
  serve(listRoute, listUserCompanies(database)),
];
