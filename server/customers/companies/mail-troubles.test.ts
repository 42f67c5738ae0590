import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { troubledMailServer } from '#platform/integrations/email/test-mail-trouble.ts';
import { freePort } from '#testing/free-port.ts';
import { registeredUnits } from '#testing/registered-units.ts';
import { countsOfMade } from './test-companies.store.ts';
import { onboardingOf } from './test-onboarding.ts';

const units = registeredUnits();
const impatience = 300;

const portalTest = portalTestWith(async ({ start, onEnd }) => {
  const port = await freePort();
  const mail = await troubledMailServer(port, ['silent', 'rubbish', 'cut', 'lost']);
  onEnd(mail.stop);
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMTP_TIMEOUT_MS: String(impatience),
  };
  return { ...(await start({ environment })), mail };
});

describe('while the mail server is in trouble', () => {
  portalTest(
    'companies and users are made at once, and each gets one e-mail when it is over',
    async (portal) => {
      const before = await countsOfMade(portal.database);
      const [one, other] = [onboardingOf(units[0] ?? ''), onboardingOf(units[1] ?? '')];
      const alone = { ...onboardingOf('').user, email: 'alene@reiser.example' };
      const second = { ...alone, email: 'nummer.to@reiser.example' };
      const { mail } = portal;
      // A port without a server: connections are refused.
      const began = performance.now();
      const answers = await Promise.all([
        ...[one, other].map((body) =>
          portal.callAs(portal.user('support'), onboardCompany, { body }),
        ),
        ...[alone, second].map((body) =>
          portal.callAs(portal.user('user-support'), createUser, { body }),
        ),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(performance.now() - began).toBeLessThan(3_000);
      const countsBefore = await countsOfMade(portal.database);
      expect(countsBefore).toMatchObject({
        companies: (before['companies'] ?? 0) + 2,
        users: (before['users'] ?? 0) + 4,
        emails: (before['emails'] ?? 0) + 4,
      });

      // From here on it is in trouble in other ways, one for each e-mail, and then well.
      await mail.listen();
      const expected = [one.user.email, other.user.email, alone.email, second.email];
      const recipients = () =>
        mail.received.flatMap(({ to = [] }) => to.map(({ address }) => address));
      await expect
        .poll(() => new Set(recipients()), { timeout: 45_000, interval: 100 })
        .toEqual(new Set(expected));
      // The one that was taken without a word has come again, as the same message: a mailbox knows it.
      await expect.poll(() => mail.received.length, { timeout: 45_000 }).toBe(expected.length + 1);
      expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(4);
      for (const { text } of mail.received) expect(text).toMatch(/\/aktiver\/[\w-]{43}/);
      expect(await countsOfMade(portal.database)).toEqual(countsBefore);
      expect(portal.reported).toEqual([]);
    },
  );
});
