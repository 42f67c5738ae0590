import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { accountStore } from './embedded-provider.store.ts';
import { isPassword } from './password.ts';
import type { SignInProblem } from './sign-in-page.ts';
import { signInTriesStore } from './sign-in-tries.store.ts';

const maxTries = { account: 5, address: 50 };

type Attempt = { tenant: TenantId; address: string; email: string; password: string };

/** Finds the account of an e-mail and password; limits wrong tries. */
export const checkPassword =
  (database: Database) =>
  async (attempt: Attempt): Promise<{ subject: string } | { problem: SignInProblem }> => {
    const { tenant, address, email, password } = attempt;
    const accountKey = `${tenant} ${email.toLowerCase()}`;
    const { tooMany, account } = await database.transaction(async (tx) => {
      const tries = signInTriesStore(tx);
      const byAddress = await tries.count(address);
      const byAccount = await tries.count(accountKey);
      return {
        tooMany: byAddress > maxTries.address || byAccount > maxTries.account,
        account: await accountStore(tx, tenant).findByEmail(email),
      };
    });
    if (tooMany) return { problem: 'too-many-tries' };
    const isRightPassword = await isPassword(password, account?.passwordHash ?? null);
    if (!isRightPassword || !account) return { problem: 'wrong-password' };
    await database.transaction(async (tx) => {
      const tries = signInTriesStore(tx);
      await tries.forget(address);
      await tries.forget(accountKey);
    });
    return { subject: account.subject };
  };
