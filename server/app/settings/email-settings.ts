import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf, perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { z } from 'zod';

/** E-mail addresses of one operator. */
export type EmailSettings = {
  /** Sender address; null for the default at the operator's host. */
  readonly from: string | null;
  /** Customer support, who gets the contact form and is warned; null where none is set. */
  readonly contact: string | null;
};

type EmailSettingsSource = {
  values: Readonly<Record<string, string | undefined>>;
  demo: boolean;
  /** The operators that run here; nothing is asked of the others. */
  tenants: readonly TenantId[];
  /** Called for each invalid setting. */
  fault: (name: string, what: string) => void;
};

/** Reads SMTP_<TENANT>_FROM and CONTACT_<TENANT>_EMAIL of every operator. */
export const emailSettingsOf = (source: EmailSettingsSource): PerTenant<EmailSettings> =>
  perTenant((tenant) =>
    source.tenants.includes(tenant) ? emailsOf(tenant, source) : { from: null, contact: null },
  );

const address = z.email();

function emailsOf(tenant: TenantId, { values, demo, fault }: EmailSettingsSource): EmailSettings {
  const names = {
    from: `SMTP_${tenant.toUpperCase()}_FROM`,
    contact: `CONTACT_${tenant.toUpperCase()}_EMAIL`,
  };
  for (const name of Object.values(names)) {
    const value = values[name];
    if (value !== undefined && !address.safeParse(value).success)
      fault(name, 'is no e-mail address');
  }
  const hasContactPage = tenantOf(tenant).offers.has('contactPage');
  const contact = values[names.contact] ?? (demo ? `kontakt@${tenant}.example` : null);
  if (hasContactPage && contact === null) fault(names.contact, 'is missing');
  return { from: values[names.from] ?? null, contact };
}
