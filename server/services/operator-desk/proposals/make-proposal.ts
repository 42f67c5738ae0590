import { makeProposal as route } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changingRows, compareRows, proposedOf } from '../rows/compare-rows.ts';
import { findFault, firstDayOf } from '../rows/find-fault.ts';
import { announceProposal } from './announce-proposal.ts';
import { insertProposal } from './proposal.store.ts';

type Dependencies = { readonly changes: ChangePath; readonly origins: PerTenant<string> };

export const makeProposal = ({ changes, origins }: Dependencies) =>
  serveChange(route, changes, async (change, { scope: { tenant, userId }, body, today, now }) => {
    const { tx } = change;
    const fault = await findFault(tx, { tenant, today }, body.proposed);
    if (fault) return { refused: fault };
    const compared = changingRows(await compareRows({ source: tx, tenant }, body.proposed));
    if (compared.rows.length === 0) return { refused: { code: 'NOTHING_CHANGES' } };
    const firstDay = firstDayOf(proposedOf(compared));
    const id = await insertProposal(tx, { tenant, compared, firstDay, userId, now });
    await change.record({
      companyId: null,
      kind: 'make-proposal',
      subject: { type: 'proposal', id },
      about: null,
      before: null,
      after: { proposedRows: compared },
    });
    await announceProposal(change, {
      tenant,
      id,
      compared,
      userId,
      origin: ofTenant(origins, tenant),
    });
    return { reply: { id } };
  });
