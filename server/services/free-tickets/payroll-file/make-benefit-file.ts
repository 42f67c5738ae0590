import { makeBenefitFile as route } from '@takst/contract/services/free-tickets/payroll-file/make-benefit-file.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { benefitRecords } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { payrollFile } from '@takst/domain/billing/payroll/payroll-file.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { payrollSettingsStore } from '#billing/payroll/payroll.public.ts';
import type { BenefitRequest } from './benefit-difference.query.ts';
import {
  benefitFiles,
  type BenefitFileRow,
  describeBenefitFile,
} from './benefit-file-list.query.ts';
import { benefitsIn, newestFileOf, saveBenefitFile } from './benefit-file.store.ts';
import { benefitRequest, layoutOf } from './benefit-request.ts';

/** Under the lock of the payroll settings: of two files that are made at once the second sees what the first has told. */
export const makeBenefitFile = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, call): Promise<Outcome<typeof route>> => {
    const { scope, params, body, today, now } = call;
    const companyId = params.id;
    const layout = layoutOf(await payrollSettingsStore(tx, scope).lock(companyId));
    if (!layout) return { refused: { code: 'NO_PAYROLL_FORMAT' } };
    const request = await benefitRequest(tx, { scope, companyId, today }, body);
    if ('offered' in request) return { refused: { code: 'MONTH_NOT_OFFERED', ...request.offered } };
    const { kind, month } = request;
    const reporting = kind === 'month' ? await newestFileOf(tx, scope, request) : null;
    if (reporting && reporting.id !== body.replacesId)
      return { refused: { code: 'MONTH_REPORTED', ...reporting } };
    const id = await saveBenefitFile(tx, request, { ...layout, now });
    const { benefits } = await benefitsIn(tx, scope, { id, companyId });
    if (benefits.length === 0) return { refused: { code: 'NOTHING_TO_REPORT' } };
    const file = payrollFile(
      layout.format,
      benefitRecords(benefits, { kind, month, wageType: layout.wageType }),
    );
    if ('faults' in file) return { refused: { code: 'DOES_NOT_FIT', faults: file.faults.length } };
    const savedFile = await findMade(tx, request, id);
    await record({
      companyId,
      kind: 'make-benefit-file',
      subject: { type: 'benefit-file', id },
      about: null,
      before: null,
      after: {
        benefitFileKind: kind,
        benefitFileMonth: month,
        benefitFilePeople: String(savedFile.people),
        benefitFileTotal: savedFile.totalOre,
      },
    });
    return { reply: describeBenefitFile(savedFile) };
  });

async function findMade(
  tx: Transaction,
  { scope, companyId }: BenefitRequest,
  id: number,
): Promise<BenefitFileRow> {
  const files = benefitFiles(tx, { scope, companyId, id }, { sort: undefined });
  const [latestFile] = (await files.page({ maxEntries: 1, offset: 0 })).matches;
  if (!latestFile) throw new Error('a file that was made is gone');
  return latestFile;
}
