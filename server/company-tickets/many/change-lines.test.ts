import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { makeScopeOfUser } from '#access/scope-of-user.ts';
import type { Change } from '#changes/change-path.ts';
import { setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { createChangePath } from '#changes/create-change-path.ts';
import { ticketServices } from '#app/ticket-services.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { makeTickets } from '#tickets/make-tickets.ts';
import { newPhone, orderIn } from '../test-order.ts';
import { changeManyJob } from './change-many-tickets.job.ts';
import type { ChangeLine, LineOutcome } from './change-lines.ts';
import { changeOneTicket } from './change-one-ticket.ts';
import { insertManyChange } from './many-change.store.ts';
import { changesOfKind, linesOf, takeRoles } from './test-many.store.ts';

type Person = { id: number; phone: string };

let people: Person[];
/** Jobs that the work has left behind. */
let left: unknown[];
let reported: string[];
const portalTest = portalTestWith({}, async (portal) => {
  left = [];
  reported = [];
  people = [];
  for (let made = 0; made < 4; made += 1) {
    const phone = newPhone();
    const { json } = await orderIn(portal)({ phone, startDate: '2026-03-01' });
    people.push({ phone, id: (json as { subscriberId: number }).subscriberId });
  }
});

describe('the work of a change for many', () => {
  const scopeOf = (portal: TestPortal) =>
    makeScopeOfUser({ clock: portal.clock, production: false });
  const real = (portal: TestPortal): ChangeLine =>
    changeOneTicket({
      scopeOf: scopeOf(portal),
      clock: portal.clock,
      tickets: makeTickets(ticketServices, { linkTo: () => '' }),
    });

  /** A worker as the portal's own, but for what is done to a person. */
  function worker(portal: TestPortal, changeLine = real(portal)) {
    const { database, clock } = portal;
    const queue: JobQueue = {
      async enqueue(_tx, job, ...data) {
        if (job.name === changeManyJob.name) left.push(...data);
      },
    };
    const dependencies = {
      database,
      clock,
      queue,
      changeLine,
      changes: createChangePath({ database, clock, queue }),
      reportError: (error: unknown) => reported.push(String(error)),
    };
    return {
      work: (data: unknown, key: string) => changeManyJob.run(data, dependencies, key),
    };
  }
  const started = async (portal: TestPortal) => {
    const user = portal.user('hr');
    const company = portal.company('several-services');
    const key = { tenant: 'ruter' as const, companyId: company.id };
    const id = await portal.database.transaction(async (tx) => {
      const scope = await scopeOf(portal)(tx, { ...key, userId: user.id, needs: 'companyTicket' });
      if (!scope) throw new Error('the user has no such scope');
      return insertManyChange(tx, scope, {
        companyId: company.id,
        action: 'end',
        requestId: 'x',
        startedAt: portal.clock.now(),
        expiryDate: Temporal.PlainDate.from('2026-03-31'),
        subscriberIds: people.map((one) => one.id),
      });
    });
    return { ...key, id };
  };
  const states = async (portal: TestPortal, id: number) =>
    (await linesOf(portal.database, id)).map(({ state, code }) => code ?? state).join(' ');
  const timesEnded = (portal: TestPortal) =>
    Promise.all(
      people.map(
        async ({ phone }) => (await changesOfKind(portal.database, 'end-ticket', phone)).length,
      ),
    );

  /** Does the second person's change, then fails as often as it is told. */
  const failing = (portal: TestPortal, times: number, error: Error): ChangeLine => {
    let failures = 0;
    return async (change: Change, line): Promise<LineOutcome> => {
      const done = await real(portal)(change, line);
      if (line.subscriberId === people[1]?.id && failures < times) {
        failures += 1;
        throw error;
      }
      return done;
    };
  };

  portalTest(
    'continues with the others when one throws, and tries that one again',
    async (portal) => {
      const key = await started(portal);
      const work = worker(portal, failing(portal, 1, new Error('planted'))).work;
      await work(key, 'a');
      expect(await states(portal, key.id)).toBe('done waiting done done');
      expect(left).toEqual([key]);
      await work(key, 'b');
      expect(await states(portal, key.id)).toBe('done done done done');
      expect(await timesEnded(portal)).toEqual([1, 1, 1, 1]);
      expect([left, reported]).toEqual([[key], []]);
    },
  );

  portalTest(
    'marks a person as failed after repeated errors, and reports the error once',
    async (portal) => {
      const key = await started(portal);
      const { work } = worker(portal, failing(portal, 99, new Error('planted')));
      await work(key, 'a');
      // Without anything done it is the job's own pause that comes before the next try.
      await expect(work(key, 'b')).rejects.toThrow('are left');
      await work(key, 'c');
      expect(await states(portal, key.id)).toBe('done failed done done');
      expect(await timesEnded(portal)).toEqual([1, 0, 1, 1]);
      expect(reported).toEqual(['Error: planted']);
      await work(key, 'd');
      expect(await states(portal, key.id)).toBe('done failed done done');
    },
  );

  portalTest('restarted after its process died half-way changes nobody twice', async (portal) => {
    const key = await started(portal);
    const died = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    await expect(worker(portal, failing(portal, 1, died)).work(key, 'a')).rejects.toThrow(
      'terminated',
    );
    expect(await states(portal, key.id)).toBe('done waiting waiting waiting');
    await worker(portal).work(key, 'a');
    expect(await states(portal, key.id)).toBe('done done done done');
    expect(await timesEnded(portal)).toEqual([1, 1, 1, 1]);
  });

  portalTest('run by two processes at once changes nobody twice', async (portal) => {
    const key = await started(portal);
    const both = await Promise.allSettled([
      worker(portal).work(key, 'a'),
      worker(portal).work(key, 'b'),
    ]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    await worker(portal).work(key, 'c');
    expect(await states(portal, key.id)).toBe('done done done done');
    expect(await timesEnded(portal)).toEqual([1, 1, 1, 1]);
  });

  portalTest('leaves nothing of a change that was refused', async (portal) => {
    const key = await started(portal);
    const refusing: ChangeLine = async (change, line) => {
      await real(portal)(change, line);
      return { refused: { code: 'TICKET_NOT_ENDABLE' } };
    };
    await worker(portal, refusing).work(key, 'a');
    expect(await states(portal, key.id)).toBe(Array(4).fill('TICKET_NOT_ENDABLE').join(' '));
    expect(await timesEnded(portal)).toEqual([0, 0, 0, 0]);
  });

  portalTest('of a user who was deactivated is refused person by person', async (portal) => {
    const key = await started(portal);
    const { id } = portal.user('hr');
    await setUserState(portal.database, id, 'INACTIVE');
    await worker(portal).work(key, 'a');
    expect(await states(portal, key.id)).toBe(Array(4).fill('NOT_ALLOWED').join(' '));
    await setUserState(portal.database, id, 'ACTIVE');
  });

  portalTest(
    'of a user who has the role in other companies alone is refused person by person',
    async (portal) => {
      const key = await started(portal);
      const { id: userId } = portal.user('hr');
      const role = { userId, companyId: key.companyId };
      await setRoles(portal.database, { ...role, roles: [] });
      await worker(portal).work(key, 'a');
      expect(await states(portal, key.id)).toBe(Array(4).fill('NOT_ALLOWED').join(' '));
      await setRoles(portal.database, { ...role, roles: ['COMPANY_ADMIN'] });
    },
  );

  portalTest('of a user who has lost the role is refused person by person', async (portal) => {
    const key = await started(portal);
    await takeRoles(portal.database, portal.user('hr').id);
    await worker(portal).work(key, 'a');
    expect(await states(portal, key.id)).toBe(Array(4).fill('NOT_ALLOWED').join(' '));
  });
});
