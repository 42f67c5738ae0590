import {
  checkPayrollFile as checkRoute,
  downloadPayrollFile as downloadRoute,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { Readable } from 'node:stream';
import type { Database } from '#platform/db/database.ts';
import { serve, serveDownload } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { companyFileName } from '#customers/companies/companies.public.ts';
import { loadPayrollFile } from './load-payroll-file.ts';

export const checkPayrollFile = (database: Database, services: TicketServices) =>
  serve(checkRoute, async (call) => {
    const loaded = await loadPayrollFile(database, services, call);
    if (!loaded) return { refused: { code: 'NO_PAYROLL_FORMAT' } };
    const { records, people, file } = loaded;
    const faults = 'faults' in file ? file.faults : [];
    return {
      reply: {
        people,
        totalPrice: toKroner(sumOfOre(records.map(({ amountOre }) => amountOre))),
        faults: faults.map(({ record: { line, employeeId }, value }) => ({
          subscriberId: line.holderId,
          firstName: line.firstName,
          lastName: line.lastName,
          employeeId,
          value,
        })),
      },
    };
  });

export const downloadPayrollFile = (database: Database, services: TicketServices) =>
  serveDownload(downloadRoute, async (call) => {
    const loaded = await loadPayrollFile(database, services, call);
    if (!loaded) return { refused: { code: 'NO_PAYROLL_FORMAT' } };
    const { month, format, file } = loaded;
    if ('faults' in file) return { refused: { code: 'DOES_NOT_FIT', faults: file.faults.length } };
    const name = await companyFileName(database, call, `${format}-${month.toString().slice(0, 7)}`);
    return { download: { name: `${name}.txt`, content: Readable.from([file.text]) } };
  });
