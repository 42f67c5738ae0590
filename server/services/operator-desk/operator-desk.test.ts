import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { describe, expect } from 'vitest';
import { saveSellers } from '#billing/invoices/invoices.public.ts';
import { savePrices } from '#catalogue/products/products.public.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { deskOf, newQuarantine, newSeller as seller, price } from './test-desk.ts';

const recordedOf = (portal: TestPortal, id: number) =>
  recordedChanges(portal.database)
    .where('change.subject_type', '=', 'proposal')
    .where('change.subject_id', '=', String(id))
    .execute();

const nameOf = async (portal: TestPortal, user: WorldUser) => {
  const { json } = await portal.callAs(user, getContact, {});
  const { firstName, lastName } = json as { firstName: string; lastName: string };
  return `${firstName} ${lastName}`;
};

const soon = { timeout: 10_000, interval: 20 };

describe('a proposal', () => {
  portalTest('is in force when another user approves it, and not before', async (portal) => {
    const { proposed, approve, read, desk } = deskOf(portal);
    const change = newQuarantine();
    const id = await proposed(change);
    expect(await read(id)).toMatchObject({
      proposal: { state: 'OPEN', stale: null, isOwn: false },
      compared: { rows: [{ before: { days: expect.any(Number) }, after: change.rows[0] }] },
    });
    const isThere = { quarantine: expect.arrayContaining([...change.rows]) };
    expect(await desk()).not.toMatchObject(isThere);
    expect(await approve(id)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ proposal: { state: 'APPROVED' } });
    expect(await desk()).toMatchObject(isThere);
  });

  portalTest('is decided by nobody who made it, and once', async (portal) => {
    const { maker, decider, proposed, approve, reject, withdraw } = deskOf(portal);
    const id = await proposed(newQuarantine());
    const own = { status: 409, json: { code: 'OWN_PROPOSAL' } };
    expect(await approve(id, maker)).toMatchObject(own);
    expect(await reject(id, 'Nei', maker)).toMatchObject(own);
    expect(await withdraw(id, decider)).toMatchObject({ json: { code: 'NOT_OWN_PROPOSAL' } });
    expect(await reject(id, 'For kort')).toMatchObject({ status: 200 });
    const decided = { status: 409, json: { code: 'PROPOSAL_DECIDED' } };
    expect(await approve(id)).toMatchObject(decided);
    expect(await withdraw(id)).toMatchObject(decided);
  });

  portalTest('is rejected with a reason, or withdrawn, and changes nothing', async (portal) => {
    const { maker, decider, proposed, reject, withdraw, read, desk } = deskOf(portal);
    const before = await desk();
    const [rejected, withdrawn] = [
      await proposed(newQuarantine()),
      await proposed(newQuarantine()),
    ];
    await reject(rejected, 'For kort');
    await withdraw(withdrawn);
    expect(await read(rejected)).toMatchObject({
      proposal: { state: 'REJECTED', reason: 'For kort' },
    });
    expect(await read(withdrawn)).toMatchObject({ proposal: { state: 'WITHDRAWN' } });
    expect(await recordedOf(portal, rejected)).toMatchObject([
      { kind: 'make-proposal', user_id: maker.id },
      { kind: 'reject-proposal', user_id: decider.id, before: null, after: null },
    ]);
    expect(await recordedOf(portal, withdrawn)).toMatchObject([
      { kind: 'make-proposal', user_id: maker.id },
      { kind: 'withdraw-proposal', user_id: maker.id, before: null, after: null },
    ]);
    const mails = async (id: number) =>
      (await newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: '' })).filter(
        ({ subject, body }) =>
          subject?.startsWith('Avslått') && body.includes(`/operator/forslag/${id}\n`),
      );
    await expect.poll(async () => (await mails(rejected)).length, soon).toBe(2);
    const body = (await mails(rejected))[0]?.body;
    expect(body).toContain('For kort');
    const [by, to] = [await nameOf(portal, maker), await nameOf(portal, decider)];
    expect(body).toContain(`${by} foreslo en endring av karantenetid. ${to} har avslått den.`);
    expect(body).toContain(`${by} proposed a change of the quarantine length. ${to} has rejected`);
    expect(await mails(withdrawn)).toEqual([]);
    expect(await desk()).toEqual(before);
  });

  portalTest('whose base has changed since says so, and is not approved', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const [first, second] = [
      await proposed({ kind: 'prices', rows: [price(1_000_00)] }),
      await proposed({ kind: 'prices', rows: [price(1_100_00)] }),
    ];
    await approve(first);
    expect(await read(second)).toMatchObject({ proposal: { stale: 'BASE_CHANGED' } });
    expect(await approve(second)).toMatchObject({ status: 409, json: { code: 'BASE_CHANGED' } });
  });

  portalTest('whose first day is over says so, and is not approved', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const id = await proposed({
      kind: 'quarantine',
      rows: [{ validFrom: '2026-03-06', days: 21 }],
    });
    portal.clock.set('2026-03-07T10:00:00+01:00');
    expect(await read(id)).toMatchObject({ proposal: { stale: 'TOO_EARLY' } });
    expect(await approve(id)).toMatchObject({
      status: 422,
      json: { code: 'TOO_EARLY', earliest: '2026-03-07' },
    });
  });

  portalTest('of what is so already is refused', async (portal) => {
    const { propose } = deskOf(portal, 'fjord');
    const rows = [{ validFrom: '2027-01-01', days: 0 }];
    expect(await propose({ kind: 'quarantine', rows })).toMatchObject({
      json: { code: 'NOTHING_CHANGES' },
    });
  });

  portalTest('is another operator’s as if it did not exist', async (portal) => {
    const { proposed } = deskOf(portal);
    const id = await proposed(newQuarantine());
    const elsewhere = deskOf(portal, 'akt');
    expect(await elsewhere.approve(id)).toMatchObject({ status: 404 });
    const { json } = await portal.callAs(elsewhere.decider, listProposals, {});
    expect(json).not.toContainEqual(expect.objectContaining({ id }));
  });

  portalTest('is in the record, and both are told of its end by e-mail', async (portal) => {
    const { proposed, approve } = deskOf(portal, 'akt');
    const id = await proposed({
      kind: 'seller',
      rows: [{ ...seller, accountNumber: '15032080119' }],
    });
    await approve(id);
    expect(await recordedOf(portal, id)).toMatchObject([
      { kind: 'make-proposal', after: { proposedRows: { kind: 'seller' } } },
      {
        kind: 'approve-proposal',
        after: {
          proposedRows: {
            rows: [
              { before: { accountNumber: '15944000019' }, after: { accountNumber: '15032080119' } },
            ],
          },
        },
      },
    ]);
    const mails = async () =>
      (await newestMessages(portal.database, { sender: 'AKT Bedrift', recipient: '' }))
        .filter(({ body }) => body.includes(`/operator/forslag/${id}`))
        .filter(({ subject }) => subject?.startsWith('Godkjent'))
        .map(({ recipient, body }) => ({
          recipient,
          isTold: body.includes('1594 40 00019 → 1503 20 80119'),
        }))
        .toSorted((one, other) => one.recipient.localeCompare(other.recipient));
    await expect.poll(mails, soon).toEqual([
      { recipient: expect.stringContaining('operator@'), isTold: true },
      { recipient: expect.stringContaining('support@'), isTold: true },
    ]);
  });
});

describe('what is invoiced', () => {
  portalTest('stays as it was: nothing begins before today', async (portal) => {
    const { propose } = deskOf(portal);
    const early = { validFrom: '2026-03-05', days: 5 };
    expect(await propose({ kind: 'quarantine', rows: [early] })).toMatchObject({
      json: { code: 'TOO_EARLY', earliest: '2026-03-06' },
    });
    expect(
      await propose({ kind: 'prices', rows: [price(5_00, '2026-03-05'), price(6_00)] }),
    ).toMatchObject({
      status: 422,
      json: { code: 'ROWS_REFUSED', faults: [{ place: 0, fault: 'TOO_EARLY' }] },
    });
  });

  portalTest('keeps its seller: another one begins after the last invoice', async (portal) => {
    const { propose } = deskOf(portal);
    portal.clock.set('2026-02-07T10:00:00+01:00');
    const rows = [{ ...seller, validFrom: '2026-02-07' }];
    expect(await propose({ kind: 'seller', rows })).toMatchObject({
      json: { code: 'TOO_EARLY', earliest: '2026-02-08' },
    });
  });

  portalTest(
    'is kept by files, too: one that is older than an approval changes nothing of it',
    async (portal) => {
      const { proposed, approve, prices, desk } = deskOf(portal, 'fjord');
      const [product] = (await prices()).products;
      const row = { ...price(77_00), productId: product?.id ?? '' };
      await approve(await proposed({ kind: 'prices', rows: [row] }));
      await approve(await proposed({ kind: 'seller', rows: [seller] }));
      const file = { origin: 'invented', asOf: '2026-05-01' } as const;
      const kept = await portal.database.transaction(async (tx) => [
        ...(await savePrices(tx, 'fjord', { ...file, prices: [{ ...row, priceOre: 1 }] })),
        ...(await saveSellers(tx, {
          ...file,
          sellers: [{ ...seller, tenant: 'fjord', name: 'X' }],
        })),
      ]);
      expect(kept.map(({ outcome }) => outcome)).toEqual(['kept', 'kept']);
      expect(await desk()).toMatchObject({ sellers: [seller, {}] });
    },
  );
});

describe('prices', () => {
  portalTest(
    'are compared with those in force, row by row, before they are proposed',
    async (portal) => {
      const { check } = deskOf(portal, 'akt');
      const later = { ...price(900_00, '2027-01-01'), nrOfZones: 9 };
      const { json } = await check([price(800_00), later, { ...later, productId: 'gone' }]);
      expect(json).toMatchObject({
        rows: [
          { before: { profileId: 'ADULT', nrOfZones: 1 }, fault: null },
          { before: null, fault: null },
          { before: null, fault: 'UNKNOWN_PRODUCT' },
        ],
      });
    },
  );

  portalTest('that are approved come, and are in force from their day', async (portal) => {
    const { proposed, approve, prices } = deskOf(portal, 'akt');
    const row = price(812_00, '2026-03-07');
    await approve(await proposed({ kind: 'prices', rows: [row] }));
    const ofTicket = async () =>
      (await prices()).products
        .find(({ id }) => id === row.productId)
        ?.prices.filter((one) => one.profileId === 'ADULT' && one.nrOfZones === 1)
        .map(({ priceOre }) => priceOre);
    expect(await ofTicket()).toEqual(expect.arrayContaining([812_00]));
    expect(await ofTicket()).toHaveLength(2);
    portal.clock.set('2026-03-07T00:00:00+01:00');
    expect(await ofTicket()).toEqual([812_00]);
  });

  portalTest('that change nothing are left out of a proposal', async (portal) => {
    const { proposed, approve, read } = deskOf(portal, 'akt');
    const row = { ...price(812_00, '2031-01-01'), nrOfZones: 2 };
    await approve(await proposed({ kind: 'prices', rows: [row] }));
    const later = { ...row, validFrom: '2032-01-01' };
    const id = await proposed({
      kind: 'prices',
      rows: [later, { ...later, nrOfZones: 1, priceOre: 999_00 }],
    });
    expect((await read(id)).compared.rows).toHaveLength(1);
  });
});
