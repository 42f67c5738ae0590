// @vitest-environment happy-dom
import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { sendMessageAgain } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { UndeliveredMessagesPage } from './undelivered-messages.page.tsx';

afterEach(cleanup);

const ticket = {
  id: 4,
  kind: 'sms',
  topic: 'ticket',
  recipient: '+4741230001',
  reason: 'the SMS gateway answered 400',
  failedAt: '2026-03-05T08:00:00Z',
  company: { id: 7, name: 'Fjellheim Konsult AS' },
  isSendableAgain: true,
};
const link = {
  ...ticket,
  id: 3,
  kind: 'email',
  topic: 'activation-link',
  recipient: 'kari@x.example',
  company: null,
  isSendableAgain: false,
};

/** An e-mail to the administrators of a company that has none. */
const toNobody = {
  ...ticket,
  id: 2,
  kind: 'email',
  topic: 'child-ends',
  recipient: null,
  reason: 'the company has no administrator',
  isSendableAgain: false,
};

async function open(messages: object[]) {
  const server = fakeServer(
    [
      listUndeliveredMessages,
      () => ({ status: 200, body: { totalEntries: messages.length, matches: messages } }),
    ],
    [sendMessageAgain, { status: 200, body: { id: 4 } }],
  );
  await openPage({
    pages: { '/meldinger': UndeliveredMessagesPage },
    at: '/meldinger',
    texts: ['undelivered-messages'],
    features: ['companyAdmin'],
  });
  return server;
}

describe('the messages that could not be delivered', () => {
  it('are listed with what to do about each', async () => {
    await open([ticket, link]);
    await screen.findByText('Fjellheim Konsult AS');
    screen.getByText('+4741230001');
    screen.getByText('Make a new link on the page of the user.');
    expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
  });

  it.each([
    ['SMS_CAP_OF_COMPANY', /^Held back: the company had sent 3\s000 SMS on that day/],
    ['SMS_CAP_OF_PHONE', /^Held back: the phone had got 10 SMS on that day/],
  ])('say which cap held one back (%s)', async (reason, text) => {
    await open([{ ...ticket, reason }]);
    await screen.findByText(text);
    screen.getByRole('button', { name: 'Send again' });
  });

  it('say that a school has no administrator of school tickets, and what helps', async () => {
    await open([{ ...toNobody, topic: 'school-deadline' }]);
    await screen.findByText('The school has no administrator of school tickets.');
    screen.getByText('Deadline for ordering school tickets');
    screen.getByText(/^Give somebody at the school the role/);
  });

  it('say that there was nobody to send one to, and what helps', async () => {
    await open([toNobody]);
    await screen.findByText('The company has no administrator.');
    screen.getByText('Children’s tickets that end');
    screen.getByText(/^Add an administrator to the company\./);
    screen.getByText(/If the month is not over/);
    expect(screen.queryByText(toNobody.reason)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('say that an e-mail about closed months comes on any day', async () => {
    await open([{ ...toNobody, topic: 'closed-months' }]);
    await screen.findByText('Tax base that is ready');
    screen.getByText(/Then the e-mail is sent the next morning/);
  });

  it('say who sends a new link about tax', async () => {
    await open([{ ...link, topic: 'tax-notice' }]);
    await screen.findByText('Tax of a family ticket');
    screen.getByText('The company can send a new link from the order.');
  });

  it.each(['voucher-link', 'voucher-code'])(
    'of a voucher lead to its offer (%s)',
    async (topic) => {
      await open([{ ...ticket, topic, company: null, isSendableAgain: false }]);
      const toOffer = await screen.findByRole('link', { name: 'Send it again from the offer' });
      expect(toOffer.getAttribute('href')).toBe('/kodelager/tilbud?q=%2B4741230001');
    },
  );

  it('are sent again after a question', async () => {
    const messages: object[] = [ticket];
    const server = await open(messages);
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    messages.pop();
    fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(server.calls.filter(({ method }) => method === 'POST')).toMatchObject([
        { address: '/message-api/undelivered/4/send-again' },
      ]),
    );
    await screen.findByText('Everything is delivered');
  });

  it('say so when there are none', async () => {
    await open([]);
    await screen.findByText('Everything is delivered');
  });
});
