import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Visitor, visit } from './browser.ts';
import { companyWords } from './texts/company-words.ts';

const unavailable = (route: Route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } });
/** The server rejects a field that the form accepted. */
const tooLongName = (route: Route) =>
  route.fulfill({
    status: 422,
    json: { code: 'INVALID_INPUT', fields: [{ path: 'user.lastName', message: 'maxLength' }] },
  });

/** Organisation numbers that no other journey onboards. */
const units = { nb: ['938702675', '923609016'], en: ['913757424', '910747711'] } as const;

describe.each(['nb', 'en'] as const)('company administration says in %s', (language) => {
  const words = companyWords[language];
  const [kept, made] = units[language];
  let visitor: Visitor;
  let page: Page;
  let company = 0;

  beforeAll(async () => {
    visitor = await visit({ language });
    page = visitor.page;
    page.setDefaultTimeout(10_000);
    await signIn(visitor, 'support@ruter.example');
    await page.getByRole('searchbox').fill('no such company');
    await expectText(words.noHitInPicker);
    await page.getByRole('searchbox').fill('');
    await page.locator('main').getByRole('button').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    company = await make(kept);
  });
  afterAll(async () => {
    await forget(kept);
    await forget(made);
    await visitor.context.close();
  });

  const expectText = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const expectWarning = (text: string) =>
    page.getByRole('alert').filter({ hasText: text }).waitFor();
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const fill = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).first().fill(text);
  const open = async (path: string) => {
    await visitor.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  /** Intercepts a route while `work` runs, to simulate a failing server. */
  async function answered(
    path: string,
    answer: (route: Route) => Promise<void>,
    work: () => Promise<void>,
  ) {
    await page.route(path, answer);
    await work().finally(() => page.unroute(path));
  }

  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([way, to, json]) => {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const answer = await fetch(to, { method: way, ...(json ? { headers, body: json } : {}) });
        return (await answer.json()) as { id: number; matches: { id: number }[] };
      },
      [method, path, body ? JSON.stringify(body) : ''] as const,
    );
  const address = { addressLine1: 'Veien 1', postCode: '0155', postArea: 'OSLO' };
  const newEmail = () => `ny.${Date.now()}@bedrift.example`;
  async function make(organisationNumber: string): Promise<number> {
    await forget(organisationNumber);
    const phone = { phoneCountryCode: '+47', phone: '90022333' };
    const { id } = await call('POST', '/onboarding/admin-onboard', {
      company: {
        organisationNumber,
        name: 'Tekst AS',
        billAddress: address,
        postAddress: address,
        visitAddress: address,
      },
      agreements: [{ subType: 'SUBSCRIPTIONS', invoicingInterval: 'WEEKLY' }],
      signee: { name: 'Sign Ert', email: 'sign@bedrift.example' },
      user: { ...phone, email: newEmail(), firstName: 'Line', lastName: 'Leder' },
    });
    expect(id).toBeGreaterThan(0);
    return id;
  }
  async function forget(organisationNumber: string): Promise<void> {
    const { matches } = await call('GET', `/onboarding/company?searchFor=${organisationNumber}`);
    for (const { id } of matches) await call('DELETE', `/onboarding/company/${id}`);
  }

  it.each([
    ['', words.numberRequired],
    ['abcdefghi', words.numberNumeric],
    ['12345678', words.numberNine],
    ['123456789', words.notValid],
    ['312999900', words.notFound],
    ['312902745', words.notCustomer],
    ['312901374', words.notCustomer],
    [kept, words.notCustomer],
    [kept, words.isCustomer],
  ])('of the organisation number %j: %s', async (number, text) => {
    if (!page.url().endsWith('/bedrifter/ny')) await open('/bedrifter/ny');
    await fill(words.number, number);
    await press(words.search);
    await expectText(text);
    expect(await page.getByRole('alert').filter({ hasText: words.registerFailed }).count()).toBe(0);
  });

  it.each(['312005034', '312500000'])(
    'in the danger style that the register is down for %s, and the form is not lost',
    async (number) => {
      await open('/bedrifter/ny');
      await fill(words.number, number);
      await press(words.search);
      await expectWarning(words.registerFailed);
      expect(await page.getByLabel(words.number).inputValue()).toBe(number);
      await page.reload();
      expect(await page.getByLabel(words.number).inputValue()).toBe(number);
      // The form still works: another number is found.
      await fill(words.number, made);
      await press(words.search);
      await page.getByLabel(words.firstName).waitFor();
      await press(words.cancel);
      await page.getByLabel(words.number).waitFor();
    },
  );

  it('what is wrong with a new company, that it failed, that it is there, and that it was added', async () => {
    await forget(made);
    await open('/bedrifter/ny');
    await fill(words.number, made);
    await press(words.search);
    await page.getByLabel(words.firstName).waitFor();
    await press(words.save);
    await expectText(words.fixFirst);
    await expectText(words.required);
    const email = newEmail();
    await fill(words.email, 'not an address');
    await fill(words.mobile, '22 33 44 55');
    await fill(words.firstName, 'x'.repeat(201));
    for (const text of [words.wrongFormat, words.tooLong]) await expectText(text);
    await fill(words.email, email);
    await fill(words.firstName, 'Line');
    await fill(words.lastName, 'Leder');
    await fill(words.signeeName, 'Sign Ert');
    await fill(words.signeeEmail, 'sign@bedrift.example');
    await press(words.save);
    await expectText(words.badMobile);
    await fill(words.mobile, '900 22 444');
    const path = '**/onboarding/admin-onboard';
    await answered(path, unavailable, async () => {
      await press(words.save);
      await expectWarning(words.addFailed);
    });
    await answered(path, tooLongName, async () => {
      await press(words.save);
      await expectWarning(words.formFailed);
    });
    expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe(email);
    await fill(words.lastName, 'Lederen');
    const twin = await make(made);
    await press(words.save);
    await expectWarning(words.companyExists);
    await call('DELETE', `/onboarding/company/${twin}`);
    await press(words.save);
    await expectText(words.added);
    await page.waitForURL(visitor.at('/bedrifter'));
  });

  it('what is wrong with addresses, that they could not be saved, and that they were', async () => {
    await open(`/bedrifter/${company}`);
    await press(words.edit);
    await fill(words.line1, '');
    await fill(words.postCode, '12');
    await press(words.save);
    for (const text of [words.fixFirst, words.required, words.fourDigits]) await expectText(text);
    await fill(words.line1, 'x'.repeat(201));
    await expectText(words.tooLong);
    await fill(words.line1, 'Nyveien 7');
    await fill(words.postCode, '5003');
    await answered('**/onboarding/company/*/address', unavailable, async () => {
      await press(words.save);
      await expectWarning(words.addressesFailed);
    });
    await press(words.save);
    await expectText(words.saved);
    await expectText('Nyveien 7');
  });

  it('what is wrong with an agreement, that it conflicts, and that it could not be saved', async () => {
    await open(`/bedrifter/${company}`);
    await press(words.newAgreement);
    await page.getByLabel(words.type, { exact: true }).selectOption({ label: words.schoolTicket });
    await expectText(words.conflict);
    await page.getByLabel(words.type, { exact: true }).selectOption('TICKETOFFICE');
    for (const [days, text] of [
      ['', words.required],
      ['0', words.tooLow],
      ['91', words.tooHigh],
    ] as const) {
      await fill(words.deadline, days);
      await press(words.save);
      await expectText(text);
    }
    await fill(words.deadline, '90');
    await answered('**/onboarding/company/*/agreement/create', unavailable, async () => {
      await press(words.save);
      await expectWarning(words.agreementFailed);
    });
    await press(words.save);
    await expectText(words.saved);
  });

  it('which agreement is deleted, and that it could not be', async () => {
    await open(`/bedrifter/${company}`);
    await press(words.deleteAgreement);
    await expectText(words.deleteAgreementQuestion);
    await answered('**/onboarding/company/*/agreement/*', unavailable, async () => {
      await press(words.yes);
      await expectWarning(words.deleteAgreementFailed);
    });
    await press(words.cancel);
  });

  it('that what is searched for is no company, and what went wrong for good', async () => {
    await open('/bedrifter');
    await page.getByRole('searchbox').fill('000000000');
    await expectText(words.noHit);
    await answered(
      '**/onboarding/company?*',
      (route) => route.fulfill({ status: 500 }),
      async () => {
        await page.reload();
        await expectText(words.generalError);
      },
    );
    await answered('**/user-api/auth/contact', unavailable, async () => {
      await page.reload();
      await expectText(words.setupError);
    });
  });

  it('what is looked for before a company is deleted, and that it is', async () => {
    await open(`/bedrifter/${company}`);
    await answered('**/deletion-check/invoices', unavailable, async () => {
      await press(words.deleteCompany);
      await expectText(words.checkFailed);
    });
    expect(await page.getByRole('button', { name: words.yes, exact: true }).isDisabled()).toBe(
      true,
    );
    await press(words.cancel);
    await press(words.deleteCompany);
    await expectText(words.noInvoices);
    await press(words.yes);
    await expectText(words.deleted);
    await page.waitForURL(visitor.at('/bedrifter'));
  });
});
