import { expect } from 'vitest';
import { idOf, newPhone, type OrderBody, orderIn } from '#services/company-tickets/test-order.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

/** A while after the first moment. */
export const after = (time: Temporal.DurationLike): string =>
  Temporal.Instant.from(firstMoment).add(time).toString();
export const fetched = { downloaded_at: Temporal.Instant.from(firstMoment), app_id: 'an app' };
/** From this month, so active; the business day is 6 March 2026. */
export const active = { startDate: '2026-03-01' };

export const orderTicket = async (portal: TestPortal, choice: Partial<OrderBody> = {}) => {
  const phone = newPhone();
  return { phone, id: idOf(await orderIn(portal)({ phone, ...choice })) };
};
export const downloaded = async (portal: TestPortal, choice: Partial<OrderBody> = {}) => {
  const newTicket = await orderTicket(portal, choice);
  await setTicketFacts(portal.database, newTicket.id, fetched);
  return newTicket;
};
/** The SMS that the gateway has, in the order in which they were left for it: it may get them in another. */
export async function texts({ database }: TestPortal, phone: string): Promise<string[]> {
  const recipient = `+47${phone}`;
  const arrived = await newestMessages(database, { sender: 'Ruter', recipient });
  const smsTexts = await sentSms(database, recipient);
  return smsTexts.filter((text) => arrived.some(({ body }) => body === text));
}
export const untilTexts = async (
  portal: TestPortal,
  phone: string,
  count: number,
): Promise<void> => {
  const soon = { timeout: 10_000, interval: 20 };
  await expect.poll(() => texts(portal, phone), soon).toHaveLength(count);
};
