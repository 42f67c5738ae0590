import { changeUserRoles as rolesRoute } from '@takst/contract/users/change-user-roles.contract.ts';
import { createUser as createRoute } from '@takst/contract/users/create-user.contract.ts';
import { deactivateUser as deactivateRoute } from '@takst/contract/users/deactivate-user.contract.ts';
import { getUser as getRoute } from '@takst/contract/users/get-user.contract.ts';
import { getUserRoles as getRolesRoute } from '@takst/contract/users/get-user-roles.contract.ts';
import { listUsers as listRoute } from '@takst/contract/users/list-users.contract.ts';
import { reactivateUser as reactivateRoute } from '@takst/contract/users/reactivate-user.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import type { AnnounceUser } from './announce-user.ts';
import { changeUserRoles } from './change-user-roles.ts';
import { createUser } from './create-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { getUser } from './get-user.ts';
import { getUserRoles } from './get-user-roles.ts';
import { listUsers } from './list-users.ts';
import { reactivateUser } from './reactivate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceUser };

/** User administration (spec 1 §2.4, §7). */
export const administrationRoutes = ({ database, changes, announce }: Dependencies): Served[] => [
  serve(listRoute, listUsers(database)),
  serve(getRoute, getUser(database)),
  serve(getRolesRoute, getUserRoles(database)),
  serve(createRoute, createUser(changes, announce)),
  serve(rolesRoute, changeUserRoles(changes)),
  serve(deactivateRoute, deactivateUser(changes)),
  serve(reactivateRoute, reactivateUser(changes, announce)),
];
