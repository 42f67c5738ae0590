import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { z } from 'zod';

/** The addresses of one operator's e-mails. */
export type EmailSettings = {
  /** What e-mails come from; null for the one that is made from the operator's host. */
  readonly from: string | null;
  /** Where what is written on the contact page goes; null where there is no such page. */
  readonly contact: string | null;
};

type Question = {
  given: Readonly<Record<string, string | undefined>>;
  production: boolean;
  /** Told of each setting that is wrong. */
  fault: (name: string, what: string) => void;
};

/** Reads SMTP_<TENANT>_FROM and CONTACT_<TENANT>_EMAIL of every operator. */
export function emailSettingsOf(question: Question): Readonly<Record<TenantId, EmailSettings>> {
  const each = tenantIds.map((tenant) => [tenant, emailsOf(tenant, question)]);
  return Object.fromEntries(each) as Record<TenantId, EmailSettings>;
}

const address = z.email();

function emailsOf(tenant: TenantId, { given, production, fault }: Question): EmailSettings {
  const names = {
    from: `SMTP_${tenant.toUpperCase()}_FROM`,
    contact: `CONTACT_${tenant.toUpperCase()}_EMAIL`,
  };
  for (const name of Object.values(names)) {
    const value = given[name];
    if (value !== undefined && !address.safeParse(value).success)
      fault(name, 'is no e-mail address');
  }
  const hasContactPage = tenants[tenant].offers.has('contactPage');
  const contact = given[names.contact] ?? (production ? null : `kontakt@${tenant}.example`);
  if (hasContactPage && contact === null) fault(names.contact, 'is missing');
  return { from: given[names.from] ?? null, contact: hasContactPage ? contact : null };
}
