import { erasePersonalData } from '@takst/contract/app/people/personal-data.contract.ts';
import { describe, expect } from 'vitest';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { night, type NightPortal, spendInvoiceRun } from '../test-nightly-jobs.ts';
import { countIn, dumpOf, people, placesIn } from './test-thousand-people.ts';

/** `npm run trial:privacy` asks for 1,000. */
const count = Number(process.env['PRIVACY_PEOPLE'] ?? 14);
const timeout = 60_000 + 6_000 * count;
const wait = { timeout, interval: 200 };

type LoggedPortal = NightPortal & { log: string[] };

const portalTest = portalTestWith(async ({ start, jobs }): Promise<LoggedPortal> => {
  const log: string[] = [];
  const portal = await start({ log: { write: (line) => void log.push(line) } });
  return { ...portal, jobs, log };
});

/** Work that is done and its messages, and first answers: they are deleted after hours or days. */
const soonGone = /^(jobs\.|stand_ins\.|changes\.answered_call)/;

/** An employee number stays beside a taxed amount until the night after the employer has reported it. */
const withoutReportedNumbers = (dump: ReadonlyMap<string, string>) =>
  new Map(
    [...dump].map(([table, text]) => [
      table,
      table.startsWith('free_tickets.') ? text.replaceAll(/kanari[a-z]{3}nr/gi, '') : text,
    ]),
  );

describe(`${count} people of every service`, () => {
  portalTest(
    'are found nowhere after they were erased, or after the time is over: not in a dump, jobs or logs',
    async (portal) => {
      const { database, log } = portal;
      const everybody = await people(portal, count);
      await expect.poll(() => jobsLeft(database, 'send-sms'), wait).toEqual([]);
      portal.clock.set('2026-05-07T06:00:00+02:00');
      await spendInvoiceRun(portal);
      expect(countIn(await dumpOf(database), everybody)).toBe(count);

      // Everything is over, and no night has come since.
      portal.clock.set('2027-05-01T10:00:00+02:00');
      const asking = everybody.filter((_, at) => at % 2 === 0);
      const others = everybody.filter((_, at) => at % 2 === 1);
      const refused: string[] = [];
      for (const { phone, word } of asking) {
        const body = {
          phoneNumber: `+47${phone}`,
          reason: 'asked-by-person',
          caseNumber: '7',
        } as const;
        const { status, text } = await portal.callAs(portal.user('support'), erasePersonalData, {
          body,
        });
        if (status !== 200) refused.push(`${word} ${status} ${text}`);
      }
      expect(refused).toEqual([]);
      await expect.poll(() => jobsLeft(database, 'erase-person'), wait).toEqual([]);
      const erased = await dumpOf(database, soonGone);
      expect(placesIn(withoutReportedNumbers(erased), asking)).toEqual([]);
      expect(countIn(erased, others)).toBe(others.length);

      await night(portal, '2027-05-02');
      const left = placesIn(await dumpOf(database), everybody);
      const logged = placesIn(new Map([['log', log.join('\n')]]), everybody);
      console.info(
        `${count} people: ${left.length} in a dump with job tables, ${logged.length} in logs`,
      );
      expect({ left, logged }).toEqual({ left: [], logged: [] });
      expect(log.length).toBeGreaterThan(count);
    },
    timeout,
  );
});
