import { invoiceReferenceList } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { leftOfBudget } from '@takst/domain/services/ticket-counter/order/decide-counter-order.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { spentOnReferences } from './spent-on-reference.query.ts';
import { describeReference } from './describe-reference.ts';
import { invoiceReferenceKeys, invoiceReferences } from './invoice-reference.query.ts';

export const serveReferenceList = (database: Database) =>
  serveList(invoiceReferenceList, {
    rows: ({ scope, params }, choice) =>
      invoiceReferences(database, { scope, companyId: params.id }, choice),
    describe: async ({ scope, params, today }) => {
      const spent = await spentOnReferences(
        database,
        { scope, companyId: params.id, today },
        'all',
      );
      return (reference) => ({
        ...describeReference(reference),
        leftOre: leftOfBudget({ ...reference, spentOre: spent.get(reference.id) ?? 0 }),
      });
    },
    columns: {
      reference: { key: invoiceReferenceKeys.reference },
      budget: { key: invoiceReferenceKeys.budget },
    },
  });
