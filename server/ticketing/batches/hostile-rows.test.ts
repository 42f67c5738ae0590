import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';

const columns = [
  'firstName',
  'lastName',
  'phone',
  'employeeId',
  'agreement',
  'startDate',
  'zoneFrom',
];
const nasty = [
  '=HYPERLINK("http://evil.example")',
  '+47 412 34 567',
  "'; drop table batches.row; --",
  '\u202egnp.exe',
  '\ufeff\u200b',
  '{"a": [1]}',
  '$[*]',
  '\\x00',
  '%s%n',
  '9'.repeat(500),
  'é'.repeat(500),
  '1e999',
  '4.1E+07',
  '46115',
  '#N/A',
  'null',
  '__proto__',
];

describe('hostile rows', () => {
  portalTest('each get their faults, and none breaks the check or the file', async (portal) => {
    const batches = batchesOf(portal);
    const cell = fc.oneof(
      fc.constantFrom(...nasty),
      // A NUL and a lone surrogate are refused before anything is stored.
      fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0')),
    );
    const row = fc.dictionary(fc.constantFrom(...columns), cell, { noNullPrototype: true });
    const rows = fc.sample(row, 300);
    const id = await batches.draft(rows);
    const totals = await batches.check(id);
    expect(totals.rows).toBe(300);
    expect(totals.ready + totals.faulty).toBe(300);
    const stored = (await batches.rows(id)).toSorted((one, other) => one.position - other.position);
    expect(stored.map(({ cells }) => cells)).toEqual(
      rows.map((cells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text))),
    );
    const { text } = await portal.send({
      path: `/api/batch/company-ticket-orders/${id}/rows.csv?show=all`,
      headers: { cookie: `takst_session=${portal.user('hr').token}` },
    });
    // No cell begins as a formula.
    expect(text).not.toMatch(/(^|;|\n)"?[=+@]/);
  });

  portalTest.each([
    ['a column that nobody knows', { rows: [{ fødselsnummer: '01010112345' }] }, 422],
    ['a prototype for a column', { rows: [JSON.parse('{"__proto__": "x"}')] }, 400],
    ['a cell that is too long', { rows: [{ firstName: 'a'.repeat(501) }] }, 422],
    ['a cell that is no text', { rows: [{ firstName: 1 }] }, 422],
    ['a text that cannot be stored', { rows: [{ firstName: '\0' }] }, 422],
    ['more rows than announced', { rows: [{}, {}] }, 422],
    ['a row before the first', { from: 0, rows: [{}] }, 422],
    ['no rows', { rows: [] }, 422],
  ])('%s is refused', async (portal, _, body, status) => {
    const batches = batchesOf(portal);
    const id = await batches.create(1);
    const input = { params: { id }, body: { from: 1, ...body } };
    expect((await batches.call(batches.calls.putRows, input)).status).toBe(status);
  });

  portalTest(
    'the same part sent twice is stored once, and mended text replaces it',
    async (portal) => {
      const batches = batchesOf(portal);
      const rows = rightRows(3);
      const id = await batches.draft(rows);
      await batches.put(id, [rightRow({ firstName: 'Ny' })], 2);
      await batches.put(id, rows.slice(0, 1));
      expect((await batches.get(id)).totals.rows).toBe(3);
      const stored = await batches.rows(id);
      expect(stored.map(({ cells }) => cells['firstName'])).toEqual(['Kari', 'Ny', 'Kari']);
    },
  );

  portalTest('a batch whose rows are not all there does not start', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.create(3);
    await batches.put(id, rightRows(2));
    await batches.check(id);
    expect(await batches.run(id, 'start')).toMatchObject({
      status: 422,
      json: { code: 'ROWS_NOT_READY' },
    });
    // Nor does one of which nothing is left.
    const empty = await batches.checked(rightRows(1));
    await batches.mend(empty, { do: 'leave-out', positions: [1] });
    expect(await batches.run(empty, 'start')).toMatchObject({
      status: 422,
      json: { code: 'ROWS_NOT_READY' },
    });
  });

  portalTest('many rows stand in the file once each, in their order', async (portal) => {
    const batches = batchesOf(portal);
    const names = Array.from({ length: 1_001 }, (_, place) => `N${place}`);
    const id = await batches.draft(names.map((firstName) => ({ firstName })));
    const { text } = await portal.send({
      path: `/api/batch/company-ticket-orders/${id}/rows.csv?show=all`,
      headers: { cookie: `takst_session=${portal.user('hr').token}` },
    });
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((line) => line.split(';')[0])).toEqual(names);
  });

  portalTest('a draft that was started takes no more rows and changes', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(1));
    await batches.carryOut(id);
    const input = { params: { id }, body: { from: 1, rows: rightRows(1) } };
    const mend = { params: { id }, body: { do: 'leave-out', positions: [1] } };
    const { putRows, mendRows, checkRows } = batches.calls;
    for (const [route, call] of [
      [putRows, input],
      [mendRows, mend],
      [checkRows, { params: { id } }],
    ] as const) {
      expect(await batches.call(route, call), route.path).toMatchObject({
        status: 409,
        json: { code: 'BATCH_NOT_OPEN' },
      });
    }
  });
});
