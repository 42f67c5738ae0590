import {
  approveProposal as approveRoute,
  rejectProposal as rejectRoute,
  withdrawProposal as withdrawRoute,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import type { RowOf } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import {
  whyNotDecided,
  whyNotWithdrawn,
} from '@takst/domain/services/operator-desk/decide-proposal.rules.ts';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockInvoiceNumbers } from '#billing/invoices/invoices.public.ts';
import { compareRows, proposedOf, readCompared } from '../rows/compare-rows.ts';
import { type Saving, saveRows } from '../rows/desk-rows.store.ts';
import { lockProducts } from '../rows/product-changes.store.ts';
import { findFault } from '../rows/find-fault.ts';
import { announceDecision } from './announce-decision.ts';
import { lockProposal, saveDecision } from './proposal.store.ts';

type Dependencies = { readonly changes: ChangePath; readonly origins: PerTenant<string> };

/** Approves a proposal: its rows are saved as they were shown, or not at all. */
export const approveProposal = ({ changes, origins }: Dependencies) =>
  serveChange(approveRoute, changes, async (change, call) => {
    const { tx } = change;
    const { scope, params, today, now } = call;
    const { tenant, userId } = scope;
    const locked = await lockProposal(tx, { tenant, id: params.id });
    if (!locked) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const refused = whyNotDecided(locked, userId);
    if (refused) return { refused: { code: refused } };
    // No invoice is issued with the seller of before while another one is approved from its day on.
    if (locked.kind === 'seller') await lockInvoiceNumbers(tx, tenant);
    const compared = readCompared(locked);
    const proposed = proposedOf(compared);
    if (proposed.kind === 'product') await lockProducts(tx, tenant, proposed.rows);
    const fault = await findFault(tx, { tenant, today }, proposed);
    if (fault?.code === 'TOO_EARLY' || fault?.code === 'YEARS_OVERLAP') return { refused: fault };
    // Products are never deleted, so that nothing but its day is wrong with a row that was in order.
    if (fault) return { refused: { code: 'BASE_CHANGED' } };
    const current = await compareRows({ source: tx, tenant }, proposed);
    if (JSON.stringify(current) !== JSON.stringify(compared)) {
      return { refused: { code: 'BASE_CHANGED' } };
    }
    await save(tx, { tenant, today, proposalId: params.id }, proposed);
    await saveDecision(tx, { tenant, id: params.id, state: 'APPROVED', userId, now });
    await change.record({
      companyId: null,
      kind: 'approve-proposal',
      subject: { type: 'proposal', id: params.id },
      about: null,
      before: null,
      after: { proposedRows: compared },
    });
    await announceDecision(change, {
      tenant,
      id: params.id,
      compared,
      state: 'APPROVED',
      userIds: [locked.proposedBy, userId],
      origin: ofTenant(origins, tenant),
    });
    return { reply: null };
  });

const save = <K extends ProposalKind>(
  tx: Transaction,
  saving: Saving,
  { kind, rows }: { readonly kind: K; readonly rows: readonly RowOf[K][] },
) => saveRows[kind](tx, saving, rows);

export const rejectProposal = ({ changes, origins }: Dependencies) =>
  serveChange(rejectRoute, changes, async (change, { scope, params: { id }, body, now }) => {
    const { tenant, userId } = scope;
    const locked = await lockProposal(change.tx, { tenant, id });
    if (!locked) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const refused = whyNotDecided(locked, userId);
    if (refused) return { refused: { code: refused } };
    const { reason } = body;
    await saveDecision(change.tx, { tenant, id, state: 'REJECTED', userId, now, reason });
    await change.record(decided('reject-proposal', id));
    await announceDecision(change, {
      tenant,
      id,
      compared: readCompared(locked),
      state: 'REJECTED',
      reason,
      userIds: [locked.proposedBy, userId],
      origin: ofTenant(origins, tenant),
    });
    return { reply: null };
  });

export const withdrawProposal = ({ changes }: Dependencies) =>
  serveChange(withdrawRoute, changes, async (change, { scope, params: { id }, now }) => {
    const { tenant, userId } = scope;
    const locked = await lockProposal(change.tx, { tenant, id });
    if (!locked) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const refused = whyNotWithdrawn(locked, userId);
    if (refused) return { refused: { code: refused } };
    await saveDecision(change.tx, { tenant, id, state: 'WITHDRAWN', userId, now });
    await change.record(decided('withdraw-proposal', id));
    return { reply: null };
  });

const decided = (kind: 'reject-proposal' | 'withdraw-proposal', id: number) => ({
  companyId: null,
  kind,
  subject: { type: 'proposal', id },
  about: null,
  before: null,
  after: null,
});
