import { getContact as route } from '@takst/contract/customers/session/get-contact.contract.ts';
import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { contactOf } from './contact.query.ts';

export const getContact = (database: Database) =>
  serve(route, async ({ scope }) => {
    const contact = await contactOf(database, scope);
    if (!contact) throw new Error(`user ${scope.userId} was signed in a moment ago`);
    const roles = globalRoles.filter((role) => contact.roles.includes(role));
    return { reply: { ...contact, roles } };
  });
