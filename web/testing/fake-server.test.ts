import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { describe, expect, it } from 'vitest';
import { type Answering, fakeServer } from './fake-server.ts';

const reply = {
  companyId: 1001,
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@granlia.example',
  description: 'Hello',
};
const tooMany = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 };

const send = (path: string = sendContactForm.path) =>
  fetch(path, { method: 'POST', body: JSON.stringify({ message: 'Hello' }) });

/** Calls the server, and handles every error as a page does. */
async function sendAndIgnoreErrors(path?: string): Promise<void> {
  await send(path).catch(() => undefined);
}

describe('a fake server', () => {
  it.each<[string, Answering, number]>([
    ['the reply', { status: 200, body: reply }, 200],
    ['a computed reply', () => ({ status: 200, body: reply }), 200],
    ['a refusal of the route', { status: 404, body: { code: 'COMPANY_NOT_FOUND' } }, 404],
    ['a failure that any call may have', { status: 429, body: tooMany }, 429],
    ['an answer marked as outside the contract', { status: 502, isOutsideContract: true }, 502],
  ])('gives %s', async (_, answer, status) => {
    fakeServer([sendContactForm, answer]);
    expect((await send()).status).toBe(status);
  });

  it('remembers calls, and takes another answer later', async () => {
    const server = fakeServer([sendContactForm, { status: 200, body: reply }]);
    await send();
    server.answer(sendContactForm, { status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await send()).status).toBe(503);
    expect(server.callsTo(sendContactForm).map(({ body }) => body)).toEqual([
      { message: 'Hello' },
      { message: 'Hello' },
    ]);
  });
});

/** Each plants one fault, and hides the error from the test as a page would. */
describe('a test with a fake server fails', () => {
  it.fails('at a call without an answer', async () => {
    const { calls } = fakeServer([sendContactForm, { status: 200, body: reply }]);
    await sendAndIgnoreErrors('/api/contact/unknown');
    expect(calls).toHaveLength(1);
  });

  it.fails('at a call with another method', async () => {
    const { calls } = fakeServer([sendContactForm, { status: 200, body: reply }]);
    await fetch(sendContactForm.path).catch(() => undefined);
    expect(calls).toHaveLength(1);
  });

  it.fails.each<[string, Answering]>([
    ['a reply without a field', { status: 200, body: { ...reply, email: undefined } }],
    ['a reply with a field of another type', { status: 200, body: { ...reply, companyId: 'x' } }],
    ['a reply without a body', { status: 200 }],
    ['a refusal that the route does not declare', { status: 409, body: { code: 'HAS_CHANGED' } }],
    ['a refusal with another status', { status: 409, body: { code: 'COMPANY_NOT_FOUND' } }],
    ['a failure without its details', { status: 429, body: { code: 'TOO_MANY_REQUESTS' } }],
    ['an error without a code', { status: 503, body: {} }],
  ])('at %s', async (_, answer) => {
    const { calls } = fakeServer([sendContactForm, answer]);
    await sendAndIgnoreErrors();
    expect(calls).toHaveLength(1);
  });
});
