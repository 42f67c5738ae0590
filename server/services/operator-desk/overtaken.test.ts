import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { deskOf, productOf } from './test-desk.ts';
import { carryOver, runProductFile, ticketOf } from './test-product-files.ts';
import { forgetFiles } from './test-world.store.ts';

const name = { nb: 'Ny billett', en: 'New ticket' };
const approved = { name, validFrom: '2026-03-20' };
const overtaken = { productName: name, asOf: '2026-03-10', at: '2026-03-12T09:00:00Z' };

/** Files of one test are not newer than what another one approves. */
const portalTest = portalTestWith({}, forgetFiles);

describe('an approved change of a product that a newer file overtakes', () => {
  portalTest('stands in the list of the desk, and does not come', async (portal) => {
    const { proposed, approve, list, read, desk } = deskOf(portal);
    const id = await proposed(productOf(approved));
    await approve(id);
    portal.clock.set('2026-03-12T10:00:00+01:00');
    const report = await runProductFile(portal, 'load', { asOf: '2026-03-10' });
    expect(report).toContain(
      `overtakes the approved change of company-ticket from 2026-03-20 ("Ny billett", proposal ${id})`,
    );
    const facts = { id, state: 'APPROVED', decidedBy: expect.any(String), overtaken };
    expect(await list()).toContainEqual(expect.objectContaining(facts));
    expect(await read(id)).toMatchObject({ proposal: facts });
    const name = { nb: 'Filbillett', en: 'File ticket' };
    const isAsTheFileSays = { id: 'company-ticket', rows: [expect.objectContaining({ name })] };
    expect(await desk()).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining(isAsTheFileSays)]),
    });
    portal.clock.set('2026-03-20T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name: { nb: 'Filbillett' } });
    expect(await list()).toContainEqual(expect.objectContaining(facts));
  });

  portalTest('stands there beside however many others', async (portal) => {
    const { proposed, approve, list } = deskOf(portal);
    const first = Temporal.PlainDate.from(approved.validFrom);
    const ids: number[] = [];
    // The list shows fewer of those that were decided and are in force.
    for (let days = 0; days < 51; days += 1) {
      const change = {
        name: { nb: `Billett ${days}`, en: `Ticket ${days}` },
        validFrom: first.add({ days }).toString(),
      };
      const id = await proposed(productOf(change));
      await approve(id);
      ids.push(id);
    }
    await runProductFile(portal, 'load', { asOf: '2026-03-10' });
    const overtakenIds = (await list())
      .filter((one) => 'overtaken' in one && one.overtaken)
      .map((one) => one.id);
    expect(new Set(overtakenIds)).toEqual(new Set(ids));
  });

  portalTest('is in the record, beside its proposal', async (portal) => {
    const { proposed, approve } = deskOf(portal);
    const id = await proposed(productOf(approved));
    await approve(id);
    await runProductFile(portal, 'load', { asOf: '2026-03-10' });
    const changes = await recordedChanges(portal.database).execute();
    const ofProposal = changes.filter(
      (one) => one.subject_type === 'proposal' && one.subject_id === String(id),
    );
    expect(ofProposal.map(({ kind }) => kind)).toEqual([
      'make-proposal',
      'approve-proposal',
      'overtake-proposal',
    ]);
    expect(ofProposal.at(-1)).toMatchObject({
      tenant: 'ruter',
      channel: 'command',
      before: { proposedRows: { rows: [{ productId: 'company-ticket', ...approved }] } },
      after: { referenceData: { asOf: '2026-03-10' } },
    });
  });

  portalTest('is named by a check, which keeps nothing of it', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const id = await proposed(productOf(approved));
    await approve(id);
    expect(await runProductFile(portal, 'check', { asOf: '2026-03-10' })).toContain(
      `proposal ${id}`,
    );
    expect(await read(id)).toMatchObject({ proposal: { overtaken: null } });
    portal.clock.set('2026-03-20T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name });
  });

  portalTest('comes once it is approved anew, and leaves the list', async (portal) => {
    const { proposed, approve, read, list } = deskOf(portal);
    const first = await proposed(productOf(approved));
    await approve(first);
    await runProductFile(portal, 'load', { asOf: '2026-03-10' });
    const second = await proposed(productOf(approved));
    await approve(second);
    expect(await read(first)).toMatchObject({ proposal: { overtaken: null } });
    expect((await list()).filter((one) => 'overtaken' in one && one.overtaken)).toEqual([]);
    portal.clock.set('2026-03-20T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name });
  });
});

describe('an approved change of a product comes', () => {
  portalTest('after a file that is not newer, or that says the same', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const id = await proposed(productOf(approved));
    await approve(id);
    await runProductFile(portal, 'load', { asOf: '2026-03-06' });
    expect(await read(id)).toMatchObject({ proposal: { overtaken: null } });
    const product = {
      name,
      description: { nb: 'For ansatte.', en: 'For employees.' },
      services: ['housing', 'company-tickets'],
    };
    const report = await runProductFile(portal, 'load', { asOf: '2026-03-10', product });
    expect(report).not.toContain('overtakes');
    expect(await read(id)).toMatchObject({ proposal: { overtaken: null } });
    portal.clock.set('2026-03-20T10:00:00+01:00');
    await carryOver(portal);
    // It is as new as the file still: one of the day between is kept out.
    await runProductFile(portal, 'load', { asOf: '2026-03-09' });
    expect(await ticketOf(portal)).toMatchObject({ name });
  });

  portalTest('after a file of another operator', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const id = await proposed(productOf(approved));
    await approve(id);
    await runProductFile(portal, 'load', { asOf: '2026-03-10', tenant: 'akt' });
    expect(await read(id)).toMatchObject({ proposal: { overtaken: null } });
  });

  portalTest('on its day, where one for an earlier day was approved later', async (portal) => {
    const { proposed, approve, desk } = deskOf(portal);
    await approve(await proposed(productOf(approved)));
    portal.clock.set('2026-03-12T10:00:00+01:00');
    const between = { nb: 'I mellom', en: 'Between' };
    await approve(await proposed(productOf({ name: between, validFrom: '2026-03-15' })));
    portal.clock.set('2026-03-15T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name: between });
    // Older than what the product is by now, and one of another operator from the day of that approval.
    for (const file of [{ asOf: '2026-03-08' }, { asOf: '2026-03-12', tenant: 'akt' } as const]) {
      expect(await runProductFile(portal, 'load', file)).not.toContain('overtakes');
    }
    portal.clock.set('2026-03-20T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name });
    expect(await desk()).toMatchObject({
      products: expect.arrayContaining([
        expect.objectContaining({ rows: [expect.objectContaining(approved)] }),
      ]),
    });
  });

  portalTest('as the last of those that a portal that was off has missed', async (portal) => {
    const { proposed, approve, desk } = deskOf(portal);
    await approve(await proposed(productOf(approved)));
    portal.clock.set('2026-03-12T10:00:00+01:00');
    const between = { nb: 'I mellom', en: 'Between' };
    await approve(await proposed(productOf({ name: between, validFrom: '2026-03-15' })));
    portal.clock.set('2026-03-21T10:00:00+01:00');
    await carryOver(portal);
    expect(await ticketOf(portal)).toMatchObject({ name });
    expect(await desk()).toMatchObject({
      products: expect.arrayContaining([
        expect.objectContaining({ rows: [expect.objectContaining(approved)] }),
      ]),
    });
  });
});
