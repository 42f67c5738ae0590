import { downloadBenefitFile as route } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import { benefitRecords } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { payrollFile } from '@takst/domain/billing/payroll/payroll-file.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { Readable } from 'node:stream';
import { companyFileName } from '#customers/companies/companies.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { benefitsIn, findBenefitFile } from './benefit-file.store.ts';

/** The same text as when it was made, as long as its employee numbers are there. */
export const downloadBenefitFile = (database: Database) =>
  serveDownload(route, async ({ scope, params: { fileId } }) => {
    const file = await findBenefitFile(database, scope, fileId);
    if (!file) return { refused: { code: 'FILE_NOT_FOUND' } };
    const { companyId, kind, month, format, wageType, madeAt } = file;
    const { benefits, erased } = await benefitsIn(database, scope, file);
    if (erased > 0) return { refused: { code: 'NUMBERS_ERASED', lines: erased } };
    const payrollFileOrFaults = payrollFile(
      format,
      benefitRecords(benefits, { kind, month, wageType }),
    );
    if ('faults' in payrollFileOrFaults)
      throw new Error(`file ${fileId} was made and does not fit`);
    const name = await companyFileName(
      database,
      { scope, params: { id: companyId }, today: businessDayOf(madeAt) },
      `${format}-${kind}-${monthText(month)}`,
    );
    return {
      download: { name: `${name}.txt`, content: Readable.from([payrollFileOrFaults.text]) },
    };
  });
