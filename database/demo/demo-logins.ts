import { companyLogins } from './company-logins.ts';
import type { DemoLogin, LoginDraft } from './login-draft.ts';
import { operatorLogins, rejectedLogins } from './operator-logins.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { demoTenants } from './demo-tenants.ts';

/** The same for everybody: it opens invented data only. */
export const demoPassword = 'demo';

const loginOf = (tenant: TenantId, draft: LoginDraft): DemoLogin => ({
  tenant,
  email: `${draft.at}@${tenant}.example`,
  firstName: draft.name[0],
  lastName: draft.name[1],
  who: { nb: draft.who[0], en: draft.who[1] },
  toTry: { nb: draft.toTry[0], en: draft.toTry[1] },
  companyRoles: draft.companyRoles ?? {},
  globalRoles: draft.globalRoles ?? [],
  state: draft.state === undefined ? 'ACTIVE' : draft.state,
  invitedForDays: draft.invitedForDays ?? null,
});

/** Those who work at an operator without companies of the demo world. */
export const loginsOfNewOperator = (tenant: TenantId): readonly DemoLogin[] =>
  operatorLogins.map((draft) => loginOf(tenant, draft));

/** Everyone who can sign in to the demo world; start-up prints them and docs/demo-logins.md lists them. */
export const demoLogins: readonly DemoLogin[] = demoTenants.flatMap((tenant) =>
  [...companyLogins, ...operatorLogins, ...rejectedLogins]
    .filter((draft) => draft.only?.includes(tenant) ?? true)
    .map((draft) => loginOf(tenant, draft)),
);
