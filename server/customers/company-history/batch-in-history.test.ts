import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { recordTestChange } from '#platform/changes/test-record.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

portalTest(
  'a batch is one line of its company, which says what it has made there',
  async (portal) => {
    const [own, other] = [portal.company('several-services'), portal.company('contractor')];
    const batch = { id: 71, companyId: own.id };
    const at = '2026-02-03T10:00:00Z';
    const record = (kind: string, change: Parameters<typeof recordTestChange>[1] = {}) =>
      recordTestChange(portal.database, { companyId: own.id, kind, at, ...change });
    await record('start-batch', { subject: { type: 'batch', id: batch.id } });
    const [holder] = own.people;
    const about = { holderId: holder?.id ?? 0 };
    for (const kind of ['order-ticket', 'order-ticket', 'change-zone'])
      await record(kind, { origin: { batch }, about });
    await record('cancel-ticket', { origin: { batch: { ...batch, id: 72 } } });
    // What it has changed elsewhere stands in the history of the other company.
    await record('change-note', { companyId: other.id, origin: { batch } });
    await record('send-invoice', {
      subject: { type: 'invoice', id: 9_001 },
      at: '2026-02-03T11:00:00Z',
    });
    const user = portal.user('hr');
    const list = async (query = {}, { id } = own) => {
      const day = { from: '2026-02-03', to: '2026-02-03' };
      const answer = await portal.callAs(user, listCompanyHistory, {
        params: { id },
        query: { ...day, ...query },
      });
      return z.parse(listCompanyHistory.reply, answer.json).matches;
    };
    const kinds = async (...request: Parameters<typeof list>) =>
      (await list(...request)).map(({ kind }) => kind);
    expect(await list()).toMatchObject([
      { kind: 'send-invoice', about: '9001' },
      {
        kind: 'start-batch',
        about: null,
        batch: {
          id: batch.id,
          made: [
            { kind: 'order-ticket', changes: 2 },
            { kind: 'change-zone', changes: 1 },
          ],
        },
      },
    ]);
    expect((await list())[0]).not.toHaveProperty('batch');
    const ofBatch = ['change-zone', 'order-ticket', 'order-ticket'];
    expect(await kinds({ batch: '71' })).toEqual(ofBatch);
    expect(await kinds({ searchFor: holder?.phone })).toEqual(ofBatch);
    expect(await kinds({ batch: '71', kind: 'change-zone' })).toEqual(['change-zone']);
    expect(await kinds({ kind: 'order-ticket' })).toEqual(['order-ticket', 'order-ticket']);
    expect(await kinds({}, other)).toEqual(['change-note']);
  },
);
