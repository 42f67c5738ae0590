import { getInvoiceRecipient as getRoute } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import { lookUpInvoiceRecipient as lookUpRoute } from '@takst/contract/customers/companies/invoice-recipient/look-up-invoice-recipient.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve, type ServedRoute } from '#platform/http/serve.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { recipientOf } from './describe-recipient.ts';
import { organisationNumberOf, saveLookUp } from './invoice-recipient.store.ts';
import { saveInvoiceRecipient } from './save-invoice-recipient.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly eInvoiceReceivers: EInvoiceReceivers;
  /** Whether there is an access point. */
  readonly sendsEhf: boolean;
};

/** How a company gets its invoices (docs/decisions/0143). */
export const invoiceRecipientRoutes = ({
  database,
  changes,
  eInvoiceReceivers,
  sendsEhf,
}: Dependencies): ServedRoute[] => [
  serve(getRoute, async ({ scope, params: { id: companyId } }) => ({
    reply: await recipientOf(database, scope, { companyId, sendsEhf }),
  })),
  // The network may take seconds to answer: it is asked outside a transaction.
  serve(lookUpRoute, async ({ scope, params: { id: companyId }, now }) => {
    if (!sendsEhf) return { refused: { code: 'EHF_NOT_SENT' as const } };
    const company = await organisationNumberOf(database, scope, companyId);
    if (!company) throw new Error(`company ${companyId} was within the scope a moment ago`);
    const isReached = await eInvoiceReceivers.receivesEhf(company.number);
    const key = { tenant: scope.tenant, companyId };
    await database.transaction(async (tx) => void (await saveLookUp(tx, key, { isReached, now })));
    return { reply: await recipientOf(database, scope, { companyId, sendsEhf }) };
  }),
  saveInvoiceRecipient(changes, sendsEhf),
];
