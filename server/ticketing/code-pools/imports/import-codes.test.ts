import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import {
  listBatches,
  listOperatorBatches,
} from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import { storedRowTexts } from '#ticketing/batches/test-batches.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { forgetCodes } from '../code.store.ts';
import { codesOf, usedCodes } from '../test-codes.store.ts';

const log: string[] = [];
const portalTest = portalTestWith({ log: { write: (line: string) => void log.push(line) } });

let count = 0;
const newCode = () => `HEMMELIG-${String((count += 1)).padStart(5, '0')}`;
const newCodes = (number: number): Cells[] =>
  Array.from({ length: number }, () => ({ code: newCode() }));

/** What customer support does at `/kodelager`. */
const importsOf = (portal: TestPortal, tenant: TenantId = 'ruter', act = 'JOULE') =>
  batchesOf(portal, {
    user: portal.user('support', tenant),
    of: { calls: codeImportCalls, options: { act } },
  });

const batchCells = ['batches.row.cells', 'batches.row.keys'];
const onPhone = 'stand_ins.message.body';

const joule = { tenant: 'ruter', kind: 'JOULE' } as const;

describe('codes from a file', () => {
  portalTest('are put into their pool, with who did it and when', async (portal) => {
    const imports = importsOf(portal);
    // What these codes are worth is asked of no row, and not kept.
    const rows = [{ code: newCode(), amount: '500', validUntil: '31.12.2030' }, ...newCodes(29)];
    const before = (await codesOf(portal.database, joule)).length;
    const id = await imports.checked(rows);
    expect(await imports.carryOut(id)).toMatchObject({ state: 'finished', done: 30, companyId: 0 });
    const codes = (await codesOf(portal.database, joule)).slice(before);
    expect(codes.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
    expect(codes[0]).toMatchObject({
      importedBy: portal.user('support').id,
      importedAt: portal.clock.now(),
      validUntil: Temporal.PlainDate.from('2030-12-31'),
      usedAt: null,
    });
    expect(codes[1]).toMatchObject({ validUntil: null });
    const recorded = await recordedChanges(portal.database)
      .where('kind', '=', 'import-codes')
      .execute();
    let count = 0;
    for (const change of recorded) {
      expect(change).toMatchObject({
        tenant: 'ruter',
        company_id: null,
        user_id: portal.user('support').id,
        subject_type: 'code-pool',
        subject_id: 'JOULE',
        before: null,
      });
      count += (change.after as { codes: number }).codes;
    }
    expect(count).toBe(30);
  });

  portalTest('that are there already, twice in the file, or over are said', async (portal) => {
    const imports = importsOf(portal);
    const [existingCode, ...fresh] = newCodes(3);
    await imports.carryOut(await imports.checked([existingCode ?? {}]));
    const id = await imports.checked([
      existingCode ?? {},
      ...fresh,
      { ...fresh[0] },
      { code: newCode(), validUntil: '05.03.2026' },
      { code: '1,23457E+11' },
    ]);
    expect((await imports.get(id)).totals).toMatchObject({ ready: 2, faulty: 4 });
    const rows = await imports.rows(id);
    const faults = Object.fromEntries(
      rows.map(({ position, faults: [fault] }) => [
        position,
        fault && `${fault.column} ${fault.code}`,
      ]),
    );
    expect(faults).toEqual({
      1: 'code CODE_EXISTS',
      2: undefined,
      3: undefined,
      4: 'null ROW_TWICE',
      5: 'validUntil CODE_EXPIRED',
      6: 'code wrongFormat',
    });
  });

  portalTest('may stand in another pool, and at another operator', async (portal) => {
    const rows = newCodes(2);
    const places = [
      ['ruter', 'JOULE'],
      ['ruter', 'OTTO'],
      ['akt', 'JOULE'],
    ] as const;
    for (const [tenant, act] of places) {
      const imports = importsOf(portal, tenant, act);
      const id = await imports.checked(rows);
      expect(await imports.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    }
  });

  portalTest('that come twice at once are taken once', async (portal) => {
    const imports = importsOf(portal);
    const rows = newCodes(40);
    const other = [...rows.slice(20), ...newCodes(1), ...rows.slice(0, 20)];
    const ids = [await imports.checked(rows), await imports.checked(other)];
    await Promise.all(ids.map((id) => imports.run(id, 'start')));
    for (const id of ids) {
      if ((await imports.settled(id)).state === 'stopped') {
        await imports.run(id, 'go-on-with-rest');
        await imports.settled(id);
      }
    }
    const codes = (await codesOf(portal.database, joule)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code = '' } of [...rows, ...other]) expect(codes).toContain(code);
    expect(portal.reported).toEqual([]);
  });
});

describe('a code that is owed', () => {
  portalTest('is sent once its pool has one', async (portal) => {
    const phone = newPhone();
    await subscribeIn(portal)({ phone, type: 'CAR_POOL', startDate: '2026-03-01' });
    const before = await sentSms(portal.database, `+47${phone}`);
    const imports = importsOf(portal, 'ruter', 'CAR_POOL');
    const code = newCode();
    await imports.carryOut(await imports.checked([{ code }]));
    const texts = async () => (await sentSms(portal.database, `+47${phone}`)).slice(before.length);
    await expect.poll(texts, { timeout: 10_000 }).toEqual([expect.stringContaining(code)]);
  });
});

describe('codes are secrets', () => {
  portalTest('the rows of an import that is over say none of them', async (portal) => {
    const imports = importsOf(portal);
    const [existingCode, left, ...rows] = newCodes(22);
    await imports.carryOut(await imports.checked([existingCode ?? {}]));
    const id = await imports.checked([...rows, left ?? {}, existingCode ?? {}]);
    // A planted fault: before it is carried out, the rows do say them.
    expect(await storedRowTexts(portal.database, id)).toContain('HEMMELIG');
    await imports.mend(id, { do: 'leave-out', positions: [21, 22] });
    await imports.carryOut(id);
    expect(await storedRowTexts(portal.database, id)).not.toContain('HEMMELIG');
    expect(JSON.stringify(await imports.rows(id))).not.toContain('HEMMELIG');
    const file = await imports.call(codeImportCalls.downloadRows, { params: { id } });
    expect([file.status, file.text.includes('HEMMELIG')]).toEqual([200, false]);
  });

  portalTest('nor do those of an import that is ended', async (portal) => {
    const imports = importsOf(portal);
    const rows = newCodes(30);
    const id = await imports.checked(rows);
    const thief = await imports.checked([rows[9] ?? {}]);
    await imports.carryOut(thief);
    expect(await imports.carryOut(id)).toMatchObject({ state: 'stopped', stoppedAt: 10 });
    expect(JSON.stringify(await imports.rows(id, { show: 'done' }))).not.toContain('HEMMELIG');
    expect((await imports.run(id, 'end')).status).toBe(200);
    expect(await storedRowTexts(portal.database, id)).not.toContain('HEMMELIG');
  });

  portalTest('neither the log, the record, the outbox nor a batch says one', async (portal) => {
    const imports = importsOf(portal, 'ruter', 'CAR_POOL');
    const code = 'HEMMELIG-IGJEN';
    const id = await imports.checked([{ code }]);
    // A planted fault: before it is carried out, the batch says it.
    expect(await columnsWith(portal.database, code)).toEqual(batchCells);
    await imports.carryOut(id);
    expect(await columnsWith(portal.database, code)).toEqual(['code_pools.code.code']);
    // The person it is owed to gets it, and no other.
    const phone = newPhone();
    await subscribeIn(portal)({ phone, type: 'CAR_POOL', startDate: '2026-03-01' });
    expect(await columnsWith(portal.database, code, 'changes')).toEqual([]);
    // The job of the message is encrypted: once it has run, the gateway has the text.
    await expect
      .poll(() => columnsWith(portal.database, code), { timeout: 10_000 })
      .toEqual(['code_pools.code.code', onPhone, 'subscriptions.subscription.discount_code']);
    expect(log.length).toBeGreaterThan(20);
    expect(log.join('')).not.toContain('HEMMELIG');
  });

  portalTest('one is known again when it is forgotten', async (portal) => {
    const imports = importsOf(portal, 'ruter', 'CAR_POOL');
    const pool = { tenant: 'ruter', kind: 'CAR_POOL' } as const;
    const [used] = await usedCodes(portal.database, pool);
    if (!used) throw new Error('no code is used');
    await portal.database.transaction((tx) => forgetCodes(tx, [{ ...pool, ...used }]));
    expect(await columnsWith(portal.database, used.code, 'code_pools')).toEqual([]);
    const [row] = await imports.rows(await imports.checked([{ code: used.code }]));
    expect(row).toMatchObject({ faults: [{ code: 'CODE_EXISTS' }] });
  });
});

describe('an import', () => {
  portalTest('is the operator’s: its own customer support alone finds it', async (portal) => {
    const own = importsOf(portal);
    const id = await own.checked(newCodes(1));
    const listed = async (tenant: TenantId) => {
      const answer = await importsOf(portal, tenant).call(listOperatorBatches, { query: {} });
      return (answer.json as { matches: { id: number }[] }).matches.map((one) => one.id);
    };
    expect(await listed('ruter')).toContain(id);
    expect(await listed('akt')).not.toContain(id);
    // Who has other lists of the operator sees those alone.
    const others = await portal.callAs(portal.user('travel-cards'), listOperatorBatches, {});
    const { matches } = others.json as { matches: { service: string }[] };
    expect(new Set(matches.map(({ service }) => service))).toEqual(
      new Set(['travel-card-numbers']),
    );
    const params = { id };
    expect((await importsOf(portal, 'akt').call(own.calls.getBatch, { params })).status).toBe(404);
    const hr = batchesOf(portal, { of: { calls: codeImportCalls, options: { act: 'JOULE' } } });
    expect((await hr.call(own.calls.getBatch, { params })).status).toBe(403);
    const companyId = portal.company('several-services').id;
    const ofCompany = await own.call(listBatches, { params: { companyId } });
    expect(ofCompany.text).not.toContain('code-imports');
  });

  portalTest('goes into no pool that the operator does not offer', async (portal) => {
    const cells = { code: newCode(), amount: '500' };
    for (const [act, generalFaults] of [
      ['CAR_POOL', []],
      ['HYRE', ['POOL_NOT_OFFERED']],
    ] as const) {
      const imports = importsOf(portal, 'akt', act);
      const id = await imports.checked([cells]);
      expect((await imports.get(id)).totals, act).toMatchObject({ faulty: 0, generalFaults });
      const { status } = await imports.run(id, 'start');
      expect(status, act).toBe(generalFaults.length === 0 ? 200 : 422);
    }
    const pool = { tenant: 'akt', kind: 'HYRE' } as const;
    expect(await codesOf(portal.database, pool)).toEqual([]);
  });

  portalTest('of the same rows at two operators goes through at both', async (portal) => {
    const rows = newCodes(30);
    const ids = await Promise.all(
      (['ruter', 'akt'] as const).map(async (tenant) => {
        const imports = importsOf(portal, tenant, 'CAR_POOL');
        const id = await imports.checked(rows);
        expect((await imports.run(id, 'start')).status).toBe(200);
        return imports.settled(id);
      }),
    );
    expect(ids.map(({ done }) => done)).toEqual([30, 30]);
  });
});
