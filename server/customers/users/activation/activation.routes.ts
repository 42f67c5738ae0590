import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getActivation } from './get-activation.ts';
import type { SignInWay } from './sign-in-way.ts';
import { activateUser } from './activate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; wayOf: SignInWay };

export const activationRoutes = ({ database, changes, wayOf }: Dependencies): ServedRoute[] => [
  getActivation(database, wayOf),
  activateUser({ database, changes, wayOf }),
];
