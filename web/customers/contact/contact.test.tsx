// @vitest-environment happy-dom
import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { ContactPage } from './contact.page.tsx';

const receipt = {
  companyId: 1001,
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@granlia.example',
  description: 'Where is\nthe invoice?',
};

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
});
afterEach(cleanup);

const open = (language: 'nb' | 'en' = 'en') =>
  openPage({
    pages: { '/': ContactPage },
    at: '/',
    features: ['contactPage'],
    language,
    texts: ['contact'],
  });
const subtitle = 'Write to customer support. The answer comes by e-mail to kari@granlia.example.';
const write = async (message: string) =>
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: message } });
const send = async (name = 'Send the message') =>
  fireEvent.click(await screen.findByRole('button', { name }));

describe('contact us', () => {
  it('sends the message for the chosen company, once, and shows every field of the answer', async () => {
    server.answer(sendContactForm, { status: 200, body: receipt });
    await open();
    await write('Where is\nthe invoice?');
    await send();
    await send();
    const title = await screen.findByRole('heading', { name: 'The message is on its way!' });
    expect([document.activeElement, title.tabIndex]).toEqual([title, -1]);
    screen.getByText('This is what we send to customer support.');
    expect(screen.queryByText(subtitle)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.calls.map(({ body }) => body)).toEqual([
      { message: 'Where is\nthe invoice?', companyId: 1001 },
    ]);
    for (const text of ['1001', 'Kari', 'Nordmann', 'kari@granlia.example', /the invoice\?/]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
    screen.getByText(subtitle);
  });

  it('is about the chosen company, which is no question, and says where the answer comes', async () => {
    await open();
    await screen.findByRole('textbox');
    screen.getByText('Granlia Bygg AS');
    screen.getByText(subtitle);
    expect(screen.queryByText('Which company is it about?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Select another company' })).toBeNull();
  });

  it.each([
    ['', 'nb', 'Send meldingen'],
    ['x', 'en', 'Send the message'],
  ] as const)('takes no message like %j, in %s', async (message, language, name) => {
    await open(language);
    if (message) await write(message);
    await send(name);
    await screen.findByRole('group');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
  });

  it('keeps what is written when the server says no, or nothing', async () => {
    await open();
    await write('Hello there');
    server.answer(sendContactForm, { status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
    await send();
    await screen.findByText('You no longer have access to the company.');
    server.answer(sendContactForm, {
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 },
    });
    await send();
    await screen.findByText(/60/);
    screen.getByText('An error occurred while saving the form');
    expect(screen.queryByText('You no longer have access to the company.')).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello there');
  });

  it('has what was written after a reload', async () => {
    sessionStorage.setItem('draft:contact:1001', JSON.stringify({ message: 'Half a mes' }));
    await open();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a mes');
  });
});

describe('contact us by a user who works in no company yet', () => {
  const openWithout = (companies = [granlia, fjellstua]) =>
    openPage({
      pages: { '/kontaktoss': ContactPage },
      at: '/kontaktoss',
      isWithoutCompany: true,
      companies,
      features: ['contactPage'],
      texts: ['contact', 'session'],
    });
  const choose = async (name: RegExp) =>
    fireEvent.click(await screen.findByRole('button', { name }));

  it('asks which company it is about, and sends the message for that one', async () => {
    server.answer(sendContactForm, { status: 200, body: { ...receipt, companyId: 1002 } });
    await openWithout();
    await screen.findByRole('heading', { name: 'Which company is it about?' });
    screen.getByText(subtitle);
    expect(screen.queryByRole('button', { name: 'Send the message' })).toBeNull();
    await choose(/^Fjellstua Hotell AS/);
    await screen.findByText('Fjellstua Hotell AS');
    expect(screen.queryByText('Which company is it about?')).toBeNull();
    await write('Hello there');
    await send();
    await screen.findByRole('heading', { name: 'The message is on its way!' });
    expect(server.calls.map(({ body }) => body)).toEqual([
      { message: 'Hello there', companyId: 1002 },
    ]);
  });

  it('takes another company, with a message of its own', async () => {
    await openWithout();
    await choose(/^Fjellstua Hotell AS/);
    await write('About Fjellstua');
    await choose(/^Select another company$/);
    await screen.findByRole('heading', { name: 'Which company is it about?' });
    await choose(/^Granlia Bygg AS/);
    await screen.findByText('Granlia Bygg AS');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    await choose(/^Select another company$/);
    await choose(/^Fjellstua Hotell AS/);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('About Fjellstua');
  });
});
