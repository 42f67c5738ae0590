import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { troubledMailServer } from '#platform/integrations/email/test-mail-trouble.ts';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { freePort } from '#testing/free-port.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from './test-onboarding.ts';
import { agreementsOf } from './test-onboarding.store.ts';

/** What an SMS gateway does with one message. */
type Trouble = 'down' | 'cut';

/** A gateway that is in trouble for as many messages as are said, and then well. */
async function troubledGateway(port: number, troubles: Trouble[]) {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const trouble = troubles.shift();
    if (trouble === 'cut') return void request.socket.destroy();
    const { text } = (await json(request)) as { text: string };
    if (trouble === 'down') return void response.writeHead(503).end();
    texts.push(text);
    response.end();
  });
  return {
    texts,
    listen: () => new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens)),
    stop: () => server.close(),
  };
}

const portalTest = portalTestWith(async ({ start, onEnd }) => {
  const [mailPort, smsPort] = [await freePort(), await freePort()];
  const mail = await troubledMailServer(mailPort, ['silent', 'cut']);
  const gateway = await troubledGateway(smsPort, ['down', 'cut']);
  onEnd(mail.stop);
  onEnd(gateway.stop);
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SMTP_TIMEOUT_MS: '300',
    SMS_URL: `http://127.0.0.1:${smsPort}/messages`,
    SMS_TOKEN: 'secret',
  };
  return { ...(await start({ environment })), mail, gateway };
});

const patience = { timeout: 45_000, interval: 100 };

describe('while e-mail and SMS are down (issue: told, resumable, nothing half-created)', () => {
  portalTest(
    'an onboarding goes on by itself, and code and link come when it is over',
    async (portal) => {
      const { mail, gateway, database } = portal;
      const browser = onboardingBrowser(portal);
      const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
      // Ports without a server: connections are refused.
      const choiceAnswer = await browser.choose(id, 'Silje Lund', 'silje@treg.example');
      expect(choiceAnswer.json).toMatchObject({ step: 'VERIFY_PHONE' });
      expect((await browser.verify(id, 'AAAAAA')).json).toMatchObject({ code: 'CODE_WRONG' });
      expect((await browser.resend(id)).json).toMatchObject({ code: 'CODE_SENT_JUST_NOW' });
      expect(await agreementsOf(database, signingCompanies.together)).toEqual([]);

      await Promise.all([mail.listen(), gateway.listen()]);
      await expect.poll(() => gateway.texts.length, patience).toBe(1);
      const code = /^[A-Z2-9]{6}/.exec(gateway.texts[0] ?? '')?.[0] ?? '';
      expect((await browser.verify(id, code)).json).toMatchObject({ step: 'AWAIT_SIGNATURES' });
      const link = () =>
        mail.received.flatMap(
          ({ text = '' }) => /\/register\/sign\/([\w-]{43})/.exec(text)?.[1] ?? [],
        )[0];
      await expect.poll(link, patience).toBeDefined();
      await onboardingBrowser(portal).sign(link() ?? '', 'silje-lund');
      expect(await browser.get(id)).toMatchObject({ step: 'DONE' });
      expect(await agreementsOf(database, signingCompanies.together)).toMatchObject([
        { awaitsSignature: false },
        { awaitsSignature: false },
      ]);
      expect(portal.reported).toEqual([]);
    },
  );
});
