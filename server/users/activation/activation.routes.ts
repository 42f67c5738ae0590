import { getActivation as getRoute } from '@takst/contract/users/get-activation.contract.ts';
import { activateUser as activateRoute } from '@takst/contract/users/activate-user.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { getActivation } from './get-activation.ts';
import type { SignInWay } from './sign-in-way.ts';
import { activateUser } from './activate-user.ts';

type Dependencies = { database: Database; changes: ChangePath; wayOf: SignInWay };

/** Activation links. */
export const activationRoutes = ({ database, changes, wayOf }: Dependencies): Served[] => [
  serve(getRoute, getActivation(database, wayOf)),
  serve(activateRoute, activateUser({ database, changes, wayOf })),
];
