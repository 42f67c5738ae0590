import type { DemoLogin } from './demo-logins.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

/** One login as it is written down, for every tenant that it is not kept from. */
export type LoginDraft = Partial<Pick<DemoLogin, 'companyRoles' | 'globalRoles' | 'state'>> & {
  readonly at: string;
  readonly name: readonly [string, string];
  readonly who: readonly [nb: string, en: string];
  readonly toTry: readonly [nb: string, en: string];
  readonly only?: readonly TenantId[];
};

/** The company that most demo users belong to. */
export const mainCompany = 'several-services';
