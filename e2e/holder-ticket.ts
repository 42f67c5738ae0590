import { expect } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

type Message = { body: string };

/** The link and the pickup code of the SMS to a phone, from the outbox page. */
export async function smsTo({ page, at }: Visitor, phone: string) {
  const outboxText = async () => {
    const answer = await page.request.get(at(`/dev/outbox.json?to=%2B47${phone}`));
    return ((await answer.json()) as Message[])[0]?.body ?? '';
  };
  await expect.poll(outboxText, { timeout: 20_000 }).toContain('/billett/');
  const body = await outboxText();
  const path = /\/billett\/[\w-]+$/.exec(body)?.[0] ?? '';
  return { path, pickupCode: /Hentekode: (\w{8})/.exec(body)?.[1] ?? '' };
}

export const orderedBy = async (): Promise<Visitor> => {
  const hr = await visit();
  await signIn(hr, 'hr@ruter.example');
  return hr;
};

type Companies = {
  matches: { name: string; allAgreements: { id: number; subTypeId: string }[] }[];
};

/** Orders a ticket that is valid from today or some days later, in a company that may select any date; answers its number. */
export async function orderTicket(
  { page, at }: Visitor,
  {
    phone,
    inDays = 0,
    firstName = 'Ingrid',
  }: { phone: string; inDays?: number; firstName?: string },
): Promise<number> {
  const answer = await page.request.get(at('/user-api/auth/companies'));
  const { matches } = (await answer.json()) as Companies;
  const agreements = matches.find(({ name }) => name === 'Havblikk Hotell AS')?.allAgreements;
  const today = await page.locator('meta[name="today"]').getAttribute('content');
  const startDate = Temporal.PlainDate.from(today ?? '')
    .add({ days: inDays })
    .toString();
  const order = await page.request.post(at('/api/ticket/create'), {
    headers: { origin: at('').replace(/\/$/, '') },
    data: {
      agreementName: String(agreements?.find((one) => one.subTypeId === 'SUBSCRIPTIONS')?.id),
      employeeId: 'E2E-9',
      firstName,
      lastName: 'Dahl',
      phoneCountryCode: '+47',
      phone,
      startDate,
      zoneFrom: '1',
      zoneTo: '2Ø',
    },
  });
  expect(order.status()).toBe(200);
  return ((await order.json()) as { id: number }).id;
}

/** Changes a ticket by a call without a body. */
export async function changeTicket({ page, at }: Visitor, path: string): Promise<void> {
  const answer = await page.request.post(at(path), {
    headers: { origin: at('').replace(/\/$/, '') },
  });
  expect(answer.status()).toBe(200);
}
