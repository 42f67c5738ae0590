import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { downloadBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import { listBenefitFiles } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { makeBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/make-benefit-file.contract.ts';
import { savePayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { BenefitFileKind } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import type { PayrollFormatName } from '@takst/domain/billing/payroll/payroll-formats.ts';
import type { FreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { placeFreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

/** The day is 8 March 2026: January and February are closed by then, March is open. One zone is taxed 897, two 1589. */
export const benefitTest = portalTestWith(
  async ({ start }) => {
    const portal = await start();
    const { runOn } = await billing(portal.database);
    await portal.database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
    return Object.assign(portal, { close: () => runOn('2026-03-07') });
  },
  (portal) => portal.clock.set('2026-03-08T10:00:00+01:00'),
);

/** A company with free tickets, and the calls for its files by customer support. */
export async function benefitFilesIn(portal: TestPortal, format: PayrollFormatName = 'visma-lonn') {
  const company: FreeCompany = await placeFreeCompany(portal.database);
  const user = portal.user('support');
  const params = { id: company.id };
  const setUp = (format: PayrollFormatName | null, benefitWageType: string | null = '730') =>
    portal.callAs(user, savePayrollSettings, {
      params,
      body: { delimiter: 'semicolon', format, benefitWageType },
    });
  await setUp(format);
  const make = (kind: BenefitFileKind, month: string, more: object = {}) =>
    portal.callAs(user, makeBenefitFile, { params, body: { kind, month, ...more } });
  return {
    company,
    user,
    params,
    setUp,
    make,
    check: async (kind: BenefitFileKind, month: string, more: object = {}) =>
      portal.callAs(user, checkBenefitFile, {
        params,
        query: {
          kind,
          month,
          ...more,
        },
      }),
    list: async () =>
      (
        await portal.callAs(user, listBenefitFiles, {
          params,
          query: {},
        })
      ).json as {
        totalEntries: number;
        matches: {
          id: number;
          isWhole: boolean;
          total: number;
          people: number;
        }[];
      },
    download: (fileId: number) => portal.callAs(user, downloadBenefitFile, { params: { fileId } }),
    async textOf(kind: BenefitFileKind, month: string, more: object = {}) {
      const { status, json } = await make(kind, month, more);
      if (status !== 200) return JSON.stringify(json);
      const { text } = await portal.callAs(user, downloadBenefitFile, {
        params: {
          fileId: (
            json as {
              id: number;
            }
          ).id,
        },
      });
      return text;
    },
  };
}

/** The lines of a file for Visma as `number quantity rate amount`. */
export const vismaLines = (text: string): string[] =>
  text
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'))
    .map((cells) => [cells[2], cells[5], cells[6], cells[7]].join(' '));
