import { coveredUserList } from '@takst/contract/services/ticket-counter/covers/covered-user-list.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { coveredPeople, coveredPersonKeys } from './covered-person.query.ts';
import { describeCoveredPerson } from './describe-covered-person.ts';

export const serveCoveredUserList = (database: Database) =>
  serveList(coveredUserList, {
    rows: ({ scope, params }, choice) =>
      coveredPeople(database, { scope, companyId: params.id }, choice),
    describe: () => describeCoveredPerson,
    columns: {
      name: { key: coveredPersonKeys.name },
      phone: { key: coveredPersonKeys.phone },
      invoiceReference: { key: coveredPersonKeys.invoiceReference },
      limit: { key: coveredPersonKeys.limit },
    },
  });
