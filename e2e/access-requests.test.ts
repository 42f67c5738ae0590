import { describe, expect, it } from 'vitest';
import { findingsOn } from './accessibility/axe-findings.ts';
import { signIn, visit, type Visitor } from './browser.ts';

type Requests = { matches: { organisationNumber: string }[] };
type Message = { body: string; recipient: string };

/** The organisation number of the company that `users@` administers, by the request of the demo world. */
async function ownNumber({ page }: Visitor): Promise<string> {
  const { matches } = await page.evaluate(
    async () =>
      (await fetch('/onboarding/access-request?searchFor=askeland')).json() as Promise<Requests>,
  );
  return matches[0]?.organisationNumber ?? '';
}

let people = 0;

/** Asks for access as somebody who is not signed in; the new e-mail address. */
async function askForAccess(
  { at }: Visitor,
  organisationNumber: string,
  lastName: string,
): Promise<string> {
  people += 1;
  const email = `e2e-${Date.now().toString(36)}${people}@ny.example`;
  const { status } = await fetch(at('/onboarding/request-access'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: at('') },
    body: JSON.stringify({
      companyName: 'Bedriften',
      email,
      firstName: 'Gro',
      lastName,
      organisationNumber,
      phoneCountryCode: '+47',
      phone: '46990099',
    }),
  });
  expect(status).toBe(200);
  return email;
}

/** The newest e-mail in the outbox that has a text. */
async function emailWith({ page, at }: Visitor, text: string): Promise<Message> {
  const newest = async () => {
    const outbox = await page.request.get(at('/dev/outbox.json'));
    return ((await outbox.json()) as Message[]).find(({ body }) => body.includes(text));
  };
  await expect.poll(newest, { timeout: 30_000 }).toBeDefined();
  return (await newest()) ?? { body: '', recipient: '' };
}

const administratorAt = async (path: string, look: Parameters<typeof visit>[0] = {}) => {
  const visitor = await visit(look);
  await signIn(visitor, 'users@ruter.example', path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
};

describe('a request for access', () => {
  it('is told by e-mail, opened on a phone, and becomes a user by one press', async () => {
    const administrator = await administratorAt('/brukere', { size: 'phone' });
    const { page, open, consoleErrors } = administrator;
    await page
      .getByText(/ber om tilgang$/)
      .first()
      .waitFor();
    const email = await askForAccess(administrator, await ownNumber(administrator), 'Adgang');
    const { body } = await emailWith(administrator, email);
    const [path = ''] = /\/brukere\/foresporsler\/\d+/.exec(body) ?? [];

    await open('/brukere');
    await page.getByRole('link', { name: 'Se forespørslene' }).click();
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('link', { name: 'Gro Adgang' }).waitFor();
    expect(await findingsOn(administrator)).toEqual([]);
    await page.getByRole('link', { name: 'Gro Adgang' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('button', { name: 'Opprett bruker' }).waitFor();
    expect(await findingsOn(administrator)).toEqual([]);
    // No page is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    await page.getByRole('button', { name: 'Opprett bruker' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Brukeren er opprettet! E-post med aktiveringslenke er sendt.').waitFor();
    await emailWith(administrator, 'Hei Gro!');
    await open(`/brukere?q=${email}`);
    await page.getByRole('link', { name: 'Gro Adgang', exact: true }).waitFor();
    await open(path);
    await page.getByText(/^Unni Bruland har gitt personen tilgang$/).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('for no customer fills in the new company, by customer support', async () => {
    const support = await visit();
    const { page } = support;
    const path = '/brukere/foresporsler?filter=open&mottaker=support';
    await signIn(support, 'operator@ruter.example', path);
    await page.getByRole('link', { name: 'Jon Tveit' }).click();
    await page.getByRole('link', { name: 'Legg til bedriften' }).click();
    const number = page.getByRole('textbox', { name: 'Organisasjonsnummer' });
    await number.waitFor();
    expect(await number.inputValue()).toBe('982463718');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Søk/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Telenor ASA' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'E-post' }).first().inputValue()).toBe(
      'jon.tveit@ny.example',
    );
  });
});
