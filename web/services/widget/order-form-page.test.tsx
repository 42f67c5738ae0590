// @vitest-environment happy-dom
import { getOrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { previewMessage } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, write } from '#testing/actions.ts';
import { act, cleanup, render, screen } from '#testing/dom.ts';
import type { Answering } from '#testing/fake-server.ts';
import { OrderFormPage } from './order-form-page.tsx';
import {
  agreementOnTheWire,
  formOnTheWire,
  frame,
  openOrderForm,
  orderFormServer,
} from './test-order-form.tsx';

afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const logo = () => document.querySelector('main > .bg-header');
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

describe('the page of the public order form', () => {
  it('has its mark, title and language while the form is loading, and then the company', async () => {
    const server = orderFormServer();
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer(getOrderForm, () => answer.promise);
    render(<OrderFormPage clientId="a-client" />);
    screen.getByText('Loading …');
    expect([title(), logo()?.textContent]).toEqual(['Order a ticket', 'Ruter ']);
    expect(screen.queryByText(/^At/)).toBeNull();
    expect(screen.queryByLabelText('First name')).toBeNull();
    answer.resolve({ status: 200, body: formOnTheWire() });
    await screen.findByLabelText('First name');
    screen.getByText('At Granlia Bygg AS');
    expect(screen.queryByText('Loading …')).toBeNull();
    expect(server.calls[0]?.address).toMatch(/\/a-client$/);
    expect(screen.getByRole('main', { name: 'Order a ticket' })).toBeDefined();
    expect(document.title).toBe('Order a ticket – Ruter');
  });

  it('says where there is no such form, and has nothing to try again', async () => {
    const server = orderFormServer();
    server.answer(getOrderForm, { status: 404, body: { code: 'ORDER_FORM_NOT_FOUND' } });
    render(<OrderFormPage clientId="a-client" />);
    await screen.findByText('We cannot find the form');
    screen.getByText(/^The address is wrong, or the form has been removed/);
    expect([retryButton(), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it.each<[string, Answering, RegExp]>([
    [
      'the network is away',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^We cannot reach the server/,
    ],
    [
      'the server fails',
      { status: 500, body: { code: 'UNEXPECTED', id: 'an-id' } },
      /^Something went wrong on our side/,
    ],
    [
      'there were too many tries',
      { status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 } },
      /^Something went wrong on our side/,
    ],
  ])('is loaded again by the visitor where %s', async (_, answering, text) => {
    const server = orderFormServer();
    server.answer(getOrderForm, answering);
    render(<OrderFormPage clientId="a-client" />);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.queryByText('We cannot find the form')).toBeNull();
    server.answer(getOrderForm, { status: 200, body: formOnTheWire() });
    await press('Try again');
    await screen.findByLabelText('First name');
    expect([retryButton(), server.callsTo(getOrderForm).length]).toEqual([null, 2]);
  });

  it('says that the form is closed where the company offers no agreement, without fields', async () => {
    orderFormServer({ agreements: [] });
    render(<OrderFormPage clientId="a-client" />);
    await screen.findByText('The form is closed');
    screen.getByText(/^Granlia Bygg AS takes no orders here now/);
    expect([title(), screen.queryByRole('textbox')]).toEqual(['Order a ticket', null]);
  });

  it('shows the form of its address alone, even where the answer to an earlier one comes last', async () => {
    const server = orderFormServer();
    const first = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer(getOrderForm, ({ address }) =>
      address.endsWith('/first')
        ? first.promise
        : { status: 200, body: formOnTheWire({ companyName: 'Second AS' }) },
    );
    const { rerender } = render(<OrderFormPage clientId="first" />);
    rerender(<OrderFormPage clientId="second" />);
    await screen.findByText('At Second AS');
    await act(() => first.resolve({ status: 200, body: formOnTheWire() }));
    expect(screen.queryByText('At Granlia Bygg AS')).toBeNull();
    screen.getByText('At Second AS');
  });

  it.each([
    [[false, false], 'Order a ticket'],
    [[false, true], 'Ask for a ticket'],
    [[true, true], 'Ask for a ticket'],
  ])('asks for tickets by its title where an agreement does: %j', async (requests, expected) => {
    await openOrderForm({
      agreements: requests.map((isRequest, position) =>
        agreementOnTheWire({ agreementNumber: position + 1, isRequest }),
      ),
    });
    expect([title(), document.title]).toEqual([expected, `${expected} – Ruter`]);
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('has a mark (%s) and colours (%s) as the company chose', async (hasLogo, colourScheme) => {
    await openOrderForm({ logo: hasLogo, colourScheme });
    expect([logo() !== null, document.documentElement.dataset['theme']]).toEqual([
      hasLogo,
      colourScheme,
    ]);
  });

  it('changes language there and back, and keeps what is typed', async () => {
    await openOrderForm();
    write('First name', 'Runa');
    expect(screen.getByRole('button', { name: 'Norsk' }).lang).toBe('nb');
    await press('Norsk');
    expect((await screen.findByLabelText<HTMLInputElement>('Fornavn')).value).toBe('Runa');
    expect([title(), document.title]).toEqual(['Bestill billett', 'Bestill billett – Ruter']);
    expect(document.documentElement.lang).toBe('nb-NO');
    expect(screen.getByRole('button', { name: 'English' }).lang).toBe('en');
    await press('English');
    await screen.findByLabelText('First name');
    expect(document.documentElement.lang).toBe('en-GB');
  });
});

describe('the preview of the public order form', () => {
  const look = {
    format: 'horisontal',
    colourScheme: 'dark',
    logo: false,
    employeeIdHelpText: 'On your pay slip',
  };
  const preview = { type: previewMessage, look };
  const { origin } = location;
  const post = (init: MessageEventInit) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { origin, ...init })));
  const columnsOf = (label: string) =>
    screen.getByLabelText(label).closest('[data-field]')?.parentElement?.className;

  it('is told that the form is there, and shows the look that the page around it sends', async () => {
    const { parent, postMessage } = frame();
    await openOrderForm();
    expect(postMessage.mock.calls).toEqual([[{ type: `${previewMessage}:ready` }, origin]]);
    expect(columnsOf('Employee number')).not.toContain('auto-fit');
    write('First name', 'Runa');
    await post({ source: parent, data: preview });
    screen.getByText('On your pay slip');
    expect(columnsOf('Employee number')).toContain('auto-fit');
    expect([logo(), document.documentElement.dataset['theme']]).toEqual([null, 'dark']);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Runa');
    await post({ source: parent, data: { ...preview, look: { ...look, logo: true } } });
    expect(logo()).not.toBeNull();
  });

  it('shows nothing that another page sends, or that is no look', async () => {
    const { parent } = frame();
    await openOrderForm();
    const messages: MessageEventInit[] = [
      { source: parent, data: preview, origin: 'https://evil.example' },
      { source: window, data: preview },
      { source: parent, data: { ...preview, type: 'takst:other' } },
      { source: parent, data: { look } },
      { source: parent, data: null },
      { source: parent, data: previewMessage },
    ];
    for (const message of messages) {
      await post(message);
      expect(logo(), JSON.stringify(message.data)).not.toBeNull();
    }
    await post({ source: parent, data: preview });
    expect(logo()).toBeNull();
  });

  it('tells no page that it is there where it stands in none', async () => {
    const posted = vi.spyOn(window, 'postMessage');
    onTestFinished(() => posted.mockRestore());
    await openOrderForm();
    expect(posted).not.toHaveBeenCalled();
  });
});
