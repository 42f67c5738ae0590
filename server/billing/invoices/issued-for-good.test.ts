import { kidOf } from '@takst/domain/billing/invoices/kid.rules.ts';
import { paymentStatus } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { vatIncludedIn } from '@takst/domain/platform/money/vat.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { eraseLineHolders, forgetLineHolders } from './line-holder.store.ts';
import { placeBilledCompanies } from './test-billing-world.store.ts';
import { holdersOfLines, invoicesOf, linesOf } from './test-issued.query.ts';
import type { Billing } from './test-billing.ts';
import { billingTest } from './test-runs.ts';
import {
  asPlainOwner,
  issuedTables,
  kidsInSql,
  ownRights,
  refusalOf,
  statusesInSql,
  vatsInSql,
} from './test-unissued.store.ts';

async function placeIssued(billing: Billing) {
  const [company] = await placeBilledCompanies(billing.database, {
    tenant: 'ruter',
    companies: 1,
    people: 2,
    from: '2026-02-01',
  });
  if (!company) throw new Error('no company');
  await billing.runOn('2026-03-07');
  return company.id;
}

const hasReason = (table: string) => table === 'refund' || table === 'owed_credit';

describe('what is issued', () => {
  billingTest(
    'is changed and deleted by nobody: a trigger refuses it to a superuser',
    async (billing) => {
      const { database } = billing;
      const id = await placeIssued(billing);
      const before = [await invoicesOf(database, [id]), await linesOf(database, [id])];
      for (const table of issuedTables) {
        for (const act of ['update', 'delete', 'truncate']) {
          // Row by row, as the reason of one may be erased: text-retention.test.ts has refunds.
          if (hasReason(table) && act === 'update') continue;
          const set = act === 'update' ? `update invoices.${table} set tenant = 'x'` : null;
          const statement = set ?? `${act} ${act === 'delete' ? 'from ' : ''}invoices.${table}`;
          expect(await refusalOf(database, statement)).toMatch(
            // What others refer to is not even tried.
            /^(what is issued is never changed|cannot truncate a table referenced)/,
          );
        }
      }
      expect([await invoicesOf(database, [id]), await linesOf(database, [id])]).toEqual(before);
      expect(before[0]).toHaveLength(1);
    },
  );

  billingTest('can be changed by no right of the application either', async ({ database }) => {
    for (const table of issuedTables) {
      expect(await ownRights(database, table)).toEqual(
        ['INSERT', 'REFERENCES', 'SELECT', 'TRIGGER']
          .concat((await ownRights(database, table)).filter((right) => right === 'MAINTAIN'))
          .toSorted(),
      );
      for (const act of [
        `delete from invoices.${table}`,
        `update invoices.${table} set tenant = 'x'`,
      ]) {
        expect(await asPlainOwner(database, act)).toContain('permission denied');
      }
    }
    // A planted fault: with the trigger away and the right given back, it is changed.
    const planted = await asPlainOwner(
      database,
      `grant update on invoices.line to plain_owner; update invoices.line set tenant = 'x'`,
    );
    expect(planted).toBeNull();
  });

  billingTest('has numbers that never go back', async (billing) => {
    const { database } = billing;
    await placeIssued(billing);
    const back = `update invoices.counter set last_number = last_number - 1`;
    expect(await refusalOf(database, back)).toContain('only go up');
    expect(await refusalOf(database, `delete from invoices.counter`)).toContain('never changed');
  });

  billingTest('is of a whole month or of a day', async (billing) => {
    const { database } = billing;
    await placeIssued(billing);
    const closed = (start: string, end: string) =>
      refusalOf(
        database,
        `insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end,
           line_count, ticket_count, total_ore, closed_at)
         select tenant, company_id, id, '${start}', '${end}', 1, 1, 1, now() from agreements.agreement limit 1`,
      );
    expect(await closed('2025-05-01', '2025-05-30')).toContain('period_is_month_or_day');
    expect(await closed('2025-05-02', '2025-05-31')).toContain('period_is_month_or_day');
    expect(await closed('2025-04-01', '2025-04-30')).toBeNull();
    expect(await closed('2025-05-17', '2025-05-17')).toBeNull();
  });

  billingTest('names nobody: who a line was for is erased with the ticket', async (billing) => {
    const { database } = billing;
    const companyId = await placeIssued(billing);
    const lines = await linesOf(database, [companyId]);
    const [first, second] = await holdersOfLines(database, companyId);
    const rename = `update invoices.line_holder set first_name = 'Ola'`;
    expect(await refusalOf(database, rename)).toContain('never changed');
    await database.transaction((tx) =>
      eraseLineHolders(tx, {
        tickets: [{ companyId, id: first?.related_id ?? 0, holderId: null }],
        holders: [],
      }),
    );
    expect(await holdersOfLines(database, companyId)).toEqual([second]);
    expect(await linesOf(database, [companyId])).toEqual(lines);
    const id = second?.related_id ?? 0;
    const forget = (of: number) =>
      database.transaction((tx) => forgetLineHolders(tx, [{ companyId: of, id }]));
    await forget(companyId + 1);
    expect(await holdersOfLines(database, companyId)).toEqual([second]);
    await forget(companyId);
    expect(await holdersOfLines(database, companyId)).toEqual([]);
  });
});

describe('rules that SQL has too', () => {
  billingTest('VAT within an amount is rounded as by the rule', async ({ database }) => {
    const amount = fc.record({
      ore: fc.nat({ max: 2_000_000_000 }),
      percent: fc.constantFrom(0, 12, 15, 25),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 300, maxLength: 300 }), async (amounts) => {
        expect(await vatsInSql(database, amounts)).toEqual(
          amounts.map(({ ore, percent }) => vatIncludedIn(ore, percent)),
        );
      }),
      { numRuns: 5 },
    );
  });

  billingTest('the payment status is the same', async ({ database }) => {
    const today = Temporal.PlainDate.from('2026-03-09');
    const amounts = [0, 1, 2];
    const accounts = (['invoice', 'credit-note'] as const).flatMap((kind) =>
      amounts.flatMap((totalOre) =>
        amounts.flatMap((refundedOre) =>
          amounts.flatMap((paidOre) =>
            [-1, 0, 1].map((days) => ({
              kind,
              totalOre,
              refundedOre,
              paidOre,
              dueDate: today.add({ days }),
            })),
          ),
        ),
      ),
    );
    expect(await statusesInSql(database, accounts, today)).toEqual(
      accounts.map((account) => paymentStatus(account, today)),
    );
  });

  billingTest('a payment reference is the same', async ({ database }) => {
    const key = fc.record({
      companyId: fc.integer({ min: 1, max: 99_999_999 }),
      invoiceNumber: fc.integer({ min: 1, max: 999_999_999 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(key, { minLength: 200, maxLength: 200 }), async (keys) => {
        expect(await kidsInSql(database, keys)).toEqual(keys.map(kidOf));
      }),
      { numRuns: 3 },
    );
  });
});
