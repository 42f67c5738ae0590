import { renewWidgetSecret } from '@takst/contract/services/self-service/widget/renew-widget-secret.contract.ts';
import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { describe, expect } from 'vitest';
import { saveFailedMessages } from '#platform/integrations/undelivered/undelivered.store.ts';
import { secretPlaces } from '#platform/secrets/secret-places.ts';
import { testBrowser } from '#customers/session/test-browser.ts';
import { contactPath } from '#customers/session/test-portal.ts';
import { password, placeLogin, placeUser } from '#customers/session/test-users.store.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { widgetOf } from '#services/self-service/widget/test-widgets.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { openedSecrets, storedSecrets } from './test-stored-secrets.query.ts';

/** The stand-ins play the world outside: another database has what they store. */
const outside = /^(?:embedded_provider|stand_ins)\./;

/** What somebody would have to know to go on as a user, to show a ticket or to send in a company's name. */
async function aDaysWork(portal: TestPortal) {
  const email = 'dagen@bedrift.no';
  await placeUser(portal.database, { email });
  await placeLogin(portal.database, { email, subject: 'sub-dagen' });
  const browser = testBrowser();
  const at = (path: string) => `http://localhost:${portal.port}${path}`;
  await browser.submit(await browser.go(at('/login')), { email, password });
  expect((await browser.go(at(contactPath))).status).toBe(200);
  await testBrowser().go(at('/login'));
  const cookies = ['takst_session', 'takst_browser'].map(
    (name) => browser.cookie('localhost', name) ?? '',
  );

  const ticket = await phonesOf(portal).order({ startDate: '2026-03-01' });
  await orderIn(portal)({ phone: newPhone() }, { key: 'key-of-an-order' });
  const params = { id: portal.company('several-services').id };
  const hr = portal.user('hr');
  await widgetOf(portal, portal.company('several-services'));
  const renewed = await portal.callAs(hr, renewWidgetSecret, { params, key: 'key-of-a-renewal' });
  const { clientSecret } = renewed.json as Widget;

  const message = `Last ned billetten: https://localhost/billett/${ticket.token}`;
  await saveFailedMessages(portal.database, [
    {
      tenant: 'ruter',
      companyId: params.id,
      kind: 'sms',
      topic: 'ticket',
      recipient: `+47${ticket.phone}`,
      reason: 'the gateway answered 400',
      failedAt: portal.clock.now(),
      key: 'failed-today',
      content: { tenant: 'ruter', topic: 'ticket', to: `+47${ticket.phone}`, text: message },
    },
  ]);
  return { ticket, secrets: [...cookies, hr.token, ticket.token, clientSecret] };
}

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, day: await aDaysWork(portal) };
});

describe('a dump of the database after a day (docs/decisions/0131)', () => {
  portalTest('has something in every column that is encrypted', async ({ database }) => {
    const places = new Set((await storedSecrets(database)).map(({ place }) => place));
    expect([...places].toSorted()).toEqual(Object.keys(secretPlaces).toSorted());
  });

  portalTest('has none of the secrets, however it is read', async ({ database, day }) => {
    const opened = await openedSecrets(database);
    expect(opened.length).toBeGreaterThan(20);
    const parts = opened.flatMap(secretsIn);
    expect(parts.some((part) => part === day.ticket.token)).toBe(true);
    for (const secret of new Set([...parts, ...day.secrets])) {
      expect(secret.length, secret).toBeGreaterThan(12);
      const columns = await columnsWith(database, secret);
      expect(columns.filter((column) => !outside.test(column))).toEqual([]);
    }
    // A planted fault: what is stored is found.
    const [first] = await storedSecrets(database);
    expect(await columnsWith(database, first?.stored ?? '')).toHaveLength(1);
  });

  portalTest('has pickup codes of tickets alone, not of messages', async ({ database, day }) => {
    const columns = await columnsWith(database, day.ticket.code);
    expect(columns.filter((column) => !outside.test(column))).toEqual([
      'tickets.ticket.pickup_code',
    ]);
  });
});

/** Of a JSON value, what opens something: links, the private part of a key, the secret of a widget. */
function secretsIn(opened: string): string[] {
  if (!opened.startsWith('{')) return [opened];
  const link = /\/billett\/([\w-]{22,})/.exec(opened)?.[1];
  const own = [...opened.matchAll(/"(?:d|clientSecret)":"([\w-]+)"/g)].map(
    ([, secret = '']) => secret,
  );
  return [...(link === undefined ? [] : [link]), ...own];
}
