import type { Contact } from '@takst/contract/session/get-contact.contract.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

export type ContactFormFacts = {
  tenant: TenantId;
  message: string;
  company: { id: number; name: string; organisationNumber: string };
  sender: Omit<Contact, 'id' | 'roles'>;
};

/** The e-mail to the operator: the message first, then its sender and company. */
export function contactFormEmail({ tenant, message, company, sender }: ContactFormFacts): {
  subject: string;
  text: string;
} {
  const { firstName, lastName, email, phoneCountryCode, phone } = sender;
  return {
    subject: `Henvendelse fra ${company.name} (kundenummer ${company.id})`,
    text: [
      message,
      '',
      '--',
      `Fra: ${firstName} ${lastName}, ${email}, ${phoneCountryCode} ${phone}`,
      `Bedrift: ${company.name}, kundenummer ${company.id}, org.nr. ${company.organisationNumber}`,
      `Sendt fra kontaktskjemaet i ${tenants[tenant].brandTitle}. Svar på denne e-posten går til avsenderen.`,
    ].join('\n'),
  };
}
