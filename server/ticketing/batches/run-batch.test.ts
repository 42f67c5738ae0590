import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { changesOfKind } from '#services/company-tickets/change-many/test-changes.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { stateCounts, ticketsPerRow } from './test-batches.store.ts';

const code = (answer: { json: unknown }) => (answer.json as { code?: string }).code;

/** Six rows of which the third gets a ticket elsewhere after the check. */
async function stopped(portal: TestPortal) {
  const batches = batchesOf(portal);
  const phoneWithTicket = newPhone();
  const rows = [...rightRows(2), rightRow({ phone: phoneWithTicket }), ...rightRows(3)];
  const id = await batches.checked(rows);
  await orderIn(portal)({ phone: phoneWithTicket }, { company: portal.company('single-service') });
  expect(await batches.carryOut(id)).toMatchObject({
    state: 'stopped',
    stopCode: 'TICKET_ALREADY_HELD',
    stoppedAt: 3,
    done: 2,
    refused: 1,
  });
  expect(await stateCounts(portal.database, id)).toEqual({ done: 2, refused: 1, ready: 3 });
  return { batches, id };
}

describe('a batch that stopped at a refused row', () => {
  portalTest('goes on without that row', async (portal) => {
    const { batches, id } = await stopped(portal);
    expect((await batches.run(id, 'skip')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 5, refused: 1 });
  });

  portalTest('stops again at the same row while it is as it was', async (portal) => {
    const { batches, id } = await stopped(portal);
    expect((await batches.run(id, 'go-on')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'stopped', stoppedAt: 3, refused: 1 });
  });

  portalTest('goes on with that row once it is mended', async (portal) => {
    const { batches, id } = await stopped(portal);
    const [row] = await batches.rows(id, { show: 'not-done' });
    const phone = newPhone();
    const { rows } = await batches.mend(id, {
      do: 'set-cells',
      cells: [{ position: 3, column: 'phone', from: row?.cells['phone'] ?? '', to: phone }],
    });
    expect(rows).toMatchObject([{ position: 3, state: 'ready', faults: [] }]);
    expect((await batches.run(id, 'go-on')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 6, refused: 0 });
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: 6 });
  });

  portalTest('passes over all that are refused from there on', async (portal) => {
    const { batches, id } = await stopped(portal);
    expect((await batches.run(id, 'go-on-with-rest')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({
      state: 'finished',
      onRefusal: 'go-on',
      done: 5,
      refused: 1,
    });
  });

  portalTest(
    'is ended with what is done, and the rest is a file with the reasons',
    async (portal) => {
      const { batches, id } = await stopped(portal);
      expect((await batches.run(id, 'end')).status).toBe(200);
      expect(await batches.progress(id)).toMatchObject({ state: 'ended', stopCode: null });
      expect(code(await batches.run(id, 'go-on'))).toBe('BATCH_HAS_MOVED');
      const file = async (language: string) => {
        const { text } = await portal.send({
          path: `/api/batch/company-ticket-orders/${id}/rows.csv`,
          headers: {
            cookie: `takst_session=${portal.user('hr').token}`,
            'accept-language': language,
          },
        });
        return text.trim().split('\r\n');
      };
      const [headings, ...lines] = await file('nb');
      expect(headings).toContain('Fornavn;Etternavn;Mobil;Ansattnr');
      expect(headings).toMatch(/;Årsak$/);
      expect(lines).toHaveLength(4);
      expect(lines[0]).toMatch(/;Har allerede en ventende eller gyldig billett$/);
      const [english, ...others] = await file('en');
      expect(english).toContain('First name;Last name;Mobile;Employee number');
      expect(english).toMatch(/;Reason$/);
      expect(others[0]).toMatch(/;Has a pending or valid ticket already$/);
    },
  );
});

describe('a batch that runs', () => {
  portalTest('stops at its last row, too, and takes no more once it is over', async (portal) => {
    const batches = batchesOf(portal);
    const phone = newPhone();
    const id = await batches.checked([rightRow(), rightRow({ phone })]);
    await orderIn(portal)({ phone }, { company: portal.company('single-service') });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'stopped', stoppedAt: 2, done: 1 });
    expect((await batches.run(id, 'skip')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 1, refused: 1 });
    const body = { do: 'leave-out', positions: [2] };
    const mended = await batches.call(batches.calls.mendRows, { params: { id }, body });
    expect(mended).toMatchObject({ status: 409, json: { code: 'BATCH_NOT_OPEN' } });
  });

  portalTest('is stopped by a user, and goes on where it was', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(400));
    expect((await batches.run(id, 'start')).status).toBe(200);
    expect((await batches.run(id, 'stop')).status).toBe(200);
    const resting = await batches.progress(id);
    expect(resting).toMatchObject({
      state: 'stopped',
      stopCode: 'STOPPED_BY_USER',
      stoppedAt: null,
    });
    expect(resting.done).toBeLessThan(400);
    expect((await batches.run(id, 'go-on')).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 400 });
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: 400 });
  });

  portalTest('is told to nobody who acts on what is no longer so', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(1));
    const { calls } = batches;
    const { version } = await batches.progress(id);
    const body = { action: 'start', version: version - 1 };
    const answer = await batches.call(calls.runBatch, { params: { id }, body });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'BATCH_HAS_MOVED', batch: { id, version, state: 'draft' } },
    });
  });

  portalTest(
    'leaves one line for each person in the history, and one for itself',
    async (portal) => {
      const batches = batchesOf(portal);
      const rows = rightRows(3);
      const id = await batches.checked([...rows, rightRow()]);
      await batches.mend(id, { do: 'leave-out', positions: [4] });
      await batches.carryOut(id);
      const recorded = await recordedChanges(portal.database)
        .where('kind', '=', 'start-batch')
        .where('subject_id', '=', String(id))
        .execute();
      // Who was left out does not count.
      expect(recorded).toMatchObject([
        { before: null, after: { action: 'company-ticket-orders', people: 3 } },
      ]);
      for (const { phone = '' } of rows) {
        const [change, ...others] = await changesOfKind(portal.database, 'order-ticket', phone);
        expect(others).toEqual([]);
        expect(change).toMatchObject({ user_id: portal.user('hr').id, channel: 'portal' });
      }
      const { json } = await batches.call(listCompanyHistory, {
        params: { id: portal.company('several-services').id },
        query: { kind: 'start-batch' },
      });
      const [line] = (json as { matches: object[] }).matches;
      expect(JSON.stringify(line)).toContain('Bestilling for flere');
    },
  );

  portalTest(
    'is one line in the history of its company, which leads to the others',
    async (portal) => {
      const batches = batchesOf(portal);
      const history = async (query: object = {}) => {
        const params = { id: portal.company('several-services').id };
        const { json } = await batches.call(listCompanyHistory, { params, query });
        return z.parse(listCompanyHistory.reply, json);
      };
      const before = await history();
      const rows = rightRows(3);
      const id = await batches.checked(rows);
      await batches.carryOut(id);
      const after = await history();
      expect(after.totalEntries).toBe(before.totalEntries + 1);
      expect(after.matches.slice(1)).toEqual(before.matches.slice(0, 9));
      const [line] = after.matches;
      expect(line).toMatchObject({
        kind: 'start-batch',
        batch: { id, made: [{ kind: 'order-ticket', changes: 3 }] },
      });
      const ofBatch = await history({ batch: id });
      expect(ofBatch.matches.map(({ kind }) => kind)).toEqual(Array(3).fill('order-ticket'));
      expect(ofBatch.matches.map((entry) => 'batch' in entry)).toEqual([false, false, false]);
      // Who asks for a kind or a person gets the single changes.
      const ofKind = await history({ kind: 'order-ticket', maxEntries: 3 });
      expect(ofKind.matches.map((entry) => entry.id)).toEqual(
        ofBatch.matches.map((entry) => entry.id),
      );
      const ofPerson = await history({ searchFor: rows[1]?.phone });
      expect(ofPerson.matches.map(({ kind }) => kind)).toEqual(['order-ticket']);
    },
  );
});

describe('the batches of a company', () => {
  portalTest('are listed newest first, without those that were discarded', async (portal) => {
    const batches = batchesOf(portal);
    const [draft, discarded] = [
      await batches.draft(rightRows(1)),
      await batches.draft(rightRows(1)),
    ];
    expect((await batches.run(discarded, 'discard')).status).toBe(200);
    const params = { companyId: portal.company('several-services').id };
    const { json } = await batches.call(listBatches, { params });
    const { matches } = json as { matches: { id: number; source: unknown; createdBy: string }[] };
    const ids = matches.map(({ id }) => id);
    expect(ids).toContain(draft);
    expect(ids).not.toContain(discarded);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const idsOf = async (service: string) => {
      const ofService = await batches.call(listBatches, { params, query: { service } });
      return (ofService.json as { matches: { id: number }[] }).matches.map(({ id }) => id);
    };
    expect(await idsOf('company-ticket-orders')).toContain(draft);
    expect(await idsOf('company-ticket-changes')).not.toContain(draft);
    expect(await stateCounts(portal.database, discarded)).toEqual({});
    const params404 = { params: { id: discarded } };
    expect((await batches.call(batches.calls.getBatch, params404)).status).toBe(404);
    const body = { from: 1, rows: rightRows(1) };
    const put = await batches.call(batches.calls.putRows, { ...params404, body });
    expect(put).toMatchObject({ status: 404, json: { code: 'BATCH_NOT_FOUND' } });
  });
});
