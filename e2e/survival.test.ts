import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@takst/server/testing/free-port.ts';
import { consentOf, fillInPerson, fillInTheRest, orderPath } from './order-form.ts';
import { PortalProcess } from './portal-process.ts';
import { startBrowser } from './start-browser.ts';
import {
  createDemoDatabase,
  createEmbeddedDatabase,
  settingsOf,
  type TrialDatabase,
} from './trials/trial-databases.ts';

let portal: PortalProcess;
let database: TrialDatabase;
beforeAll(async () => {
  const url = process.env['TEST_DATABASE_URL'];
  database = await (url ? createDemoDatabase(url) : createEmbeddedDatabase());
  portal = new PortalProcess({ port: await freePort(), ...settingsOf(database) });
  await portal.start();
}, 300_000);
afterAll(async () => {
  await portal.stop();
  await database[Symbol.asyncDispose]();
});

describe('a server that is killed', () => {
  it('keeps everything that it had acknowledged, and all sessions', async () => {
    const browser = await startBrowser();
    await using context = await browser.newContext({ locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(portal.at('/login'));
    await page.locator('input[name="email"]').fill('hr-single@ruter.example');
    await page.locator('input[type="password"]').fill('demo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ansatte' }).waitFor();
    await page.goto(portal.at(orderPath));
    await fillInPerson(page, {
      phone: '90011666',
      employeeId: 'KILL-9',
      firstName: 'Sikker',
      lastName: 'Lagret',
    });
    const agreement = page.getByLabel('Fakturareferanse');
    if (
      (await agreement.count()) > 0 &&
      (await agreement.evaluate((field) => field.tagName)) === 'SELECT'
    ) {
      await fillInTheRest(page);
    } else {
      await consentOf(page).check();
    }
    await page.getByRole('button', { name: 'Bestill' }).click();
    await page.getByText('Billetten er bestilt!').waitFor();

    await portal.stop('SIGKILL');
    await portal.start();

    await page.goto(portal.at('/bedriftsavtale?q=90011666'));
    const row = page.getByRole('row').filter({ hasText: 'Lagret' });
    await row.getByText('Starter').waitFor();
    await expect
      .poll(async () => (await page.request.get(portal.at('/dev/outbox.json'))).text(), {
        timeout: 60_000,
      })
      .toContain('+4790011666');
  });
});
