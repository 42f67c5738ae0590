import { startInvoiceRun as route } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { beginRun } from './begin-run.ts';
import type { FindInvented } from '#billing/invoices/invented/invented-data.ts';
import { lockNumbers } from './issue-invoices.store.ts';
import { findRunningRun } from './run.query.ts';

/** Started by staff. The run itself records each invoice with its company. */
export const startInvoiceRun = (changes: ChangePath, findInvented: FindInvented) =>
  serveChange(
    route,
    changes,
    async ({ tx, enqueue }, { scope: { tenant, userId }, now, today }) => {
      const invented = await findInvented(tx, { tenant, today });
      if (invented.length > 0) return { refused: { code: 'INVENTED_DATA' } };
      await lockNumbers(tx, tenant);
      const running = await findRunningRun(tx, tenant);
      const id = running ?? (await beginRun(tx, enqueue, { tenant, startedBy: userId, now }));
      return id === null ? { refused: { code: 'FIRST_MONTH_MISSING' } } : { reply: { id } };
    },
  );
