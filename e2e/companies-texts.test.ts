import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Visitor, openVisitor, withoutFirstData } from './browser.ts';
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
  const texts = companyWords[language];
  const [existingNumber, newNumber] = units[language];
  let visitor: Visitor;
  let page: Page;
  let company = 0;

  beforeAll(async () => {
    visitor = await openVisitor({ language });
    page = visitor.page;
    page.setDefaultTimeout(10_000);
    // The failing calls are those of pages that are opened.
    await withoutFirstData(page);
    await signIn(visitor, 'support@ruter.example');
    await page.getByRole('searchbox').fill('no such company');
    await expectText(texts.noHitInPicker);
    await page.getByRole('searchbox').fill('');
    await page.locator('main').getByRole('button').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    company = await make(existingNumber);
  });
  afterAll(async () => {
    await forget(existingNumber);
    await forget(newNumber);
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
  async function intercept(
    path: string,
    answer: (route: Route) => Promise<void>,
    work: () => Promise<void>,
  ) {
    await page.route(path, answer);
    await work().finally(() => page.unroute(path));
  }

  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([httpMethod, url, json]) => {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const answer = await fetch(url, {
          method: httpMethod,
          ...(json ? { headers, body: json } : {}),
        });
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
    ['', texts.numberRequired],
    ['abcdefghi', texts.numberNumeric],
    ['12345678', texts.numberNine],
    ['123456789', texts.notValid],
    ['312999900', texts.notFound],
    ['312902745', texts.notCustomer],
    ['312901374', texts.notCustomer],
    [existingNumber, texts.notCustomer],
    [existingNumber, texts.isCustomer],
  ])('of the organisation number %j: %s', async (number, text) => {
    if (!page.url().endsWith('/bedrifter/ny')) await open('/bedrifter/ny');
    await fill(texts.number, number);
    await press(texts.search);
    await expectText(text);
    expect(await page.getByRole('alert').filter({ hasText: texts.registerFailed }).count()).toBe(0);
  });

  it.each(['312005034', '312500000'])(
    'in the danger style that the register is down for %s, and the form is not lost',
    async (number) => {
      await open('/bedrifter/ny');
      await fill(texts.number, number);
      await press(texts.search);
      await expectWarning(texts.registerFailed);
      expect(await page.getByLabel(texts.number).inputValue()).toBe(number);
      await page.reload();
      expect(await page.getByLabel(texts.number).inputValue()).toBe(number);
      // The form still works: another number is found.
      await fill(texts.number, newNumber);
      await press(texts.search);
      await page.getByLabel(texts.firstName).waitFor();
      await press(texts.cancel);
      await page.getByLabel(texts.number).waitFor();
    },
  );

  it('what is wrong with a new company, that saving failed, that it exists, and that it was added', async () => {
    await forget(newNumber);
    await open('/bedrifter/ny');
    await fill(texts.number, newNumber);
    await press(texts.search);
    await page.getByLabel(texts.firstName).waitFor();
    await press(texts.save);
    await expectText(texts.fixFirst);
    await expectText(texts.required);
    const email = newEmail();
    await fill(texts.email, 'not an address');
    await fill(texts.mobile, '22 33 44 55');
    await fill(texts.firstName, 'x'.repeat(201));
    for (const text of [texts.wrongFormat, texts.tooLong]) await expectText(text);
    await fill(texts.email, email);
    await fill(texts.firstName, 'Line');
    await fill(texts.lastName, 'Leder');
    await page.getByLabel(texts.adminSigns).uncheck();
    await fill(texts.signeeName, 'Sign Ert');
    await fill(texts.signeeEmail, 'sign@bedrift.example');
    await press(texts.save);
    await expectText(texts.badMobile);
    await fill(texts.mobile, '900 22 444');
    const path = '**/onboarding/admin-onboard';
    await intercept(path, unavailable, async () => {
      await press(texts.save);
      await expectWarning(texts.addFailed);
    });
    await intercept(path, tooLongName, async () => {
      await press(texts.save);
      await expectWarning(texts.formFailed);
    });
    expect(await page.getByLabel(texts.email, { exact: true }).inputValue()).toBe(email);
    await fill(texts.lastName, 'Lederen');
    const twin = await make(newNumber);
    await press(texts.save);
    await expectWarning(texts.companyExists);
    await call('DELETE', `/onboarding/company/${twin}`);
    await press(texts.save);
    await expectText(texts.added);
    await page.waitForURL(/\/bedrifter\/\d+$/);
  });

  it('what is wrong with addresses, that they could not be saved, and that they were', async () => {
    await open(`/bedrifter/${company}`);
    await press(texts.edit);
    await fill(texts.line1, '');
    await fill(texts.postCode, '12');
    await press(texts.save);
    for (const text of [texts.fixFirst, texts.required, texts.fourDigits]) await expectText(text);
    await fill(texts.line1, 'x'.repeat(201));
    await expectText(texts.tooLong);
    await fill(texts.line1, 'Nyveien 7');
    await fill(texts.postCode, '5003');
    await intercept('**/onboarding/company/*/address', unavailable, async () => {
      await press(texts.save);
      await expectWarning(texts.addressesFailed);
    });
    await press(texts.save);
    await expectText(texts.saved);
    await expectText('Nyveien 7');
  });

  it('what is wrong with an agreement, that it conflicts, and that it could not be saved', async () => {
    await open(`/bedrifter/${company}`);
    await press(texts.newAgreement);
    await page.getByLabel(texts.type, { exact: true }).selectOption({ label: texts.schoolTicket });
    await expectText(texts.conflict);
    await page.getByLabel(texts.type, { exact: true }).selectOption('TICKETOFFICE');
    await intercept('**/onboarding/company/*/agreement/create', unavailable, async () => {
      await press(texts.save);
      await expectWarning(texts.agreementFailed);
    });
    await press(texts.save);
    await expectText(texts.saved);
  });

  it('which agreement is deleted, and that it could not be', async () => {
    await open(`/bedrifter/${company}`);
    await press(texts.deleteAgreement);
    await expectText(texts.deleteAgreementQuestion);
    await intercept('**/onboarding/company/*/agreement/*', unavailable, async () => {
      await press(texts.yes);
      await expectWarning(texts.deleteAgreementFailed);
    });
    await press(texts.cancel);
  });

  it('that a search has no hits, and that loading failed', async () => {
    await open('/bedrifter');
    await page.getByRole('searchbox').fill('000000000');
    await expectText(texts.noHit);
    await intercept(
      '**/onboarding/company?*',
      (route) => route.fulfill({ status: 500 }),
      async () => {
        await page.reload();
        await expectText(texts.generalError);
      },
    );
    await intercept('**/user-api/auth/contact', unavailable, async () => {
      await page.reload();
      await expectText(texts.setupError);
    });
  });

  it('what is checked before a company is deleted, and that it was deleted', async () => {
    await open(`/bedrifter/${company}`);
    await intercept('**/deletion-check/invoices', unavailable, async () => {
      await press(texts.deleteCompany);
      await expectText(texts.checkFailed);
    });
    expect(
      await page.getByRole('button', { name: texts.yesDeleteCompany, exact: true }).isDisabled(),
    ).toBe(true);
    await press(texts.cancel);
    await press(texts.deleteCompany);
    await expectText(texts.noInvoices);
    await press(texts.yesDeleteCompany);
    await expectText(texts.deleted);
    await page.waitForURL(visitor.at('/bedrifter'));
  });
});
