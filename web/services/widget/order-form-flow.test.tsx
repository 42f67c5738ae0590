// @vitest-environment happy-dom
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import {
  cards,
  giveCode,
  goToCode,
  openOrderForm,
  phoneOfRuna,
  plain,
  problem,
  refusal,
} from './test-order-form.tsx';

afterEach(cleanup);

describe('the public order form', () => {
  it('compares the prices on cards, and keeps price and button together below them', async () => {
    await openOrderForm();
    write('From zone', '1');
    write('To zone', '2Ø');
    screen.getByRole('radiogroup', { name: 'Number of zones' });
    expect(cards()).toEqual(['One zone700 kr', 'Two zones1 300 kr', 'All zones1 900 kr']);
    const button = screen.getByRole('button', { name: 'Send a code by SMS' });
    expect(plain(button.closest('[data-bottom-bar]')?.textContent)).toContain('1 300 kr per month');
    await waitFor(() => expect(document.querySelector('svg path')).toBeTruthy());
  });

  it('has the map behind a button on a phone, so that the consent is near', async () => {
    const narrow = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
      );
    onTestFinished(() => narrow.mockRestore());
    await openOrderForm();
    const button = screen.getByRole('button', { name: 'Show the map' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    // The map or, while it loads, its place.
    const map = () => document.querySelector('.h-61\\.5');
    expect(map()).toBeNull();
    fireEvent.click(button);
    expect(map()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Hide the map' })).toBe(button);
  });
});

describe('a phone that the public order form has proved', () => {
  const alreadyHeld = refusal(409, 'TICKET_ALREADY_HELD');

  it('orders again without another code, also after the details were changed', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(submitOrderForm, alreadyHeld);
    await giveCode();
    await waitFor(() => expect(problem()).toContain('There already exists a pending or active'));
    await press('Order ticket');
    await waitFor(() => expect(server.callsTo(submitOrderForm)).toHaveLength(2));
    pressNow('Change the details');
    expect(problem()).toContain('There already exists a pending or active');
    write('Last name', 'Ramm');
    server.answer(submitOrderForm, { status: 200, body: { outcome: 'ordered' } });
    await press('Order ticket');
    await screen.findByRole('heading', { name: 'Order succeeded!' });
    expect(server.callsTo(submitOrderForm)[2]?.body).toMatchObject({
      token: 'a-token',
      lastName: 'Ramm',
    });
    expect([server.callsTo(sendPhoneCode).length, server.callsTo(provePhone).length]).toEqual([
      1, 1,
    ]);
  });

  it.each([
    ['its number', () => write('Mobile', '41230902')],
    ['the country of its number', () => write('Country code', '+46')],
  ])(
    'is another one with %s: it is proved anew, and the refusal is forgotten',
    async (_, change) => {
      const { server } = await openOrderForm();
      await goToCode();
      server.answer(submitOrderForm, alreadyHeld);
      await giveCode();
      await waitFor(() => expect(problem()).not.toBe(''));
      pressNow('Change the details');
      change();
      expect(problem()).toBe('');
      server.answer(submitOrderForm, { status: 200, body: { outcome: 'ordered' } });
      await press('Send a code by SMS');
      await screen.findByLabelText('Code from the SMS');
      await giveCode();
      await screen.findByRole('heading', { name: 'Order succeeded!' });
      expect([server.callsTo(sendPhoneCode).length, server.callsTo(provePhone).length]).toEqual([
        2, 2,
      ]);
    },
  );

  it('is proved anew after a new code was sent', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(submitOrderForm, refusal(403, 'PHONE_NOT_PROVED'));
    await giveCode();
    await waitFor(() => expect(problem()).toContain('It is too long since you confirmed'));
    await press('Send a new code');
    await screen.findByText('We are sending a new code.');
    await giveCode('654321');
    await waitFor(() => expect(server.callsTo(submitOrderForm)).toHaveLength(2));
    expect(server.callsTo(provePhone).map(({ body }) => body)).toEqual([
      { ...phoneOfRuna, code: '123456' },
      { ...phoneOfRuna, code: '654321' },
    ]);
  });

  it('gets a new code from the fields, too, once its proof is too old', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(submitOrderForm, alreadyHeld);
    await giveCode();
    await waitFor(() => expect(problem()).not.toBe(''));
    pressNow('Change the details');
    server.answer(submitOrderForm, refusal(403, 'PHONE_NOT_PROVED'));
    await press('Order ticket');
    await waitFor(() => expect(problem()).toContain('Ask for a new code.'));
    await press('Send a code by SMS');
    await screen.findByLabelText('Code from the SMS');
    expect([problem(), server.callsTo(sendPhoneCode).length]).toEqual(['', 2]);
  });

  it('leaves what its code was refused for behind when the details are changed', async () => {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(provePhone, refusal(422, 'CODE_WRONG', { triesLeft: 4 }));
    await giveCode();
    await waitFor(() => expect(problem()).not.toBe(''));
    await press('Change the details');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Runa');
    expect([problem(), screen.queryByRole('button', { name: 'Order ticket' })]).toEqual(['', null]);
  });
});

describe('a start that the public order form was refused for', () => {
  const starts = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Start date').options]
      .filter(({ disabled, value }) => value !== '' && !disabled)
      .map(({ value }) => value);

  async function openRefused(code: string, more: object = {}) {
    const { server } = await openOrderForm();
    await goToCode();
    server.answer(
      submitOrderForm,
      refusal(code === 'START_DATE_NOT_OFFERED' ? 422 : 409, code, more),
    );
    await giveCode();
    await waitFor(() => expect(problem()).not.toBe(''));
    pressNow('Change the details');
    return server;
  }

  it.each([
    ['Mobile', '41230902'],
    ['Country code', '+46'],
  ])('is no choice for this phone while it is too early, but for another %s', async (...other) => {
    const server = await openRefused('START_DATE_IN_QUARANTINE', {
      expectedQuaranteenEndDate: '2026-05-01',
      lastOrder: { expirationDate: '2026-03-31' },
    });
    expect(problem()).toMatch(/expired on 31 March 2026 .* start date .* is 1 May 2026$/);
    expect(starts()).toEqual(['2026-05-01']);
    await press('Order ticket');
    screen.getByText('Choose a start date');
    expect(server.callsTo(submitOrderForm)).toHaveLength(1);
    write('Start date', '2026-05-01');
    expect(problem()).toBe('');
    write('First name', 'Rune');
    expect(starts()).toEqual(['2026-05-01']);
    write(...other);
    expect(starts()).toEqual(['2026-04-01', '2026-05-01']);
  });

  it('is no choice for anybody once it is not offered any more', async () => {
    await openRefused('START_DATE_NOT_OFFERED');
    expect(problem()).toContain('This can no longer be ordered.');
    expect(starts()).toEqual(['2026-05-01']);
    write('Mobile', '41230902');
    expect(starts()).toEqual(['2026-05-01']);
  });
});
