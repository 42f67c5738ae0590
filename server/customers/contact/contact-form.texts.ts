import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';

export type ContactFormFacts = {
  tenant: TenantId;
  message: string;
  company: { id: number; name: string; organisationNumber: string };
  sender: Omit<Contact, 'id' | 'roles'>;
};

/**
 * The e-mail to the operator: the message first, then its sender and company. Only the message is free
 * text: a user writes it to the operator's own mailbox, in lines, and may show a page by its address.
 */
export function contactFormEmail({ tenant, message, company, sender }: ContactFormFacts): {
  subject: string;
  text: string;
} {
  const { email, phoneCountryCode, phone } = sender;
  const senderName = nameInMessage(`${sender.firstName} ${sender.lastName}`);
  const companyName = nameInMessage(company.name);
  return {
    subject: `Henvendelse fra ${companyName} (kundenummer ${company.id})`,
    text: [
      message,
      '',
      '--',
      `Fra: ${senderName}, ${email}, ${phoneCountryCode} ${phone}`,
      `Bedrift: ${companyName}, kundenummer ${company.id}, org.nr. ${company.organisationNumber}`,
      `Sendt fra kontaktskjemaet i ${tenantOf(tenant).brandTitle}. Svar på denne e-posten går til avsenderen.`,
    ].join('\n'),
  };
}
