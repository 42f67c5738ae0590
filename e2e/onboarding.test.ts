import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visitor } from './browser.ts';

/** Companies of the local register, by how they are signed for; each becomes a customer once. */
const companies = { alone: '314600002', together: '314600142', procuration: '314600355' } as const;

const words = {
  nb: {
    number: 'Organisasjonsnummer',
    email: 'E-post',
    mobile: 'Mobil',
    toIdentity: 'Fortsett med BankID',
    code: 'Kode',
    confirm: 'Bekreft',
    codeText: /([A-Z2-9]{6}) er koden din/,
  },
  en: {
    number: 'Organization number',
    email: 'E-mail',
    mobile: 'Mobile',
    toIdentity: 'Continue with BankID',
    code: 'Code',
    confirm: 'Confirm',
    codeText: /([A-Z2-9]{6}) is your code/,
  },
} as const;
type Language = keyof typeof words;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type Start = { language: Language; number: string; email: string; phone: string };

async function fillIn({ page, open }: Visitor, { language, number, email, phone }: Start) {
  const texts = words[language];
  await open('/register');
  await page.getByLabel(texts.number).fill(number);
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.mobile, { exact: true }).fill(phone);
  await page.getByRole('checkbox').check();
}

/** Identifies at the stand-in for BankID. */
const identifyAs = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** What was sent to a recipient. */
async function sentTo({ page, at }: Visitor, to: string, pattern: RegExp): Promise<string> {
  let match = '';
  await expect
    .poll(
      async () => {
        const outbox = await page.request.get(at(`/dev/outbox.json?to=${encodeURIComponent(to)}`));
        const messages = (await outbox.json()) as { body: string }[];
        match = messages.map(({ body }) => pattern.exec(body)?.[1]).find(Boolean) ?? '';
        return match;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return match;
}

async function giveCode(visitor: Visitor, { language, phone }: Pick<Start, 'language' | 'phone'>) {
  const { page } = visitor;
  const texts = words[language];
  const field = page.getByLabel(texts.code, { exact: true });
  await field.waitFor();
  await field.fill(await sentTo(visitor, `+47${phone}`, texts.codeText));
  await press(page, texts.confirm);
}

describe('a company that becomes a customer by itself (spec 3 §4)', () => {
  it('is signed for by one alone, by keyboard, after the identity was cancelled once', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    const { keyboard } = page;
    await open('/home');
    await page.getByRole('link', { name: 'Bli bedriftskunde' }).first().click();
    await page.getByLabel('Organisasjonsnummer').focus();
    await keyboard.type(companies.alone);
    await page.getByText('Én person kan signere alene').waitFor();
    await keyboard.press('Tab');
    await keyboard.type('ingrid@lovhagen.example');
    // Past the country code.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('46000001');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByText('Du avbrøt legitimeringen').waitFor();
    expect(await page.getByLabel('E-post').inputValue()).toBe('ingrid@lovhagen.example');
    await page.getByRole('checkbox').check();
    await press(page, 'Fortsett med BankID');
    await identifyAs(page, 'Ingrid Hansen');
    await page.waitForURL((url) => url.pathname === '/register/verify-phone');
    await page.getByText('nummeret som slutter på 001').waitFor();
    await page.getByLabel('Kode', { exact: true }).fill('AAAAAA');
    await keyboard.press('Enter');
    await page.getByText('Feil kode, prøv igjen').waitFor();
    await giveCode(visitor, { language: 'nb', phone: '46000001' });
    await heading(page, 'Avtalen er signert');

    // Another browser learns that it is a customer after it has proved who it is, and not before.
    const other = await visit();
    const start = { language: 'nb', number: companies.alone, email: 'kari@x.example' } as const;
    await fillIn(other, { ...start, phone: '46000002' });
    await other.page.getByText('Én person kan signere alene').waitFor();
    await press(other.page, 'Fortsett med BankID');
    await identifyAs(other.page, 'Ingrid Hansen');
    await heading(other.page, 'LØVHAGEN REGNSKAP AS er kunde allerede');
  });

  it('is signed for by two together, in English on a phone: orders wait for the second', async () => {
    const start = {
      language: 'en',
      number: companies.together,
      email: 'jonas@berglund.example',
      phone: '46000003',
    } as const;
    const jonas = await visit({ language: 'en', size: 'phone' });
    await fillIn(jonas, start);
    await jonas.page.getByText('Two people sign together').waitFor();
    await press(jonas.page, 'Continue with BankID');
    await identifyAs(jonas.page, 'Jonas Berg');
    await heading(jonas.page, 'Who signs together with you?');
    await jonas.page.getByLabel('Who gets the link?').selectOption('Silje Lund');
    await jonas.page.getByLabel('E-mail of the one who signs').fill('silje@berglund.example');
    await press(jonas.page, 'Send a link for signing');
    await giveCode(jonas, start);
    await heading(jonas.page, 'One signature to go');

    const link = await sentTo(jonas, 'silje@berglund.example', /(http\S+\/register\/sign\/[\w-]+)/);
    const silje = await visit({ language: 'en', size: 'phone' });
    await silje.page.goto(link);
    await silje.page.getByRole('checkbox').check();
    await press(silje.page, 'Sign with BankID');
    await identifyAs(silje.page, 'Magnus Haugen');
    await silje.page.getByText('You identified yourself as somebody else').waitFor();
    await silje.page.getByRole('checkbox').check();
    await press(silje.page, 'Sign with BankID');
    await identifyAs(silje.page, 'Silje Lund');
    await heading(silje.page, 'Thank you, you have signed');
    await silje.page.getByText('2 of 2 have signed').waitFor();
  });

  it('is begun by one without a role, who leaves and resumes; another browser is told nothing', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    const number = companies.procuration;
    await fillIn(visitor, { language: 'nb', number, email: 'kari@skj.example', phone: '46000004' });
    await press(page, 'Fortsett med BankID');
    await identifyAs(page, 'Kari Moen');
    await heading(page, 'Hvem skal signere?');
    const address = page.url();
    await open('/register');
    await heading(page, 'Her er du i SKJÆRGÅRD HANDEL AS');
    await press(page, 'Fortsett');
    await heading(page, 'Hvem skal signere?');

    const other = await visit();
    await other.page.goto(address);
    await heading(other.page, 'Fortsett der du begynte');
    expect(await other.page.locator('main').innerText()).not.toContain('SKJÆRGÅRD');

    await open('/register');
    await press(page, 'Start på nytt');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start på nytt' }).click();
    await heading(page, 'Bli bedriftskunde');
    expect(await page.getByLabel('Organisasjonsnummer').inputValue()).toBe('');
  });
});
