import { anyPaymentFiles } from '@takst/domain/billing/invoices/payments/test-payment-files.ts';
import { kidOf } from '@takst/domain/billing/invoices/kid.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

type Import = { id: number; payments: number; registered: number; repeated: number };

describe('payments are told apart', () => {
  portalTest(
    'when two files have the same number of the entry and the same amount',
    async (portal) => {
      const { send, invoice, kid, outstandingAmount } = await paying(portal);
      const other = kidOf({ companyId: 9_999_999, invoiceNumber: 1 });
      const first = { entry: '1', kroner: '5', kid: other, day: '2026-03-02' };
      await send(camt054File([first], 'Monday'));
      const second = { entry: '1', kroner: '5', kid, day: '2026-03-03' };
      const { json } = await send(camt054File([second], 'Tuesday'));
      expect(json).toMatchObject({ registered: 1, repeated: 0 });
      expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 5 });
    },
  );

  portalTest.each([
    ['NOTPROVIDED', '1.11'],
    ['notprovided', '1.12'],
    [undefined, '1.13'],
  ])('when a file has equal ones with the reference %s', async (portal, reference, kroner) => {
    const { send, invoice, kid, outstandingAmount } = await paying(portal);
    const payment = { kid, kroner, ...(reference !== undefined && { reference }) };
    const { json } = await send(camt054File([payment, payment]));
    expect(json).toMatchObject({ registered: 2, repeated: 0 });
    expect((await invoice()).outstandingAmount).toBeCloseTo(outstandingAmount - 2 * Number(kroner));
  });

  portalTest(
    'when a later file of the day has one more, and says which it had before',
    async (portal) => {
      const { send, list, invoice, kid, outstandingAmount } = await paying(portal);
      const payment = { kid, kroner: '2.5' };
      const { json: first } = await send(camt054File([payment, payment], 'Noon'), 'noon.xml');
      const { json } = await send(
        camt054File([{ kroner: '9' }, payment, payment, payment], 'Evening'),
      );
      expect(json).toMatchObject({ payments: 4, registered: 1, unmatched: 1, repeated: 2 });
      expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 7.5 });
      const file = String((json as Import).id);
      expect(await list({ filter: 'REPEATED', file })).toMatchObject([
        { repeatedRow: 2, fileName: 'noon.xml', row: 1, state: 'REGISTERED' },
        { repeatedRow: 3, fileName: 'noon.xml', row: 2, state: 'REGISTERED' },
      ]);
      expect(await list({ filter: 'REPEATED', file: String((first as Import).id) })).toEqual([]);
    },
  );

  portalTest(
    'when a transaction has several payment references with their amounts',
    async (portal) => {
      const { send, list, invoice, kid, outstandingAmount } = await paying(portal);
      const unknown = kidOf({ companyId: 9_999_999, invoiceNumber: 1 });
      const references = [
        { kid, kroner: '3' },
        { kid: unknown, kroner: '4' },
      ];
      const { json } = await send(camt054File([{ kroner: '7', reference: 'S1', references }]));
      expect(json).toMatchObject({ payments: 2, registered: 1, registeredAmount: 3, unmatched: 1 });
      expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 3 });
      const file = String((json as Import).id);
      expect(await list({ filter: 'UNMATCHED', file })).toMatchObject([
        { amount: 4, kid: unknown },
      ]);
    },
  );

  portalTest.each<[string, (string | undefined)[]]>([
    ['no amounts', [undefined, undefined]],
    ['one amount', ['3', undefined]],
    ['amounts that make another sum', ['3', '5']],
    ['an amount of nothing', ['7', '0']],
  ])('and one with several payment references and %s waits', async (portal, what, amounts) => {
    const { send, list, invoice, kid, outstandingAmount } = await paying(portal);
    const other = kidOf({ companyId: 9_999_999, invoiceNumber: 1 });
    const references = amounts.map((kroner, index) => ({
      kid: [kid, other][index] ?? '',
      ...(kroner !== undefined && { kroner }),
    }));
    const { json } = await send(camt054File([{ kroner: '7', reference: what, references }]));
    expect(json).toMatchObject({ payments: 1, registered: 0, unmatched: 1 });
    expect(await invoice()).toMatchObject({ outstandingAmount });
    const file = String((json as Import).id);
    expect(await list({ filter: 'UNMATCHED', file })).toMatchObject([
      { amount: 7, kid: `${kid}, ${other}`, reason: 'SEVERAL_REFERENCES' },
    ]);
  });

  portalTest(
    'when one has the reference and everything else of another: it waits',
    async (portal) => {
      const { send, list, kid } = await paying(portal);
      const payment = { kid, kroner: '1.75', reference: 'Twice' };
      const { json } = await send(camt054File([payment, payment]));
      expect(json).toMatchObject({ registered: 1, unmatched: 1 });
      const file = String((json as Import).id);
      expect(await list({ filter: 'UNMATCHED', file })).toMatchObject([
        { reason: 'REFERENCE_REPEATED' },
      ]);
    },
  );

  portalTest('in any files, in any order, and again: each is there once', async (portal) => {
    const { send, invoice, overview, kid } = await paying(portal);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(anyPaymentFiles, async ({ payments, files }) => {
        run += 1;
        // Amounts of each run are its own.
        const oreOf = (ore: number) => 10_000 + 10 * run + ore;
        const before = await invoice();
        const { registered, unmatched } = await overview();
        for (const [index, file] of files.entries()) {
          if (file.length === 0) continue;
          const reported = file.map(({ day, ore, kid: which, reference }) => ({
            day: `2026-03-0${day}`,
            kroner: (oreOf(ore) / 100).toFixed(2),
            ...(reference !== null && { reference }),
            ...(which !== 0 && { kid: which === 1 ? kid : '123' }),
          }));
          const { status, json } = await send(camt054File(reported, `${run} ${index}`));
          expect(status).toBe(200);
          expect((json as Import).payments).toBe(file.length);
        }
        const mine = payments.filter(({ kid: which }) => which === 1);
        const paid = mine.reduce((sum, { ore }) => sum + oreOf(ore), 0) / 100;
        expect((await invoice()).outstandingAmount).toBeCloseTo(before.outstandingAmount - paid);
        expect(await overview()).toMatchObject({
          registered: registered + mine.length,
          unmatched: unmatched + payments.length - mine.length,
        });
      }),
      { numRuns: 15 },
    );
  });
});
