import { changeCoveredUser } from '@takst/contract/services/ticket-counter/covers/change-covered-user.contract.ts';
import { coverUser } from '@takst/contract/services/ticket-counter/covers/cover-user.contract.ts';
import { listCoveredUsers } from '@takst/contract/services/ticket-counter/covers/covered-user-list.contract.ts';
import { stopCoveringUser } from '@takst/contract/services/ticket-counter/covers/stop-covering-user.contract.ts';
import { changeInvoiceReference } from '@takst/contract/services/ticket-counter/references/change-invoice-reference.contract.ts';
import { createInvoiceReference } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import { deleteInvoiceReference } from '@takst/contract/services/ticket-counter/references/delete-invoice-reference.contract.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { getCounterSettings } from '@takst/contract/services/ticket-counter/settings/get-counter-settings.contract.ts';
import { saveCounterSettings } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { forgetCounter } from './test-counter.store.ts';

type Body<R extends Parameters<TestPortal['callAs']>[1]> =
  CallInput<R> extends { body: infer B } ? B : never;

/** Who has the settings at each operator, and who orders. */
export const administrator = 'hr-users';
export const buyer = 'ticket-counter';

/** The counter of a company that has used nothing of it, as one of its users has it. */
export async function counterOf(
  portal: TestPortal,
  {
    userName = administrator,
    tenant = 'ruter',
    key = 'several-services',
    isNew = true,
  }: { userName?: string; tenant?: TenantId; key?: string; isNew?: boolean } = {},
) {
  const user = portal.user(userName, tenant);
  const { id } = portal.company(key, tenant);
  if (isNew) await forgetCounter(portal.database, id);
  const params = { id };
  return {
    id,
    settings: () => portal.callAs(user, getCounterSettings, { params }),
    saveSettings: (body: Body<typeof saveCounterSettings>) =>
      portal.callAs(user, saveCounterSettings, { params, body }),
    references: async (query: Record<string, string> = {}) =>
      matchesIn(await portal.callAs(user, listInvoiceReferences, { params, query })),
    addReference: (body: Body<typeof createInvoiceReference>) =>
      portal.callAs(user, createInvoiceReference, { params, body }),
    changeReference: (referenceId: number, body: Body<typeof changeInvoiceReference>) =>
      portal.callAs(user, changeInvoiceReference, { params: { id, referenceId }, body }),
    deleteReference: (referenceId: number) =>
      portal.callAs(user, deleteInvoiceReference, { params: { id, referenceId } }),
    people: async (query: Record<string, string> = {}) =>
      matchesIn(await portal.callAs(user, listCoveredUsers, { params, query })),
    cover: (body: Body<typeof coverUser>) => portal.callAs(user, coverUser, { params, body }),
    change: (coveredUserId: number, body: Body<typeof changeCoveredUser>) =>
      portal.callAs(user, changeCoveredUser, { params: { id, coveredUserId }, body }),
    stopCovering: (coveredUserId: number) =>
      portal.callAs(user, stopCoveringUser, { params: { id, coveredUserId } }),
    recorded: async (kind: string) =>
      (
        await recordedChanges(portal.database)
          .where('change.kind', '=', kind)
          .where('change.company_id', '=', id)
          .execute()
      ).map(({ before, after }) => ({ before, after })),
  };
}
export type Counter = Awaited<ReturnType<typeof counterOf>>;

/** What both lists have in common. */
type Listed = {
  id: number;
  version: string;
  name?: string;
  phone?: string;
  reference?: string;
  budgetOre?: number | null;
  invoiceReference?: string;
};

function matchesIn({ status, text, json }: Answer): Listed[] {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return (json as { matches: Listed[] }).matches;
}

/** The id in an answer that must be in order. */
export function idIn({ status, text, json }: Answer): number {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return (json as { id: number }).id;
}

/** A reference that is new. */
export const addedReference = async (counter: Counter, reference = 'Gjester') =>
  idIn(await counter.addReference({ reference }));

let phones = 0;
/** A new person to be covered. */
export const somebody = (invoiceReferenceId: number) => ({
  invoiceReferenceId,
  name: 'Runa Sandvik',
  phoneCountryCode: '+47',
  phone: String(48_000_000 + (phones += 1)),
});
