import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketUses } from './ticket-uses.ts';
import { changeAgreement } from './change-agreement.ts';
import { changeAgreementEnd } from './change-agreement-end.ts';
import { createAgreement } from './create-agreement.ts';
import { deleteAgreement } from './delete-agreement.ts';
import { getAgreementDefaults } from './get-agreement-defaults.ts';
import { getAgreementUses } from './get-agreement-uses.ts';

type Dependencies = { database: Database; changes: ChangePath; uses: TicketUses };

/** A company's agreements (spec 1 §7). */
export const agreementRoutes = ({ database, changes, uses }: Dependencies): ServedRoute[] => [
  createAgreement(changes),
  changeAgreement(changes),
  changeAgreementEnd(changes),
  getAgreementDefaults(database),
  getAgreementUses(database, uses),
  deleteAgreement(changes, uses),
];
