import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { AnnounceUser } from '../activation/announce-user.ts';
import { changeUserRoles } from './change-user-roles.ts';
import { createUser } from './create-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { getUser } from './get-user.ts';
import { getUserRoles } from './get-user-roles.ts';
import { serveUserList } from '../list/user-list.query.ts';
import { reactivateUser } from './reactivate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceUser };

/** User administration (spec 1 §2.4, §7). */
export const administrationRoutes = ({
  database,
  changes,
  announce,
}: Dependencies): ServedRoute[] => [
  ...serveUserList(database),
  getUser(database),
  getUserRoles(database),
  createUser(changes, announce),
  changeUserRoles(changes),
  deactivateUser(changes),
  reactivateUser(changes, announce),
];
