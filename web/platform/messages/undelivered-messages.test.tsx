// @vitest-environment happy-dom
import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { sendMessageAgain } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import { messageTopics } from '@takst/domain/platform/messages/message-topic.ts';
import { pressNow, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { UndeliveredMessagesPage } from './undelivered-messages.page.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

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

async function open(messages: object[], search = '') {
  const server = fakeServer(
    [
      listUndeliveredMessages,
      () => ({ status: 200, body: { totalEntries: messages.length, matches: messages } }),
    ],
    [sendMessageAgain, { status: 200, body: { id: 4 } }],
  );
  await openPage({
    pages: { '/meldinger': UndeliveredMessagesPage },
    at: `/meldinger${search}`,
    texts: ['undelivered-messages'],
    features: ['companyAdmin'],
  });
  return server;
}

describe('the messages that could not be delivered', () => {
  it('are listed with when, to whom and about which company, and what to do about each', async () => {
    await open([ticket, { ...link, failedAt: '2026-03-04T08:00:00Z' }, toNobody]);
    const company = await screen.findAllByRole('link', { name: 'Fjellheim Konsult AS' });
    expect(company[0]?.getAttribute('href')).toBe('/bedrifter/7');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = (row: HTMLElement) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    expect(rows.map(cells)).toEqual([
      [
        'TicketSMS',
        '05.03.2026 09:00',
        '+4741230001',
        'Fjellheim Konsult AS',
        'the SMS gateway answered 400',
        'Send again',
      ],
      [
        'Link that activates a loginE-mail',
        'Today at\u00a009:00',
        'kari@x.example',
        'None',
        'the SMS gateway answered 400',
        'Make a new link on the page of the user.',
      ],
      [
        'Children’s tickets that endE-mail',
        '05.03.2026 09:00',
        'None',
        'Fjellheim Konsult AS',
        'The company has no administrator.',
        'Add an administrator to the company. If the month is not over, the e-mail is sent the next night.',
      ],
    ]);
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

  it.each([
    ['onboarding-link', 'Link to sign a contract', /^The one who began the registration can send/],
    ['phone-code', 'Code that proves a phone number', /^The code was valid for some minutes\./],
  ])('say what else helps (%s)', async (topic, about, instead) => {
    await open([{ ...link, topic }]);
    await screen.findByText(about);
    screen.getByText(instead);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it.each(['unused-codes', 'voucher-link'] as const)(
    'without a recipient say what is missing (%s)',
    async (topic) => {
      await open([{ ...toNobody, topic }]);
      const [missing, instead] =
        topic === 'unused-codes'
          ? [/^The company has nobody who orders/, /^Give somebody the role of ticket-counter/]
          : [/^The company has no administrator/, /^Add an administrator to the company/];
      await screen.findByText(missing);
      screen.getByText(instead);
    },
  );

  it('have words for what they are about', async () => {
    await open(messageTopics.map((topic, at) => ({ ...ticket, id: at + 1, topic })));
    await screen.findAllByRole('rowheader');
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows.map((text) => text.replace(/SMS$/, ''))).toEqual([
      'Ticket',
      'Subscription',
      'Link that activates a login',
      'Registration of a new customer',
      'Link to sign a contract',
      'Code that proves a phone number',
      'Rejected request',
      'New requests to answer',
      'Request for access',
      'Access rejected',
      'Few codes left',
      'SMS that are held back',
      'Children’s tickets that end',
      'Tax base that is ready',
      'Deadline for ordering school tickets',
      'Tickets of the ticket counter that expire soon',
      'Link to a car-sharing voucher',
      'Code of a car-sharing voucher',
      'Tax of a family ticket',
      'Contact form',
      'Change of prices or setup',
      'New prices',
      'Other',
    ]);
  });

  it('are found by kind, and all are shown where the address names another', async () => {
    const server = await open([ticket], '?filter=letter');
    const requestedKind = () => {
      const { address = '' } = server.callsTo(listUndeliveredMessages).at(-1) ?? {};
      return new URLSearchParams(address.split('?')[1]).get('filter');
    };
    await screen.findByText('Fjellheim Konsult AS');
    expect(requestedKind()).toBeNull();
    for (const [chip, kind] of [
      ['SMS', 'sms'],
      ['E-mail', 'email'],
    ] as const) {
      pressNow(new RegExp(`^${chip}`));
      await waitFor(() => expect(requestedKind()).toBe(kind));
    }
  });

  it.each([
    ['MESSAGE_NOT_FOUND', 404, 'The message has been deleted. It is older than 30 days.'],
    ['MESSAGE_SENT_AGAIN', 409, 'Somebody has sent it again already.'],
    ['MESSAGE_NOT_SENDABLE', 409, 'This message cannot be sent again.'],
  ])('say why one was not sent again (%s)', async (code, status, text) => {
    const server = await open([ticket]);
    server.answer(sendMessageAgain, { status, body: { code } });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Ticket, +4741230001');
    fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await dialog.findByText(text);
    dialog.getByText('The message was not sent');
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toasts()).toEqual([]);
  });

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
    expect(toasts()).toEqual([['success', 'The message is being sent again', 'To +4741230001']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('say so when there are none, with nothing to search in', async () => {
    await open([]);
    await screen.findByText('Everything is delivered');
    expect(screen.queryByRole('searchbox') ?? screen.queryByRole('group')).toBeNull();
    cleanup();
    await open([], '?q=nobody');
    await screen.findByText('You can search by phone number, e-mail address, company and answer.');
  });
});
