import { freeInvoiceBaseList } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { countCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { countInvoiceBases } from './count-invoice-bases.query.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { baseKeys, invoiceBaseRows } from './invoice-base-list.query.ts';
import { invoiceBaseTexts } from './invoice-base.texts.ts';

/** The invoice bases of a company by department and month, with their counts and files (spec 3 §2). */
export const serveFreeInvoiceBaseList = (database: Database) =>
  serveList(freeInvoiceBaseList, {
    rows: (call, choice) => invoiceBaseRows(database, call, choice),
    describe: () => (row) =>
      describeInvoiceBase({ ...row, month: Temporal.PlainDate.from(row.month) }),
    columns: {
      month: {
        key: baseKeys.month,
        width: 10,
        cell: ({ month, year }) => textCell(`${String(month).padStart(2, '0')}.${year}`),
      },
      department: {
        key: baseKeys.department,
        width: 30,
        cell: (base, { language }) => textCell(nameOfDepartment(base)[language]),
      },
      agreement: {
        width: 12,
        cell: ({ agreementNumber }) => textCell(String(agreementNumber)),
      },
      state: {
        width: 12,
        cell: ({ isClosed }, { language }) =>
          textCell(invoiceBaseTexts[language].state[isClosed ? 'closed' : 'open']),
      },
      ticketCount: {
        key: baseKeys.ticketCount,
        width: 10,
        cell: ({ ticketCount }) => countCell(ticketCount),
      },
      feeCount: { width: 10, cell: ({ feeCount }) => countCell(feeCount) },
      unpricedCount: { width: 14, cell: ({ unpricedCount }) => countCell(unpricedCount) },
      totalPrice: {
        key: baseKeys.totalPrice,
        cell: ({ totalPrice }) => oreCell(kronerToOre(totalPrice)),
      },
      vat: { width: 14, cell: ({ totalVat }) => oreCell(kronerToOre(totalVat)) },
    },
    counts: (call) => countInvoiceBases(database, call),
  });
