import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getDesk } from './get-desk.ts';
import { checkPrices, listPrices } from './prices/read-prices.ts';
import { approveProposal, rejectProposal, withdrawProposal } from './proposals/decide-proposal.ts';
import { makeProposal } from './proposals/make-proposal.ts';
import { getProposal, listProposals } from './proposals/read-proposals.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  /** Addresses of the operators, for links in e-mails. */
  readonly origins: PerTenant<string>;
};

/** An operator's own data, each change of it by two users (docs/decisions/0141). */
export const operatorDeskRoutes = ({ database, ...deciding }: Dependencies): ServedRoute[] => [
  getDesk(database),
  listPrices(database),
  checkPrices(database),
  makeProposal(deciding),
  listProposals(database),
  getProposal(database),
  approveProposal(deciding),
  rejectProposal(deciding),
  withdrawProposal(deciding),
];
