import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { getActivation } from './get-activation.ts';
import type { SignInWay } from './sign-in-way.ts';
import { activateUser } from './activate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; wayOf: SignInWay };

export const activationRoutes = ({ database, changes, wayOf }: Dependencies): Served[] => [
  getActivation(database, wayOf),
  activateUser({ database, changes, wayOf }),
];
