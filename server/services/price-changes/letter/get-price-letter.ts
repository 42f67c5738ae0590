import { getPriceLetter as route } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { composeLetter } from './compose-letter.ts';
import { countRecipients, findLetter } from './price-letter.store.ts';

export const getPriceLetter = (database: Database, origins: PerTenant<string>) =>
  serve(route, async ({ scope: { tenant }, params: { proposalId } }) => {
    const key = { tenant, proposalId };
    const letter = await composeLetter(database, key, ofTenant(origins, tenant));
    if (!letter) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const { email, isApproved, rows, firstDay } = letter;
    const begun = await findLetter(database, key);
    const recipients = await countRecipients(database, { tenant, rows, firstDay });
    const sending = begun
      ? { startedAt: begun.startedAt, finishedAt: begun.finishedAt, sent: begun.sent }
      : null;
    return { reply: { ...email, recipients, isApproved, sending } };
  });
