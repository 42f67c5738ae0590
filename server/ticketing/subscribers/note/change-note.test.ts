import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { changesOfPerson } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { slotLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

/** A new employee, and what users do with the note on them. */
async function employeeIn(portal: TestPortal) {
  const phone = newPhone();
  const { json } = await orderIn(portal)({ startDate: '2026-04-01', phone });
  const params = { id: (json as { subscriberId: number }).subscriberId };
  return {
    id: params.id,
    read: (user = 'hr') => portal.callAs(portal.user(user), getNote, { params }),
    write: (note: string, previousNote = '', user = 'hr') =>
      portal.callAs(portal.user(user), changeNote, { params, body: { note, previousNote } }),
    noteChanges: async () =>
      (await changesOfPerson(portal.database, phone)).filter(({ kind }) => kind === 'change-note'),
  };
}

const note = 'Wants the ticket from May.\nAsk Kari.';

describe("the employer's note on an employee", () => {
  portalTest('is empty at first, then what was written, and is recorded', async (portal) => {
    const employee = await employeeIn(portal);
    expect(await employee.read()).toMatchObject({ status: 200, json: { note: '' } });
    expect(await employee.write(`  ${note} `)).toMatchObject({ status: 200, json: { note } });
    expect(await employee.read()).toMatchObject({ json: { note } });
    expect(await employee.noteChanges()).toMatchObject([{ before: { note: '' }, after: { note } }]);
  });

  portalTest('is removed by an empty one', async (portal) => {
    const employee = await employeeIn(portal);
    await employee.write(note);
    expect(await employee.write('   ', note)).toMatchObject({ status: 200, json: { note: '' } });
    expect(await employee.read()).toMatchObject({ json: { note: '' } });
  });

  portalTest('has at most 500 characters', async (portal) => {
    const employee = await employeeIn(portal);
    expect(await employee.write('å'.repeat(500))).toMatchObject({ status: 200 });
    expect(await employee.write('å'.repeat(501))).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path: 'note', message: 'maxLength' }] },
    });
  });

  portalTest('is not recorded again when it is the same', async (portal) => {
    const employee = await employeeIn(portal);
    await employee.write(note);
    expect(await employee.write(note, 'seen before')).toMatchObject({ status: 200 });
    expect(await employee.noteChanges()).toHaveLength(1);
  });

  raceTest('is not overwritten by somebody who has not seen it', {
    prepare: employeeIn,
    operation: [
      (_portal, employee) => employee.write('one'),
      (_portal, employee) => employee.write('two'),
    ],
    without: slotLock,
    holds: async (_portal, employee, answers) => {
      const { json } = await employee.read();
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map((answer) => answer.json)).toEqual([
        { code: 'NOTE_CHANGED_SINCE', ...(json as { note: string }) },
      ]);
      expect(await employee.noteChanges()).toHaveLength(1);
    },
  });

  portalTest('is for those alone who may see the employee', async (portal) => {
    const employee = await employeeIn(portal);
    for (const user of ['hr-large', 'hr-contractor']) {
      expect(await employee.read(user)).toMatchObject({ status: 404 });
      expect(await employee.write('mine', '', user)).toMatchObject({ status: 404 });
    }
    for (const user of ['users', 'ticket-counter']) {
      expect(await employee.read(user)).toMatchObject({ status: 403 });
      expect(await employee.write('mine', '', user)).toMatchObject({ status: 403 });
    }
    expect(await employee.read('support')).toMatchObject({ json: { note: '' } });
  });
});
