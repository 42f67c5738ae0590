// @vitest-environment happy-dom
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { press, pressNow, write } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  agreementOnTheWire,
  chooseCard,
  giveCode,
  goToCode,
  openOrderForm,
  plain,
  problem,
  refusal,
} from './test-order-form.tsx';

afterEach(cleanup);

describe('what came of the public order form', () => {
  const receipt = () =>
    [...document.querySelectorAll('dt')].map((term) =>
      plain(`${term.textContent}: ${term.nextElementSibling?.textContent}`),
    );
  const isDone = (name: string) => screen.findByRole('heading', { name });

  it('has the focus, says what happens next, and leads to another order from the start', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    await giveCode();
    await isDone('Order succeeded!');
    expect(document.activeElement?.textContent).toBe('Order succeeded!');
    screen.getByText(/link to the ticket\. It is valid from 1 April 2026\.$/);
    await press('Order another');
    const values = ['First name', 'Last name', 'Employee number', 'Mobile'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['', '', '', '']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    // The same phone is proved anew: it may be in another hand.
    await goToCode();
    expect(server.callsTo(sendPhoneCode)).toHaveLength(2);
  });

  it('is a request where the company approves first, in its words before and after', async () => {
    const { server } = await openOrderForm({
      agreements: [agreementOnTheWire({ isRequest: true })],
    });
    screen.getByText('Granlia Bygg AS looks at your request before you get the ticket.');
    await goToCode();
    server.answer(submitOrderForm, alreadyHeldThenRequested());
    await giveCode('123456', 'Send request');
    await waitFor(() => expect(problem()).toMatch(/^The request was not sent/));
    pressNow('Change the details');
    expect(problem()).toMatch(/^The request was not sent/);
    await press('Send request');
    await isDone('Request sent!');
    screen.getByText('Granlia Bygg AS answers it. If it is approved, you get the ticket by SMS.');
  });

  const alreadyHeldThenRequested = () => {
    const answers = [
      refusal(409, 'TICKET_ALREADY_HELD'),
      { status: 200, body: { outcome: 'requested' } },
    ];
    return () => answers.shift() ?? refusal(409, 'TICKET_ALREADY_HELD');
  };

  it.each([
    ['One zone', 'Zones: 1', 'Price: 700 kr per month'],
    ['Two zones', 'Zones: 1 – 2Ø', 'Price: 1 300 kr per month'],
    ['All zones', 'Zones: All zones', 'Price: 1 900 kr per month'],
  ])('lists what was ordered: %s', async (choice, areas, price) => {
    await openOrderForm();
    chooseCard(new RegExp(`^${choice}`));
    await goToCode();
    await giveCode();
    await isDone('Order succeeded!');
    expect(receipt()).toEqual(['Name: Runa Ramme', areas, 'Start date: 1 April 2026', price]);
  });

  it('names the zones where they have names', async () => {
    const zones = zonesInARow('900', '950').map((zone) => ({ ...zone, name: `Named ${zone.id}` }));
    await openOrderForm({ tenant: 'akt', zones });
    chooseCard(/^Two zones/);
    write('From zone', '900');
    write('To zone', '950');
    await goToCode();
    await giveCode();
    await isDone('Order succeeded!');
    expect(receipt()[1]).toBe('Zones: Named 900 – Named 950');
  });

  it('names no price that the portal does not know', async () => {
    await openOrderForm({ agreements: [agreementOnTheWire({ products: [] })] });
    await goToCode();
    await giveCode();
    await isDone('Order succeeded!');
    expect(receipt()).toEqual(['Name: Runa Ramme', 'Zones: 1 – 2Ø', 'Start date: 1 April 2026']);
  });
});
