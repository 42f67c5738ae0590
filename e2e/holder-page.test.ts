import { describe, expect, it } from 'vitest';
import { findingsOn } from './accessibility/axe-findings.ts';
import { signIn, visit, type Visitor } from './browser.ts';
import { fillInPerson, fillInTheRest, orderPath } from './order-form.ts';

type Message = { body: string };

/** The link and the pickup code of the SMS to a phone, from the outbox page. */
async function smsTo({ page, at }: Visitor, phone: string) {
  const outboxText = async () => {
    const answer = await page.request.get(at(`/dev/outbox.json?to=%2B47${phone}`));
    return ((await answer.json()) as Message[])[0]?.body ?? '';
  };
  await expect.poll(outboxText, { timeout: 20_000 }).toContain('/billett/');
  const body = await outboxText();
  const path = /\/billett\/[\w-]+$/.exec(body)?.[0] ?? '';
  return { path, pickupCode: /Hentekode: (\w{8})/.exec(body)?.[1] ?? '' };
}

const orderedBy = async (): Promise<Visitor> => {
  const hr = await visit();
  await signIn(hr, 'hr@ruter.example');
  return hr;
};

type Companies = {
  matches: { name: string; allAgreements: { id: number; subTypeId: string }[] }[];
};

/** Orders a ticket valid today, in a company that may select any date. */
async function orderForToday({ page, at }: Visitor, phone: string): Promise<void> {
  const answer = await page.request.get(at('/user-api/auth/companies'));
  const { matches } = (await answer.json()) as Companies;
  const agreements = matches.find(({ name }) => name === 'Havblikk Hotell AS')?.allAgreements;
  const today = await page.locator('meta[name="today"]').getAttribute('content');
  const order = await page.request.post(at('/api/ticket/create'), {
    headers: { origin: at('').replace(/\/$/, '') },
    data: {
      agreementName: String(agreements?.find((one) => one.subTypeId === 'SUBSCRIPTIONS')?.id),
      employeeId: 'E2E-9',
      firstName: 'Ingrid',
      lastName: 'Dahl',
      phoneCountryCode: '+47',
      phone,
      startDate: today,
      zoneFrom: '1',
      zoneTo: '2Ø',
    },
  });
  expect(order.status()).toBe(200);
}

const redeem = ({ page, at }: Visitor, pickupCode: string) =>
  page.request.post(at('/app-api/tickets/redeem'), {
    headers: {
      authorization: `Basic ${Buffer.from('demo-app:demo-secret-ruter').toString('base64')}`,
      origin: at('').replace(/\/$/, ''),
    },
    data: { pickupCode, appId: 'e2e-app-on-a-phone' },
  });

describe('a ticket on the holder’s phone', () => {
  it('gets from the order by SMS and holder page to the app', async () => {
    const hr = await orderedBy();
    await hr.page.getByRole('button', { name: 'Fjellheim Konsult AS' }).click();
    await hr.page.waitForURL((url) => url.pathname !== '/');
    await hr.open(orderPath);
    const person = { firstName: 'Mona', lastName: 'Hauge', employeeId: 'E2E-8', phone: '90012111' };
    await fillInPerson(hr.page, person);
    await fillInTheRest(hr.page);
    await hr.page.getByRole('button', { name: 'Bestill' }).click();
    await hr.page.getByText('Bestillingen er gjennomført!').waitFor();
    const { path, pickupCode } = await smsTo(hr, '90012111');

    const holder = await visit({ size: 'phone' });
    await holder.open(path);
    await holder.page.getByRole('heading', { name: 'Billetten til Mona' }).waitFor();
    await holder.page.getByText(pickupCode).waitFor();
    expect(await holder.context.cookies()).toMatchObject([{ name: 'language' }]);

    // A signed-in user sees the same page: no menu and no choice of a company.
    await hr.open(path);
    await hr.page.getByRole('heading', { name: 'Billetten til Mona' }).waitFor();
    expect(await hr.page.getByRole('navigation').count()).toBe(0);
    await hr.page.getByRole('button', { name: 'English' }).click();
    await hr.page.getByRole('heading', { name: 'Ticket for Mona' }).waitFor();

    expect((await redeem(hr, pickupCode.toLowerCase())).status()).toBe(200);
    await holder.page.reload();
    await holder.page.getByText('Billetten er hentet til appen.').waitFor();
    expect(await holder.page.getByText(pickupCode).count()).toBe(0);
    expect(holder.consoleErrors).toEqual([]);
  });

  it('shows a valid code, keeps it offline, and stays readable', async () => {
    const hr = await orderedBy();
    await orderForToday(hr, '90012222');
    const { path } = await smsTo(hr, '90012222');
    for (const [theme, language, text] of [
      ['light', 'nb', 'Kode til kontroll'],
      ['dark', 'en', 'Code for inspection'],
    ] as const) {
      const holder = await visit({ size: 'phone', theme, language });
      await holder.open(path);
      const code = holder.page.getByRole('img', { name: text });
      await code.waitFor();
      const box = await code.boundingBox();
      expect(box?.width).toBeGreaterThan(280);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
      expect(await findingsOn(holder)).toEqual([]);
      await holder.context.setOffline(true);
      const notice = { light: 'Ingen nettforbindelse', dark: 'No network connection' }[theme];
      await holder.page.getByText(notice).waitFor();
      expect(await code.isVisible()).toBe(true);
      await holder.context.setOffline(false);
      await holder.page.getByText(notice).waitFor({ state: 'hidden' });
    }
  });

  it('is not found by a link that was never sent', async () => {
    const stranger = await visit({ size: 'phone' });
    await stranger.open('/billett/AAAAAAAAAAAAAAAAAAAAAA1');
    await stranger.page.getByRole('heading', { name: 'Vi finner ikke billetten' }).waitFor();
  });
});
