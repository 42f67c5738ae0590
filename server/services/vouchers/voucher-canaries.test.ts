import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { storedOffer, withoutOffers } from './test-vouchers.store.ts';
import {
  fillProvider,
  keyIn,
  offerFilesOf,
  offerIn,
  offerRow,
  smsTo,
  voucherPage,
} from './test-vouchers.ts';

const log: string[] = [];

/** With a page, as it is built. */
function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-vouchers-'));
  mkdirSync(join(folder, 'services/widget'), { recursive: true });
  const template = '<html lang="{{html-language}}"><title>{{title}}</title></html>';
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'services/widget', 'order-form.html'), template);
  return folder;
}

const portalTest = portalTestWith({
  log: { write: (line: string) => void log.push(line) },
  webFolder: builtFolder(),
});

/** The phone of the person, in the demo world. */
const onPhone = 'stand_ins.message.body';

describe('the key and the code of a voucher are secrets (issue: 0 places)', () => {
  portalTest('neither log, reports, record nor outbox have them', async (portal) => {
    const { database } = portal;
    const [code = ''] = await fillProvider(portal, 'HYRE', { amountOre: 54_000 });
    const files = offerFilesOf(portal);
    const phone = newPhone();
    await files.carryOut(await files.checked([offerRow({ phone, amount: '540' })]));
    const key = keyIn(await smsTo(portal, phone));
    expect(key).toHaveLength(22);

    const page = await portal.send({
      path: `/bildeling?key=${key}`,
      headers: { accept: 'text/html' },
    });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(JSON.stringify([page.text, page.headers])).not.toContain(key);
    const held = voucherPage(portal, key);
    const answers = [
      await held.status(),
      await held.providers(),
      await held.offer(),
      await held.claim('HYRE'),
      await held.claim('HYRE'),
      await held.offer(),
    ];
    await smsTo(portal, phone, 2);
    for (const { text, headers } of answers) {
      for (const secret of [key, code])
        expect(JSON.stringify([text, headers])).not.toContain(secret);
    }
    expect(await columnsWith(database, key)).toEqual([onPhone]);
    expect(await columnsWith(database, code)).toEqual(['code_pools.code.code', onPhone]);
    // Every call is in the log: what it says of an offer would be seen.
    const paths = log.join('').match(/"url":"[^"]*"/g) ?? [];
    expect(paths).toContain('"url":"/voucher-api/offer/status"');
    expect(
      paths.filter((path) => path.includes('/voucher-api/offer')).length,
    ).toBeGreaterThanOrEqual(answers.length);
    expect(paths.some((path) => path.startsWith('"url":"/bildeling'))).toBe(true);
    const encoded = Buffer.from(`voucher-page:${key}`).toString('base64');
    for (const secret of [key, code, encoded]) expect(log.join('')).not.toContain(secret);
    expect(JSON.stringify(portal.reported)).toBe('[]');
  });

  portalTest('neither does the report of an error', async (portal) => {
    const { key } = await offerIn(portal);
    const before = log.length;
    const page = voucherPage(portal, key);
    const statuses = await withoutOffers(portal.database, async () => [
      (await page.status()).status,
      (await page.claim('HYRE')).status,
    ]);
    expect(statuses).toEqual([500, 500]);
    const reports = portal.reported.splice(0);
    expect(reports).toHaveLength(2);
    const reportTexts = reports.map(({ error, ...where }) => [
      String(error),
      error instanceof Error ? error.stack : '',
      Object.entries(error as object),
      where,
    ]);
    for (const text of [JSON.stringify(reportTexts), log.slice(before).join('')]) {
      expect(text).toContain('/voucher-api/offer');
      expect(text).not.toContain(key);
      expect(text).not.toContain(Buffer.from(`voucher-page:${key}`).toString('base64'));
    }
  });

  portalTest('three months after its period nobody is named any more', async (portal) => {
    const { database } = portal;
    const [code = ''] = await fillProvider(portal, 'GETAROUND', { amountOre: 55_000 });
    const { key, id, phone } = await offerIn(portal, { amountOre: 55_000 });
    const unclaimed = await offerIn(portal, { periodEnd: '2026-03-30' });
    await voucherPage(portal, key).claim('GETAROUND');
    await smsTo(portal, phone);
    const nightOf = (day: string) =>
      applyRetentionRules(database, Temporal.Instant.from(`${day}T03:17:00Z`));
    await nightOf('2026-06-30');
    for (const offer of [{ id, phone }, unclaimed])
      expect(await storedOffer(database, offer.id)).toMatchObject({ phone: offer.phone });
    await nightOf('2026-07-01');
    for (const offer of [id, unclaimed.id]) {
      expect(await storedOffer(database, offer)).toMatchObject({
        phone: null,
        phone_country_code: null,
        key_digest: null,
        amount_ore: expect.any(Number),
      });
    }
    expect(await columnsWith(database, phone)).toEqual([]);
    expect(await columnsWith(database, code)).toEqual([]);
    expect(await storedOffer(database, id)).toMatchObject({ provider: 'GETAROUND' });
  });
});
