// @vitest-environment happy-dom
import { getCounterInfo } from '@takst/contract/services/ticket-counter/info/get-counter-info.contract.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { products } from '../order-form/test-counter-order-form.tsx';
import { en } from './counter-info.en.ts';
import { CounterInfoPage } from './counter-info.page.tsx';

afterEach(cleanup);

async function openInfo(...answers: RouteAnswer) {
  fakeServer(answers);
  await openPage({
    pages: { '/billettluka/info': CounterInfoPage },
    at: '/billettluka/info',
    texts: ['counter-info'],
  });
}

describe('the public page of the ticket counter (spec 3 §2)', () => {
  it('says what a ticket costs for the chosen category', async () => {
    await openInfo(getCounterInfo, { status: 200, body: { today: '2026-03-04', products } });
    await screen.findByRole('heading', { name: 'Single ticket' });
    const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows()).toContain('42\u00A0kr');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'SENIOR' } });
    expect(rows()).toContain('21\u00A0kr');
    expect(rows()).not.toContain('42\u00A0kr');
  });

  it('can be read when the prices do not come', async () => {
    await openInfo(getCounterInfo, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await screen.findByText(en.pricesNotLoaded);
    screen.getByRole('heading', { name: en.questionsTitle });
  });
});
