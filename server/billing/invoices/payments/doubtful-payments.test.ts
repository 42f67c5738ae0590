import {
  operatorAccount,
  ocrGiroFile,
} from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changeAccount } from '#billing/invoices/issued/test-parties.store.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

const accountOfAkt = '15944000019';

describe('a file of an account', () => {
  portalTest.each([
    ['of another operator', accountOfAkt],
    ['that nobody has', '99998877777'],
  ])('%s is refused, and says which', async (portal, _, account) => {
    const { send, overview, kid } = await paying(portal);
    const before = await overview();
    const refused = {
      status: 422,
      json: { code: 'FILE_REFUSED', fault: 'OTHER_ACCOUNT', line: null, account },
    };
    const payment = { kid, kroner: '5', reference: 'Other' };
    expect(await send(camt054File([payment], 'M1', account))).toMatchObject(refused);
    expect(await send(ocrGiroFile([{ kid, ore: 5_00 }], 1, account))).toMatchObject(refused);
    // The operator's own account is in the file, too, and before the other one.
    const own = camt054File([payment]);
    const [, ofOther = ''] = /(<Ntfctn>[^]*<\/Ntfctn>)/.exec(own) ?? [];
    const both = own.replace('</Ntfctn>', `</Ntfctn>${ofOther.replace(operatorAccount, account)}`);
    expect(await send(both)).toMatchObject(refused);
    expect(await overview()).toEqual(before);
  });

  portalTest('that was changed takes payments of its time, in both formats', async (portal) => {
    const { send, kid } = await paying(portal);
    const account = '86011117955';
    const camt = (day: string, of: string) =>
      send(camt054File([{ kid, kroner: '1', reference: `${of} ${day}`, day }], day, of));
    const ocr = (day: string, of: string) => {
      const [year = '', month = '', date = ''] = day.slice(2).split('-');
      return send(ocrGiroFile([{ kid, ore: 1_00, day: `${date}${month}${year}` }], 1, of));
    };
    await changeAccount(portal.database, { tenant: 'ruter', account, from: '2026-03-02' });
    for (const file of [camt, ocr]) {
      expect(await file('2026-03-01', operatorAccount)).toMatchObject({ status: 200 });
      // An invoice with the former number, which is paid late.
      expect(await file('2026-03-03', operatorAccount)).toMatchObject({ status: 200 });
      expect(await file('2026-03-03', account)).toMatchObject({ status: 200 });
      const refused = { fault: 'ACCOUNT_NOT_IN_FORCE', line: null };
      expect(await file('2026-03-01', account)).toMatchObject({
        status: 422,
        json: { ...refused, account, day: '2026-03-01' },
      });
      expect(await file('2027-03-02', operatorAccount)).toMatchObject({
        status: 422,
        json: { ...refused, account: operatorAccount, day: '2027-03-02' },
      });
    }
  });

  portalTest('that the file does not name is refused', async (portal) => {
    const { send, kid } = await paying(portal);
    const file = camt054File([{ kid, kroner: '5' }]).replace(/<Acct>.*<\/Acct>/, '');
    expect(await send(file)).toMatchObject({
      status: 422,
      json: { fault: 'OTHER_ACCOUNT', account: '' },
    });
  });

  portalTest('of the operator may be given as IBAN, or in groups', async (portal) => {
    const { send, kid } = await paying(portal);
    const file = camt054File([{ kid, kroner: '5', reference: 'Iban' }]);
    const iban = file.replace(/<Othr><Id>(\d+)<\/Id><\/Othr>/, '<IBAN>NO93$1</IBAN>');
    expect(await send(iban)).toMatchObject({ status: 200, json: { registered: 1 } });
    const grouped = file.replace('>86011117947<', '>8601.11.17947<');
    expect(await send(grouped)).toMatchObject({ status: 200, json: { repeated: 1 } });
  });
});

describe('a payment that cannot be right', () => {
  portalTest.each([
    ['of a day before the invoice', { day: '2026-02-06' }, 'PAID_BEFORE_INVOICE'],
    ['of a day that has not come', { day: '2026-03-07' }, 'PAID_IN_FUTURE'],
    ['of more than 1,000 times the invoice', { kroner: '112000.01' }, 'AMOUNT_UNLIKELY'],
  ])('%s waits, and somebody may register it', async (portal, what, change, reason) => {
    const { send, list, match, invoice, kid, invoiceNumber, outstandingAmount } =
      await paying(portal);
    const payment = { kid, kroner: '5', reference: what, ...change };
    const { json } = await send(camt054File([payment], what));
    expect(json).toMatchObject({ registered: 0, unmatched: 1 });
    expect(await invoice()).toMatchObject({ outstandingAmount });
    const file = String((json as { id: number }).id);
    const waiting = await list({ filter: 'UNMATCHED', file });
    expect(waiting).toMatchObject([{ reason }]);
    expect(await match(waiting[0]?.id ?? 0, invoiceNumber)).toMatchObject({ status: 200 });
    expect((await invoice()).outstandingAmount).toBeCloseTo(
      outstandingAmount - Number(payment.kroner),
    );
  });
});

const damaged = { status: 422, json: { code: 'FILE_REFUSED', fault: 'DAMAGED' } };

describe('a text that no bank writes', () => {
  portalTest.each([
    ['a NUL', '&#0;'],
    ['a NUL in hexadecimal', '&#x0;'],
    ['a NUL of 65,536', '&#65536;'],
    ['half a character', '&#xD800;'],
    ['an escape', '&#27;'],
    ['no character', '&#xFFFF;'],
  ])('is refused with the file: %s', async (portal, what, text) => {
    const { send, kid } = await paying(portal);
    const good = { kid, kroner: '5', reference: `Text ${what}`, payer: 'Kari' };
    for (const place of ['payer', 'kid', 'reference'] as const) {
      const payment = { ...good, [place]: `Kari${text}x` };
      expect(await send(camt054File([payment], what)), place).toMatchObject(damaged);
    }
    const account = `${operatorAccount}${text}`;
    expect(await send(camt054File([good], what, account))).toMatchObject(damaged);
  });

  portalTest('is refused in OCR giro too, and what is too long or too much', async (portal) => {
    const { send, kid } = await paying(portal);
    const withNul = ocrGiroFile([{ kid: `\0${kid.slice(1)}`, ore: 5_00 }]);
    expect(await send(withNul)).toMatchObject({ ...damaged, json: { line: 3 } });
    const most = { kid, ore: 10 ** 16 - 1 };
    expect(await send(ocrGiroFile([most]))).toMatchObject(damaged);
    for (const change of [{ kid: '1'.repeat(4_000) }, { reference: 'x'.repeat(4_000) }]) {
      const payment = { kid, kroner: '5', ...change };
      expect(await send(camt054File([payment]))).toMatchObject(damaged);
    }
    const longName = { kroner: '5', reference: 'Long', payer: 'é'.repeat(4_000) };
    expect(await send(camt054File([longName]))).toMatchObject({ status: 200 });
    for (const day of ['0000-01-01', '0001-01-01', '+12026-01-']) {
      expect(await send(camt054File([{ kid, kroner: '5', day }])), day).toMatchObject(damaged);
    }
  });
});
