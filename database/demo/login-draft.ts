import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

export type DemoLogin = {
  readonly tenant: TenantId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly who: BilingualText;
  readonly toTry: BilingualText;
  /** Roles by the key of the demo company. */
  readonly companyRoles: Readonly<Record<string, readonly string[]>>;
  readonly globalRoles: readonly string[];
  /** As the portal knows the user; null for one that only the identity provider knows. */
  readonly state: 'ACTIVE' | 'INACTIVE' | 'DELETED' | null;
  /** Days until the invitation of an inactive user ends; null for one who was deactivated. */
  readonly invitedForDays: number | null;
};

/** One login as it is written down, for every tenant that it is not kept from. */
export type LoginDraft = Partial<
  Pick<DemoLogin, 'companyRoles' | 'globalRoles' | 'state' | 'invitedForDays'>
> & {
  readonly at: string;
  readonly name: readonly [string, string];
  readonly who: readonly [nb: string, en: string];
  readonly toTry: readonly [nb: string, en: string];
  readonly only?: readonly TenantId[];
};

/** The company that most demo users belong to. */
export const mainCompany = 'several-services';
