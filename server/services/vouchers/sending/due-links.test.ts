import { expect } from 'vitest';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { offerIn, offersIn } from '#services/vouchers/test-vouchers.ts';
import { forgetLink } from '#services/vouchers/test-vouchers.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { askForDueLinks } from './due-links.store.ts';
import { sendDueLinksJob } from './send-due-links.job.ts';

const { compare } = Temporal.PlainDate;

portalTest('a link is due from the first day of its offer to the last, once', async (portal) => {
  const { database, clock } = portal;
  const moment = { tenant: 'ruter', today: clock.today(), now: clock.now() } as const;
  const { today } = moment;
  const ask = () => database.transaction((tx) => askForDueLinks(tx, moment, 500));
  // What the world of the tests has waiting.
  await ask();
  const days = [-1, 0, 1].map((away) => today.add({ days: away }));
  const due = [];
  for (const first of days) {
    for (const last of days.filter((day) => compare(day, first) >= 0)) {
      const period = { periodStart: first.toString(), periodEnd: last.toString() };
      const { id } = await offerIn(portal, period);
      await forgetLink(database, id);
      if (compare(first, today) <= 0 && compare(last, today) >= 0) due.push(id);
    }
  }
  expect(due).toHaveLength(4);
  expect((await ask()).toSorted((one, next) => one - next)).toEqual(due);
  expect(await ask()).toEqual([]);
});

portalTest(
  'all links of a day are asked for, also those of more than one round',
  async (portal) => {
    const { database, clock } = portal;
    const offers = await offersIn(portal, 501);
    const ids = offers.map(({ id }) => id);
    await forgetLink(database, ...ids);
    const { queue, jobs } = recordedJobs();
    const dependencies = { tenants: ['akt', 'ruter'] as const, database, clock, queue };
    await sendDueLinksJob.run({}, dependencies, 'key');
    const links = jobs.map(({ name, data }) => ({ name, ...(data as { id: number }) }));
    const own = links.filter(({ id }) => ids.includes(id));
    expect(own.toSorted((one, next) => one.id - next.id)).toEqual(
      ids.map((id) => ({ name: 'send-voucher-link', tenant: 'ruter', id, number: 1 })),
    );
    jobs.length = 0;
    await sendDueLinksJob.run({}, dependencies, 'key');
    expect(jobs).toEqual([]);
  },
);
