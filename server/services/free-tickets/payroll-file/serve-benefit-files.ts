import { benefitFileList } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { benefitFileKeys, benefitFiles, describeBenefitFile } from './benefit-file-list.query.ts';

/** The files that were made for a company. */
export const serveBenefitFiles = (database: Database) =>
  serveList(benefitFileList, {
    rows: ({ scope, params }, choice) =>
      benefitFiles(database, { scope, companyId: params.id }, choice),
    describe: () => describeBenefitFile,
    columns: {
      madeAt: { key: benefitFileKeys.madeAt },
      months: { key: benefitFileKeys.months },
      people: { key: benefitFileKeys.people },
      total: { key: benefitFileKeys.total },
    },
  });
