import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { invoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { hash } from 'node:crypto';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import {
  emailsOfAgreements,
  findRecipient,
  type StoredRecipient,
} from './invoice-recipient.store.ts';

type Facts = {
  readonly agreementEmails: InvoiceRecipient['agreementEmails'];
  readonly sendsEhf: boolean;
};

export const describeRecipient = (
  { way: chosenWay, email, reachedByEhf, lookedUpAt }: StoredRecipient,
  { agreementEmails, sendsEhf }: Facts,
): InvoiceRecipient => ({
  way: invoiceWay({
    chosenWay,
    reachedByEhf,
    hasEmail: email !== null || agreementEmails.length > 0,
  }),
  chosenWay,
  email,
  agreementEmails,
  sendsEhf,
  reachedByEhf,
  lookedUpAt,
  version: hash('sha256', JSON.stringify([chosenWay, email]), 'base64url'),
});

/** How a company of the scope gets its invoices. */
export async function recipientOf(
  source: Database | Transaction,
  scope: CompanyScope,
  { companyId, sendsEhf }: { readonly companyId: number; readonly sendsEhf: boolean },
): Promise<InvoiceRecipient> {
  const agreementEmails = await emailsOfAgreements(source, scope, companyId);
  const stored = await findRecipient(source, scope, companyId);
  return describeRecipient(stored, { agreementEmails, sendsEhf });
}
