import { describe, expect, it } from 'vitest';
import { visit, type Visitor } from './browser.ts';
import { signInTo } from './choose-company.ts';
import { consentOf, fillInAgreement, fillInPerson, orderPath } from './order-form.ts';

const main = 'Fjellheim Konsult AS';

async function hrInMainCompany(path: string): Promise<Visitor> {
  const visitor = await visit();
  await signInTo(visitor, { email: 'hr@ruter.example', company: main }, path);
  return visitor;
}

/** Orders car sharing for a phone in another company of the user. */
const subscribeElsewhere = ({ page }: Visitor, phone: string) =>
  page.evaluate(
    async ({ main, phone }) => {
      type Company = {
        name: string;
        allAgreements: { id: number; subTypeId: string; endDate: string | null }[];
      };
      const list: { matches: Company[] } = await (await fetch('/user-api/auth/companies')).json();
      const agreement = list.matches
        .filter(({ name }) => name !== main)
        .flatMap(({ allAgreements }) => allAgreements)
        .find(({ subTypeId, endDate }) => subTypeId === 'SUBSCRIPTIONS' && endDate === null);
      const answer = await fetch('/api/subscription/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          agreementId: agreement?.id,
          type: 'OTTO',
          employeeId: 'E2E-S',
          firstName: 'Vilde',
          lastName: 'Vik',
          phoneCountryCode: '+47',
          phone,
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { main, phone },
  );

/** The page of somebody in the main company who has an e-bike and no ticket. */
const personWithBikeAlone = ({ page }: Visitor) =>
  page.evaluate(async (main) => {
    const companies: { matches: { id: number; name: string }[] } = await (
      await fetch('/user-api/auth/companies')
    ).json();
    const id = companies.matches.find(({ name }) => name === main)?.id;
    for (let offset = 0; offset < 200; offset += 10) {
      const query = `maxEntries=10&offset=${offset}&searchFor=`;
      const list: {
        matches: { id: number; phone: string; ticket: { type: string; status: string } | null }[];
      } = await (await fetch(`/api/subscriber/by-company-id/${id}?${query}`)).json();
      const person = list.matches.find(
        ({ ticket }) => ticket?.type === 'JOULE' && ticket.status === 'active',
      );
      if (person) return { path: `/bedriftsavtale/ansatt/${person.id}`, phone: person.phone };
    }
    throw new Error('nobody has an e-bike alone');
  }, main);

const text = {
  add: 'Legg til abonnement',
  bike: 'Elsykkel',
  car: 'Bildeling',
  order: 'Bestill',
  part: 'Noe ble ikke bestilt',
  placed: 'Bestilt: Elsykkel',
  refused: /^Ikke bestilt: Bildeling\. Det finnes allerede et bildelings-abonnement/,
  cancel: 'Avbestill',
  cancelFrom: /^Avbestill fra/,
  cancelled: 'Abonnementet er avbestilt',
  resend: 'Send rabattkode på nytt',
  resent: 'Rabattkoden blir sendt',
};

describe('subscriptions', () => {
  const phone = '90022111';

  it('are ordered with a ticket; what is refused is told, what was ordered is cancelled, and a code sent again', async () => {
    const visitor = await hrInMainCompany(orderPath);
    const { page, open, at, consoleErrors } = visitor;
    await subscribeElsewhere(visitor, phone);
    const person = { phone, employeeId: 'E2E-S', firstName: 'Vilde', lastName: 'Vik' };
    await fillInPerson(page, person);
    await fillInAgreement(page);
    await page.getByRole('button', { name: text.add }).click();
    await page.getByRole('checkbox', { name: text.bike }).check();
    await page.getByRole('checkbox', { name: text.car }).check();
    await consentOf(page).check();
    await page.getByRole('button', { name: text.order, exact: true }).click();
    await page.getByText(text.part).waitFor();
    await page.getByText(text.placed).waitFor();
    await page.getByText(text.refused).waitFor();
    expect(await page.getByRole('checkbox', { name: text.bike }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: text.car }).isChecked()).toBe(true);

    await open(`/bedriftsavtale?q=${phone}`);
    await page.getByRole('link', { name: 'Vilde' }).first().click();
    const card = page.getByRole('article', { name: text.bike });
    await card.getByRole('button', { name: text.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.cancelFrom }).click();
    await page.getByText(text.cancelled).waitFor();
    await card.waitFor({ state: 'detached' });
    await page.getByText(text.bike).first().waitFor();

    // HR sends the code of another subscriber again.
    consoleErrors.length = 0;
    const { path, phone: holder } = await personWithBikeAlone(visitor);
    await open(path);
    const resend = page.getByRole('button', { name: text.resend });
    await resend.click();
    await page.getByRole('dialog').getByRole('button', { name: text.resend }).click();
    await page.getByText(text.resent).waitFor();
    await expect
      .poll(async () => (await page.request.get(at('/dev/outbox.json'))).text(), {
        timeout: 20_000,
      })
      .toMatch(new RegExp(`\\+47${holder}.*rabattkoden til elsykkelen igjen`, 's'));
    expect(consoleErrors).toEqual([]);
  });
});
