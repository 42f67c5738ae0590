import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import { rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import { userStatuses } from '@takst/domain/customers/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { idInQuery } from '#platform/calls/scalars.ts';
import { administeredUser } from './user.schema.ts';

export const userList = listOf({
  path: '/user-api/user',
  summary:
    'The users whom one administers, by name; every word must match name, e-mail or phone number',
  plural: 'users',
  needs: 'userAdmin',
  filters: userStatuses,
  /** Together: who has that role there. */
  choices: {
    role: { schema: z.enum([...rolesInUserView, ...globalRoles]) },
    companyId: { schema: idInQuery, address: 'company' },
  },
  columns: {
    email: { heading: { nb: 'Brukernavn', en: 'User name' }, file: true, sort: true },
    firstName: { heading: { nb: 'Fornavn', en: 'First name' }, file: true, sort: true },
    lastName: { heading: { nb: 'Etternavn', en: 'Last name' }, file: true, sort: true },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' }, file: { nb: 'Telefon', en: 'Phone' } },
    state: { heading: { nb: 'Status', en: 'State' }, file: true },
    actions: { heading: { nb: 'Handlinger', en: 'Actions' } },
  },
  sortedBy: 'lastName',
  entry: administeredUser,
  counts: {},
  file: { nb: 'brukere', en: 'users' },
});
export type UserRows = RowsQuery<typeof userList>;
export const { list: listUsers, counts: countUsers, csv: downloadUsers } = userList;
