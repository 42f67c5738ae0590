import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { ends, march31, newPerson, tickedRow } from './test-changes.ts';
import { startsOf } from './test-changes.store.ts';

describe('a change for many', () => {
  const company = (portal: TestPortal) => portal.company('several-services');
  const list = (portal: TestPortal, user = portal.user('hr'), at = company(portal)) =>
    portal.callAs(user, listBatches, {
      params: { companyId: at.id },
      query: { service: 'company-ticket-changes' },
    });

  portalTest('is listed in its company, and in no other', async (portal) => {
    const batches = ends(portal);
    const id = await batches.checked([tickedRow(await newPerson(portal))], {}, 'ticked');
    await batches.carryOut(id);
    const { matches } = z.parse(listBatches.reply, (await list(portal)).json);
    expect(matches[0]).toMatchObject({ id, act: 'end', total: 1, done: 1 });
    expect((await batches.get(id)).options).toMatchObject({
      lastDay: Temporal.PlainDate.from(march31),
    });
    expect((await list(portal, portal.user('support'))).text).toContain(`"id":${id},`);
    const elsewhere = await list(portal, portal.user('hr'), portal.company('contractor'));
    expect(elsewhere.text).not.toContain(`"id":${id},`);
    for (const user of [portal.user('hr-single'), portal.user('hr', 'akt')]) {
      for (const route of [companyTicketChangeCalls.getBatch, companyTicketChangeCalls.listRows]) {
        const input = { params: { id }, query: {} };
        const answer = await callLoosely(portal.port, user, { route, input });
        expect([answer.status, answer.text]).toEqual([404, '{"code":"BATCH_NOT_FOUND"}']);
      }
    }
  });

  portalTest('is in the history once, with what it does and until when', async (portal) => {
    const batches = ends(portal);
    const id = await batches.checked([tickedRow(await newPerson(portal))], {}, 'ticked');
    await batches.carryOut(id);
    const [recorded, ...others] = await startsOf(portal.database, id);
    expect(others).toEqual([]);
    expect(recorded?.after).toMatchObject({ action: 'end', people: 1, expirationDate: march31 });
  });
});
