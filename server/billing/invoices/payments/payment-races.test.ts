import { ocrGiroFile } from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

const eightTimes = <Answer>(act: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 8 }, (_, index) => act(index)));

describe('at once', () => {
  portalTest('8 files with the same payment register it once', async (portal) => {
    const { send, invoice, files, kid, outstandingAmount } = await paying(portal);
    const before = await files();
    const answers = await eightTimes((index) =>
      // Half of them are the same file, the others have the same payment.
      send(ocrGiroFile([{ kid, ore: 12_00, form: 500 }], index < 4 ? 1 : index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 12 });
    const newFiles = (await files()).slice(0, -before.length || undefined);
    expect(newFiles.map(({ registered, repeated }) => registered + repeated)).toEqual(
      Array(5).fill(1),
    );
    expect(newFiles.filter(({ registered }) => registered === 1)).toHaveLength(1);
  });

  portalTest(
    '8 who register a known row as a payment of its own register it once',
    async (portal) => {
      const { send, list, invoice, registerRow, overview, kid, outstandingAmount } =
        await paying(portal);
      await send(camt054File([{ kid, kroner: '4' }], 'Own 1'));
      const { json } = await send(camt054File([{ kid, kroner: '4' }], 'Own 2'));
      const { id } = json as { id: number };
      const answers = await eightTimes(() => registerRow(id, 1));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ json: answer }) => answer)).toEqual(
        Array(7).fill({ code: 'ROW_REGISTERED' }),
      );
      expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 8 });
      expect(await list({ filter: 'REPEATED', file: String(id) })).toEqual([]);
      expect((await overview()).files[0]).toMatchObject({ registered: 1, repeated: 0 });
    },
  );

  portalTest('8 who move a payment to two places leave it in one', async (portal) => {
    const { send, list, move, invoice, invoiceNumber, kid } = await paying(portal);
    const other = await paying(portal, 'single-service');
    const paid = async () =>
      224 - (await invoice()).outstandingAmount - (await other.invoice()).outstandingAmount;
    const before = await paid();
    const { json } = await send(camt054File([{ kid, kroner: '8', reference: 'Moved at once' }]));
    const file = String((json as { id: number }).id);
    const [payment] = await list({ file });
    const answers = await eightTimes((index) =>
      move(payment?.id ?? 0, {
        previousInvoiceNumber: invoiceNumber,
        invoiceNumber: index % 2 === 0 ? other.invoiceNumber : null,
      }),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 409]));
    const [{ state } = { state: null }] = await list({ file });
    expect(await paid()).toBe(before + (state === 'REGISTERED' ? 8 : 0));
  });

  portalTest('a payment is moved away or taken back by the bank, not both', async (portal) => {
    const { send, list, move, invoice, invoiceNumber, kid } = await paying(portal);
    const { json } = await send(camt054File([{ kid, kroner: '5', reference: 'Moved or back' }]));
    const [payment] = await list({ file: String((json as { id: number }).id) });
    const paid = (112 - (await invoice()).outstandingAmount).toFixed(2);
    await eightTimes((index) =>
      index % 2 === 0
        ? move(payment?.id ?? 0, { previousInvoiceNumber: invoiceNumber, invoiceNumber: null })
        : send(
            camt054File(
              [{ kid, kroner: paid, isDebit: true, reference: `Not both ${index}` }],
              `Not both ${index}`,
            ),
          ),
    );
    expect((await invoice()).outstandingAmount).toBeLessThanOrEqual(112);
  });

  portalTest('8 files that take back what was paid take it back once', async (portal) => {
    const { send, invoice, kid } = await paying(portal);
    await send(camt054File([{ kid, kroner: '5', reference: 'Paid' }]));
    // The other tests have paid some of it.
    const paid = (112 - (await invoice()).outstandingAmount).toFixed(2);
    const answers = await eightTimes((index) =>
      send(
        camt054File(
          [{ kid, kroner: paid, isDebit: true, reference: `Back ${index}` }],
          `Back ${index}`,
        ),
      ),
    );
    const counts = answers.map(({ json }) => (json as { registered: number }).registered);
    expect(counts.filter((count) => count > 0)).toEqual([1]);
    expect(await invoice()).toMatchObject({ outstandingAmount: 112 });
  });
});
