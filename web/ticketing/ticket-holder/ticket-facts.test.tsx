// @vitest-environment happy-dom
import { screen } from '#testing/dom.ts';
import { describe, expect, it } from 'vitest';
import { active, holderPage, seeText } from './test-holder-page.tsx';

describe('the facts of a ticket', () => {
  it('are shown in English', async () => {
    const { answer, open } = holderPage();
    answer({ ...active, allZones: true, zones: [], expirationDate: null });
    await open('en');
    await seeText('All zones');
    await seeText('From 1 April 2026, until it is ended');
    await seeText('Company ticket');
    await seeText('Adult');
  });

  it('have the one day on which it was valid alone, also afterwards', async () => {
    const { answer, open } = holderPage();
    const oneDay = { startDate: '2026-04-09', expirationDate: '2026-04-09' };
    answer({ ...active, ...oneDay, status: 'expired', code: null });
    await open('en');
    await seeText('9 April 2026 – 9 April 2026');
    await seeText('The ticket expired 9 April 2026 and cannot be used.');
  });

  it('say that it is temporary, name no holder who has no name, and zones by their names', async () => {
    const { answer, open } = holderPage();
    const named = { firstName: null, zones: ['Nittedal', '2Ø'], pickupCode: null };
    answer({ ...active, ...named, isTemporary: true });
    await open();
    await seeText('Midlertidig billett. Den gjelder til det nye reisekortet kommer.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billett');
    await seeText('Nittedal – Sone 2Ø');
    expect(screen.queryByText('Hentekode')).toBeNull();
    expect(screen.queryByText('Billetten er hentet til appen.')).toBeNull();
  });
});
