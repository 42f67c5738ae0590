import { saveInvoiceRecipient as route } from '@takst/contract/customers/companies/invoice-recipient/save-invoice-recipient.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { describeRecipient } from './describe-recipient.ts';
import {
  emailsOfAgreements,
  findRecipient,
  lockRecipient,
  saveChoice,
  type StoredRecipient,
} from './invoice-recipient.store.ts';

/** Invoices that reached nobody go to the new address with the next run. */
export const saveInvoiceRecipient = (changes: ChangePath, sendsEhf: boolean) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body }) => {
    const key = { tenant: scope.tenant, companyId: params.id };
    await lockRecipient(tx, key);
    const facts = {
      agreementEmails: await emailsOfAgreements(tx, scope, params.id),
      sendsEhf,
    };
    const before = await findRecipient(tx, scope, params.id);
    const after = { ...before, way: body.way, email: body.email };
    const [current, wanted] = [before, after].map((one) => describeRecipient(one, facts));
    if (!current || !wanted) throw new Error('two are described');
    const compared = compareWithExpected(current.version, {
      expected: body.version,
      wanted: wanted.version,
    });
    if (compared === 'done') return { reply: current };
    if (compared === 'changed-since')
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    if (body.way === 'EHF' && !before.reachedByEhf)
      return { refused: { code: 'NOT_REACHED_BY_EHF' } };
    if (wanted.way === null) return { refused: { code: 'EMAIL_MISSING' } };
    await saveChoice(tx, key, after);
    await record({
      companyId: params.id,
      kind: 'change-invoice-recipient',
      subject: { type: 'company', id: params.id },
      about: null,
      before: recorded(before),
      after: recorded(after),
    });
    return { reply: wanted };
  });

const recorded = ({ way, email }: StoredRecipient) => ({
  invoiceWay: way ?? 'AUTOMATIC',
  invoiceEmail: email ?? '',
});
