import { resizeCode } from '@takst/domain/services/self-service/order-form/embed-code.rules.ts';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { tabTo } from './tab-to.ts';
import { type ForeignSite, openForeignSite, openFramed } from './foreign-page.ts';

/** Companies of the demo world, one of each access (docs/demo-logins.md). */
const forms = {
  orders: { company: 'Solside Regnskap AS', clientId: 'demorutersingleservice00' },
  requests: { company: 'Havblikk Hotell AS', clientId: 'demoruterarbitrarydates0' },
  closed: { company: 'Nordlys Renhold AS', clientId: 'demorutercontractor00000' },
} as const;
type Form = (typeof forms)[keyof typeof forms];

type Companies = { matches: { id: number; name: string }[] };
type Message = { body: string };

const hrOfForms = async (): Promise<Visitor> => {
  const hr = await visit();
  await signIn(hr, 'hr@ruter.example', '/verktoy');
  return hr;
};

/** Lets a site frame a company's form, as its HR does. */
async function allow({ page, at }: Visitor, site: ForeignSite, { company }: Form): Promise<void> {
  const companies = await page.request.get(at('/user-api/auth/companies'));
  const { matches } = (await companies.json()) as Companies;
  const path = `/api/widget/by-company-id/${matches.find(({ name }) => name === company)?.id}`;
  const widget = (await (await page.request.get(at(path))).json()) as Record<string, unknown>;
  const { clientId: _id, clientSecret: _secret, isDisabled: _disabled, ...settings } = widget;
  const saved = await page.request.put(at(path), {
    headers: { origin: at('') },
    data: { ...settings, allowedOrigins: [site.origin] },
  });
  expect(saved.status()).toBe(200);
}

const addressOf = ({ at }: Visitor, { clientId }: Form): string => at(`/bestill/${clientId}`);

async function codeSentTo({ page, at }: Visitor, phone: string): Promise<string> {
  const code = async () => {
    const answer = await page.request.get(at(`/dev/outbox.json?to=%2B47${phone}`));
    const [message] = (await answer.json()) as Message[];
    return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(code, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return code();
}

async function fillIn(form: FrameLocator, person: { phone: string; employeeId: string }) {
  await form.getByLabel('Fornavn').fill('Runa');
  await form.getByLabel('Etternavn').fill('Ramme');
  await form.getByLabel(/^(Ansattnr|Ressursnummer)/).fill(person.employeeId);
  await form.getByLabel('Mobil').fill(person.phone);
  await form.getByRole('checkbox').check();
}

describe('the order form in a page of another site', () => {
  it('orders the ticket where the company approves by itself, without a cookie, and tells its height', async () => {
    const visitor = await visit({ size: 'phone' });
    const origin = visitor.at('').replace(/\/$/, '');
    await using site = await openForeignSite(resizeCode({ origin }));
    await allow(await hrOfForms(), site, forms.orders);
    const form = await openFramed(visitor.page, site, addressOf(visitor, forms.orders));
    const send = form.getByRole('button', { name: 'Send kode på SMS' });
    await send.waitFor();
    // The copied script follows how high the page says that it is.
    const heights = () =>
      visitor.page.locator('iframe').evaluate((frame) => Number(frame.getAttribute('height')));
    await expect.poll(heights).toBeGreaterThan(1_100);
    const before = await heights();
    await send.click();
    // The faults make it higher.
    await expect.poll(heights).toBeGreaterThan(before);

    await fillIn(form, { phone: '41230901', employeeId: '4711' });
    await send.click();
    await form.getByLabel('Kode fra SMS-en').fill('000000');
    const code = await codeSentTo(visitor, '41230901');
    if (code !== '000000') {
      await form.getByRole('button', { name: 'Bestill billett' }).click();
      await form.getByText('Koden er feil. Du har 4 forsøk igjen.').waitFor();
    }
    await form.getByLabel('Kode fra SMS-en').fill(code);
    await form.getByRole('button', { name: 'Bestill billett' }).click();
    await form.getByText('Bestillingen er gjennomført!').waitFor();
    // The one that the test itself has set.
    expect(await visitor.context.cookies()).toMatchObject([{ name: 'language' }]);
  });

  it('asks the company where an administrator confirms, by its pattern; other sites frame nothing', async () => {
    await using site = await openForeignSite();
    const visitor = await visit();
    const hr = await hrOfForms();
    await allow(hr, site, forms.requests);
    const form = await openFramed(visitor.page, site, addressOf(visitor, forms.requests));
    await fillIn(form, { phone: '41230902', employeeId: 'A-12' });
    await form.getByRole('button', { name: 'Send kode på SMS' }).click();
    await form.getByText('Dette er ikke et gyldig ressursnummer hos Havblikk Hotell AS').waitFor();
    await form.getByLabel('Ressursnummer').fill('4712');
    await form.getByRole('button', { name: 'Send kode på SMS' }).click();
    const code = await codeSentTo(visitor, '41230902');
    await form.getByLabel('Kode fra SMS-en').fill(code);
    await form.getByRole('button', { name: 'Send forespørsel' }).click();
    await form.getByText('Forespørselen er sendt!').waitFor();

    // The company that has turned it off says so.
    await allow(hr, site, forms.closed);
    const closed = await openFramed(visitor.page, site, addressOf(visitor, forms.closed));
    await closed.getByText('Skjemaet er stengt').waitFor();
    expect(await closed.getByRole('textbox').count()).toBe(0);

    // A site that no settings name frames neither the form nor any other page.
    await using other = await openForeignSite();
    const paths = [`/bestill/${forms.closed.clientId}`, '/home', '/verktoy/widget', '/login'];
    for (const path of paths) {
      visitor.consoleErrors.length = 0;
      await openFramed(visitor.page, other, visitor.at(path));
      await expect
        .poll(() => visitor.consoleErrors.join('\n'), { message: path })
        .toMatch(/frame-ancestors|X-Frame-Options/i);
      const urlOfFrame = () => visitor.page.frames()[1]?.url();
      // The browser's own page, which says that the frame was refused.
      await expect.poll(urlOfFrame).toMatch(/^chrome-error:/);
    }
  });
});

describe('the order form at its own address', () => {
  it('is filled in and sent by the keyboard alone, in English on a phone', async () => {
    const visitor = await visit({ size: 'phone', language: 'en' });
    const { page } = visitor;
    await visitor.open(`/bestill/${forms.orders.clientId}`);
    await page.getByRole('heading', { name: 'Order a ticket' }).waitFor();
    for (const [label, text] of [
      [/^First name/, 'Runa'],
      [/^Last name/, 'Ramme'],
      [/^Employee number/, '4711'],
      [/^Mobile/, '41230903'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    // Without the consent the press leads to it.
    await page.keyboard.press('Enter');
    await page.getByText('You must accept the terms to order').waitFor();
    await page.keyboard.press('Space');
    await tabTo(page, /^Send a code by SMS$/);
    await page.keyboard.press('Enter');
    const code = await codeSentTo(visitor, '41230903');
    // Its heading takes the focus when it is shown, which may be after the SMS.
    await page.locator('h2:focus').waitFor();
    await tabTo(page, /^Code from the SMS/);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Order succeeded!' }).waitFor();
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe('Order succeeded!');
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('the widget page', () => {
  it('shows each choice in the preview before it is saved, and gives the code to copy', async () => {
    const hr = await visit();
    await signIn(hr, 'hr-single@ruter.example', '/verktoy/widget');
    const { page } = hr;
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { name: 'Bestill billett' }).waitFor();
    const themeOf = () => preview.locator('html').getAttribute('data-theme');
    await expect.poll(themeOf).toBe('light');
    await page.getByLabel('Mørkt').check();
    await expect.poll(themeOf).toBe('dark');
    await page.getByLabel('Hjelpetekst under feltet').fill('Står på kortet');
    await preview.getByText('Står på kortet').waitFor();
    const code = page.getByLabel('Kode for rammen');
    for (const [typed, width] of [
      ['480', '480'],
      ['9999', '600'],
      ['100', '320'],
      ['bred', '320'],
    ] as const) {
      await page.getByLabel('Bredde').fill(typed);
      await expect.poll(() => code.inputValue()).toContain(`width="${width}" height="1000"`);
      expect(await page.locator('iframe').getAttribute('width')).toBe(width);
    }
    expect(await page.locator('iframe').getAttribute('height')).toBe('830');

    // A company without a web site shares a link with a QR code.
    await hr.open('/verktoy/link');
    const url = hr.at(`/bestill/${forms.orders.clientId}`);
    await page.getByRole('img', { name: `QR-kode med adressen ${url}` }).waitFor();
    expect(await page.getByLabel('Adresse til skjemaet').inputValue()).toBe(url);
  });
});
