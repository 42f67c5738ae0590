import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import type { AnnounceUser } from '../activation/announce-user.ts';
import { changeUserRoles } from './change-user-roles.ts';
import { countUsers } from '../list/count-users.ts';
import { downloadUsers } from '../list/download-users.ts';
import { createUser } from './create-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { getUser } from './get-user.ts';
import { getUserRoles } from './get-user-roles.ts';
import { listUsers } from '../list/list-users.ts';
import { reactivateUser } from './reactivate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceUser };

/** User administration (spec 1 §2.4, §7). */
export const administrationRoutes = ({ database, changes, announce }: Dependencies): Served[] => [
  listUsers(database),
  countUsers(database),
  downloadUsers(database),
  getUser(database),
  getUserRoles(database),
  createUser(changes, announce),
  changeUserRoles(changes),
  deactivateUser(changes),
  reactivateUser(changes, announce),
];
