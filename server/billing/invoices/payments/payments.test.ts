import { importPayments } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import { kidOf } from '@takst/domain/billing/invoices/kid.rules.ts';
import { ocrGiroFile } from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownPayments } from './bank-payment.store.ts';
import { forgetPayers } from './forget-payers.store.ts';
import { camt054File } from './test-camt054.ts';
import { keysOfLikePayments } from './repeated-row.store.ts';
import { recordsOf } from '#billing/invoices/test-records.ts';
import { paying } from './test-paying.ts';

const accountOfAkt = '15944000019';

describe('a file of the bank', () => {
  portalTest(
    'pays invoices by their KID; the same file or payment again does nothing',
    async (portal) => {
      const { staff, send, invoice, kid, invoiceNumber, overview } = await paying(portal);
      expect(await invoice()).toMatchObject({ outstandingAmount: 112 });
      const file = ocrGiroFile([
        { kid, ore: 40_00 },
        { kid, ore: 52_00 },
      ]);
      expect(await send(file)).toMatchObject({
        status: 200,
        json: {
          format: 'ocr-giro',
          payments: 2,
          totalAmount: 92,
          registered: 2,
          registeredAmount: 92,
          unmatched: 0,
          isRepeated: false,
        },
      });
      expect(await invoice()).toMatchObject({
        paymentStatus: 'PARTLY_PAID',
        outstandingAmount: 20,
      });
      expect((await send(file)).json).toMatchObject({ registered: 2, isRepeated: true });
      const next = ocrGiroFile(
        [
          { kid, ore: 40_00 },
          { kid, ore: 52_00 },
          { kid, ore: 30_00 },
        ],
        2,
      );
      expect((await send(next)).json).toMatchObject({
        payments: 3,
        repeated: 2,
        registered: 1,
        registeredAmount: 30,
        isRepeated: false,
      });
      expect(await invoice()).toMatchObject({ paymentStatus: 'PAID', outstandingAmount: -10 });
      expect(await overview()).toMatchObject({
        registered: 3,
        // The world has a file, too.
        files: [{ payments: 3 }, { payments: 2, importedBy: expect.any(String) }, {}],
      });
      const companyId = portal.company('several-services').id;
      const paid = { subject: invoiceNumber, userId: staff.id, before: null };
      expect(await recordsOf(portal.database, companyId, 'register-payment')).toEqual(
        [40_00, 52_00, 30_00].map((totalAmount) => ({ ...paid, after: { totalAmount } })),
      );
    },
  );

  portalTest('takes back what was paid, and no more', async (portal) => {
    const { send, invoice, list, kid, invoiceNumber, outstandingAmount } = await paying(portal);
    const paid = 112 - outstandingAmount;
    await send(camt054File([{ kid, kroner: '12.5', reference: 'A1' }]));
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 12.5 });
    const reversed = { kid, isDebit: true };
    await send(camt054File([{ ...reversed, kroner: '12.50', reference: 'A2' }], 'M2'));
    expect(await invoice()).toMatchObject({ outstandingAmount });
    const companyId = portal.company('several-services').id;
    const reversals = () => recordsOf(portal.database, companyId, 'reverse-payment');
    expect((await reversals()).at(-1)).toMatchObject({
      subject: invoiceNumber,
      after: { totalAmount: 12_50 },
    });
    const before = await reversals();
    const more = `${paid + 1}`;
    const { json } = await send(
      camt054File([{ ...reversed, kroner: more, reference: 'A3' }], 'M3'),
    );
    expect(await invoice()).toMatchObject({ outstandingAmount });
    expect(await reversals()).toEqual(before);
    const { id: file } = json as { id: number };
    expect(await list({ filter: 'UNMATCHED', file: String(file) })).toMatchObject([
      { reason: 'NOTHING_TO_REVERSE', amount: -(paid + 1) },
    ]);
  });

  portalTest('lists what it cannot match, to be matched or set aside by hand', async (portal) => {
    const page = await paying(portal);
    const { send, list, match, setAside, invoice, kid, invoiceNumber, outstandingAmount } = page;
    const { companyName } = page;
    const wrongKid = kid.slice(0, -1) + String((Number(kid.at(-1)) + 1) % 10);
    const { json } = await send(
      camt054File([
        { kroner: '1', reference: 'B1', payer: 'Kari Nordmann' },
        { kid: wrongKid, kroner: '2', reference: 'B2', payer: 'Ola Nordmann' },
        { kid: kidOf({ companyId: 9_999_999, invoiceNumber: 1 }), kroner: '3', reference: 'B3' },
      ]),
    );
    const file = String((json as { id: number }).id);
    const unmatched = await list({ filter: 'UNMATCHED', file });
    expect(new Set(unmatched.map(({ reason }) => reason))).toEqual(
      new Set(['INVOICE_NOT_FOUND', 'KID_MISSING', 'KID_WRONG']),
    );
    const [byName] = await list({ searchFor: 'kari nordmann' });
    const id = byName?.id ?? 0;
    expect(await setAside(id, 'Ring dem')).toMatchObject({ status: 200 });
    expect((await recordsOf(portal.database, null, 'set-payment-aside')).at(-1)).toMatchObject({
      subject: id,
      userId: page.staff.id,
      after: { totalAmount: 1_00 },
    });
    expect(await list({ searchFor: 'ring dem' })).toMatchObject([{ id }]);
    expect(await setAside(id, 'Ring dem')).toMatchObject({ json: { code: 'PAYMENT_SET_ASIDE' } });
    const aside = () => list({ filter: 'SET_ASIDE', file });
    const now = portal.clock.now().toZonedDateTimeISO('Europe/Oslo');
    const forgetIn = (months: number) =>
      portal.database.transaction((tx) => forgetPayers(tx, now.add({ months }).toInstant()));
    await forgetIn(3);
    expect(await aside()).toMatchObject([{ id, note: 'Ring dem', payer: 'Kari Nordmann' }]);
    await forgetIn(4);
    expect(await aside()).toMatchObject([{ id, note: 'Ring dem', payer: null }]);
    expect(await match(id, 99)).toMatchObject({ status: 422, json: { code: 'INVOICE_NOT_FOUND' } });
    const [other] = await list({ filter: 'UNMATCHED', file, searchFor: wrongKid });
    expect(other).toMatchObject({ payer: 'Ola Nordmann' });
    expect(await match(other?.id ?? 0, invoiceNumber)).toMatchObject({ status: 200 });
    expect(await list({ filter: 'REGISTERED', file })).toMatchObject([{ payer: null }]);
    expect(await match(id, invoiceNumber)).toMatchObject({ status: 200, json: { invoiceNumber } });
    expect(await match(id, invoiceNumber)).toMatchObject({ json: { code: 'PAYMENT_REGISTERED' } });
    expect(await match(7_000_000, invoiceNumber)).toMatchObject({ status: 404 });
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 3 });
    expect(await list({ filter: 'REGISTERED', file, searchFor: 'kari' })).toEqual([]);
    for (const searchFor of [String(invoiceNumber), companyName])
      expect(await list({ filter: 'REGISTERED', file, searchFor }), searchFor).toHaveLength(2);
    const companyId = portal.company('several-services').id;
    const registered = await recordsOf(portal.database, companyId, 'register-payment');
    expect(registered.slice(-2)).toMatchObject([
      { subject: invoiceNumber, after: { totalAmount: 2_00 } },
      { subject: invoiceNumber, after: { totalAmount: 1_00 } },
    ]);
    expect(await list({ filter: 'REGISTERED', file })).toContainEqual(
      expect.objectContaining({
        id,
        payer: null,
        note: null,
        reason: null,
        invoice: expect.objectContaining({ invoiceNumber }),
      }),
    );
  });

  portalTest('counts each payment once, by what has become of it', async (portal) => {
    const { send, list, setAside, overview, kid } = await paying(portal);
    const before = await overview();
    const { json } = await send(
      camt054File([
        { kid, kroner: '1', reference: 'Once 1' },
        { kid, kroner: '2.50', reference: 'Once 2' },
        { kroner: '4', reference: 'Once 3', day: '2026-03-02' },
        { kroner: '8', reference: 'Once 4', day: '2026-03-04' },
        { kroner: '16', reference: 'Once 5', day: '2026-03-02' },
      ]),
    );
    const file = String((json as { id: number }).id);
    const unmatched = await list({ filter: 'UNMATCHED', file });
    // The newest day first, and of a day the last one.
    expect(unmatched).toMatchObject([{ amount: 8 }, { amount: 16 }, { amount: 4 }]);
    for (const { id } of unmatched.slice(0, 2)) await setAside(id, 'Ring');
    const after = await overview();
    const [counted] = after.files;
    expect(counted).toMatchObject({
      payments: 5,
      registered: 2,
      registeredAmount: 3.5,
      unmatched: 1,
      repeated: 0,
    });
    expect(after).toMatchObject({
      registered: before.registered + 2,
      unmatched: before.unmatched + 1,
      setAside: before.setAside + 2,
    });
    const listed = await Promise.all(
      (['REGISTERED', 'UNMATCHED', 'SET_ASIDE'] as const).map((filter) => list({ filter, file })),
    );
    expect(listed.map(({ length }) => length)).toEqual([2, 1, 2]);
  });

  portalTest('of one operator reaches no invoice of another', async (portal) => {
    const { kid, invoice, outstandingAmount, overview } = await paying(portal);
    const staff = portal.user('operator', 'akt');
    const before = await overview();
    const content = Buffer.from(
      ocrGiroFile([{ kid, ore: 50_00, form: 600 }], 1, accountOfAkt),
    ).toString('base64');
    const { json } = await portal.callAs(staff, importPayments, { body: { name: 'x', content } });
    expect(json).toMatchObject({ registered: 0, unmatched: 1 });
    expect(await invoice()).toMatchObject({ outstandingAmount });
    expect(await overview()).toEqual(before);
    const ofAkt = await paying(portal, 'several-services', staff);
    expect((await ofAkt.files())[0]).toMatchObject({ unmatched: 1, payments: 1, totalAmount: 50 });
    expect((await ofAkt.list()).map(({ amount }) => amount)).toContain(50);
    expect((await ofAkt.list({ filter: 'REGISTERED' })).length).toBe(0);
    // An account that two operators have had does not make a payment of one known to the other.
    const countKnownPayments = (tenant: TenantId) =>
      portal.database.transaction(async (tx) => {
        const paid = { tenant: 'akt', amount_ore: 50_00 };
        const day = Temporal.PlainDate.from('2026-03-03');
        const keys = await keysOfLikePayments(tx, { ...paid, paid_on: day });
        return (await knownPayments(tx, tenant, keys)).size;
      });
    expect(await countKnownPayments('akt')).toBe(1);
    expect(await countKnownPayments('ruter')).toBe(0);
  });

  const good = camt054File([{ kid: '1', kroner: '5.50', reference: 'C1' }]);
  portalTest.each([
    ['a text', 'Hei', 'UNKNOWN_FORMAT'],
    ['another XML', '<Document><BkToCstmrStmt/></Document>', 'UNKNOWN_FORMAT'],
    ['no payments', camt054File([]), 'NO_PAYMENTS'],
    ['cut', good.slice(0, -40), 'DAMAGED'],
    [
      'with an entity bomb',
      good.replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa">]>\n<Document'),
      'DAMAGED',
    ],
    ['in another currency', good.replaceAll('NOK', 'SEK'), 'OTHER_CURRENCY'],
    ['of which an amount differs', good.replace('5.50</Amt>', '6.50</Amt>'), 'SUMS_DIFFER'],
    ['with an amount that is none', good.replaceAll('5.50', '5,50'), 'DAMAGED'],
    ['with a wrong day', good.replace('2026-03-03</Dt>', '2026-13-03</Dt>'), 'DAMAGED'],
    ['very deep', good.replace('<Id>M1-1</Id>', '<a>'.repeat(40) + '</a>'.repeat(40)), 'DAMAGED'],
    ['not yet booked', good.replace('BOOK', 'PDNG'), 'NO_PAYMENTS'],
    ['not UTF-8', `<BkToCstmrDbtCdtNtfctn>\u00e6`, 'DAMAGED'],
  ])('that is %s is refused as a whole, and says so', async (portal, what, text, fault) => {
    const { staff, overview } = await paying(portal);
    const before = await overview();
    const bytes = Buffer.from(text, what === 'not UTF-8' ? 'latin1' : 'utf8');
    const body = { name: 'x', content: bytes.toString('base64') };
    const { status, json } = await portal.callAs(staff, importPayments, { body });
    expect([status, json]).toMatchObject([422, { code: 'FILE_REFUSED', fault }]);
    expect(await overview()).toEqual(before);
  });

  portalTest('of more than 10 MB is refused, and one of 9 MB is read', async (portal) => {
    const { send } = await paying(portal);
    const tooLarge = await send('x'.repeat(11 * 1_048_576));
    expect([413, 422]).toContain(tooLarge.status);
    expect(await send('x'.repeat(9 * 1_048_576))).toMatchObject({
      status: 422,
      json: { fault: 'UNKNOWN_FORMAT' },
    });
  });
});
