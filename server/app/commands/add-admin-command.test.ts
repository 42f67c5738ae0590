import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { firstMoment, testClock } from '#testing/portal/test-clock.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { giveRole } from '#customers/companies/test-companies.store.ts';
import {
  changesOfUser,
  linksSentTo,
  storedRoles,
} from '#customers/users/administration/test-administration.store.ts';
import { placeUser, setState } from '#customers/session/test-users.store.ts';
import { addAdminUsage, runAddAdminCommand } from './add-admin-command.ts';

const origins = {
  ruter: 'https://bedrift.example',
  akt: 'https://akt.example',
  fjord: 'https://fjord.example',
};
const allRoles = [
  'GLOBAL_COMPANY_ADMIN',
  'GLOBAL_SCHOOLTICKET_ADMIN',
  'GLOBAL_TRAVEL_CARD_ADMIN',
  'GLOBAL_USER_ADMIN',
];

const databaseTest = databaseTestWith(async ({ database, jobs }, onEnd) => {
  const clock = testClock(firstMoment);
  const { queue, stop } = await openJobQueue({ connection: jobs, log: { warn: console.warn } }, [
    sendEmail,
  ]);
  onEnd(stop);
  const changes = createChangePath({ database, clock, queue });
  const announceUser = userAnnouncer(origins);
  const run = async (...words: string[]) => {
    const { isDone, lines } = await runAddAdminCommand(
      { changes, announceUser, clock, tenants: ['ruter'] },
      words,
    );
    return { isDone, text: lines.join('\n') };
  };
  return { database, run };
});

const userIdIn = (text: string) => Number(/user (\d+)/.exec(text)?.[1]);

describe('the command that adds an administrator', () => {
  databaseTest(
    'makes a user with every global role, who gets a link by e-mail, and records it',
    async ({ database, run }) => {
      const email = 'first@ruter.test';
      const { isDone, text } = await run('ruter', email, 'Kari', 'Nordmann', '412 34 567');
      expect({ isDone, text }).toMatchObject({
        isDone: true,
        text: expect.stringContaining('was added'),
      });
      expect(await linksSentTo(database, email)).toHaveLength(1);
      const userId = userIdIn(text);
      expect(await storedRoles(database, userId)).toEqual(allRoles);
      expect(await changesOfUser(database, userId)).toMatchObject([
        {
          tenant: 'ruter',
          kind: 'create-user',
          channel: 'command',
          user_id: null,
          company_id: null,
          after: { email, phone: '41234567', phoneCountryCode: '+47', state: 'INVITED' },
        },
      ]);
    },
  );

  databaseTest(
    'sends an invited user a new link, and changes nothing else',
    async ({ database, run }) => {
      const words = ['ruter', 'again@ruter.test', 'Kari', 'Nordmann', '41234567'] as const;
      const userId = userIdIn((await run(...words)).text);
      const again = await run(...words);
      expect(again.text).toMatch(/invited already[^]+No new roles[^]+sends a link/);
      const links = await linksSentTo(database, words[1]);
      expect(new Set(links).size).toBe(2);
      const kinds = (await changesOfUser(database, userId)).map(({ kind }) => kind);
      expect(kinds).toEqual(['create-user', 'reactivate-user']);
    },
  );

  databaseTest(
    'gives an active user the roles that they lack, and no link; the same again does nothing',
    async ({ database, run }) => {
      const email = 'active@ruter.test';
      const userId = await placeUser(database, { email });
      await giveRole(database, { userId, role: 'GLOBAL_COMPANY_ADMIN' });
      const words = ['ruter', email.toUpperCase(), 'Other', 'Name', '99887766'];
      const roles = '--roles=GLOBAL_COMPANY_ADMIN,GLOBAL_USER_ADMIN';
      const first = await run(...words, roles);
      expect(first.text).toMatch(/active login[^]+GLOBAL_USER_ADMIN[^]+No link/);
      expect(first.text).not.toContain('GLOBAL_COMPANY_ADMIN');
      expect((await run(...words, roles)).text).toMatch(/active login[^]+No new roles[^]+No link/);
      expect(await storedRoles(database, userId)).toEqual([
        'GLOBAL_COMPANY_ADMIN',
        'GLOBAL_USER_ADMIN',
      ]);
      expect(await linksSentTo(database, email)).toEqual([]);
      expect(await changesOfUser(database, userId)).toMatchObject([
        {
          kind: 'change-user-roles',
          channel: 'command',
          before: { roles: ['GLOBAL_COMPANY_ADMIN'] },
          after: { roles: ['GLOBAL_COMPANY_ADMIN', 'GLOBAL_USER_ADMIN'] },
        },
      ]);
    },
  );

  databaseTest(
    'sends a link to a user who was deactivated, and says so',
    async ({ database, run }) => {
      const email = 'gone@ruter.test';
      const userId = await placeUser(database, { email });
      await setState(database, userId, 'INACTIVE');
      const { text } = await run('ruter', email, 'Kari', 'Nordmann', '41234567');
      expect(text).toMatch(/deactivated[^]+sends a link/);
      expect(await linksSentTo(database, email)).toHaveLength(1);
    },
  );

  databaseTest('is done once by 8 at once', async ({ database, run }) => {
    const words = ['ruter', 'race@ruter.test', 'Kari', 'Nordmann', '41234567'];
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => run(...words)));
    const added = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && outcome.value.text.includes('was added'),
    );
    expect(added).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await linksSentTo(database, 'race@ruter.test')).length).toBe(8);
  });

  databaseTest.each([
    [
      'an unknown operator',
      ['oslo', 'a@b.no', 'Kari', 'Nordmann', '41234567'],
      '"oslo" is no operator',
    ],
    [
      'no e-mail address',
      ['ruter', 'kari', 'Kari', 'Nordmann', '41234567'],
      '"kari" is no e-mail address',
    ],
    [
      'no phone number',
      ['ruter', 'a@b.no', 'Kari', 'Nordmann', 'ring'],
      '"ring" is no phone number',
    ],
    ['a name of one letter', ['ruter', 'a@b.no', 'K', 'Nordmann', '41234567'], '"K" is no name'],
    [
      'an unknown role',
      ['ruter', 'a@b.no', 'Kari', 'Nordmann', '41234567', '--roles=BOSS'],
      '"BOSS" is no global role',
    ],
    ['too few words', ['ruter', 'a@b.no'], addAdminUsage()],
    ['an unknown option', ['ruter', 'a@b.no', 'K', 'N', '4', '--boss'], addAdminUsage()],
  ])('names what is wrong with %s', async ({ run }, _, words, fault) => {
    const { isDone, text } = await run(...words);
    expect(isDone).toBe(false);
    expect(text).toContain(fault);
    expect(text).not.toContain(' at ');
  });
});
