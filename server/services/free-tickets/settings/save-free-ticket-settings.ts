import { saveFreeTicketSettings as route } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import {
  departmentNames,
  isDepartment,
} from '@takst/domain/services/free-tickets/department.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { describeSettings, versionOf } from './describe-settings.ts';
import {
  freeTicketSettingsStore,
  type StoredFreeTicketSettings,
  unsetFreeTicketSettings,
} from './free-ticket-settings.store.ts';

export const saveFreeTicketSettings = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body, now }) => {
    const { companyId } = params;
    const store = freeTicketSettingsStore(tx, scope);
    const before = await store.lock(companyId);
    const { version, sendsTaxNotice, ...others } = body;
    const current = before ?? unsetFreeTicketSettings;
    const after = { ...others, sendsTaxNotice: sendsTaxNotice ?? current.sendsTaxNotice };
    const compared = compareWithExpected(versionOf(before), {
      expected: version,
      wanted: versionOf(after),
    });
    if (compared === 'done') return { reply: describeSettings(after) };
    if (compared === 'changed-since' && before)
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: describeSettings(before) } };
    if (!(await hasDepartment(tx, { scope, companyId }, after.invoiceReference)))
      return { refused: { code: 'DEPARTMENT_NOT_FOUND' } };
    await store.save(companyId, after, now);
    await record({
      companyId,
      kind: 'change-free-ticket-settings',
      subject: { type: 'company', id: companyId },
      about: null,
      before: recorded(current),
      after: recorded(after),
    });
    return { reply: describeSettings(after) };
  });

/** Whether a department of the company has a name; one whose agreement has ended keeps it. */
async function hasDepartment(
  tx: Transaction,
  { scope, companyId }: { readonly scope: Scope; readonly companyId: number },
  name: string | null,
): Promise<boolean> {
  if (name === null) return true;
  const terms = [...(await findCompanyTerms(tx, scope, companyId)).values()];
  return departmentNames(terms.filter((one) => isDepartment(one) && !one.isDeleted)).includes(name);
}

const recorded = (settings: StoredFreeTicketSettings) => ({
  usualDepartment: settings.invoiceReference ?? '',
  expireChildTickets: settings.expireChildTickets,
  expireChildTicketsAtAge: String(settings.expireChildTicketsAtAge),
  sendsTaxNotice: settings.sendsTaxNotice,
});
