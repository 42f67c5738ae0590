// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  agreementOf,
  companyAt,
  companyWith,
  fjellheim,
  openAt,
} from '#companies/test-companies.tsx';

afterEach(cleanup);

describe('the company page', () => {
  it('shows the company’s numbers, addresses and agreements', async () => {
    const expired = agreementOf(13, 'SCHOOLTICKET', { endDate: '2025-12-31' });
    await openAt(companyAt, companyWith({ allAgreements: [...fjellheim.allAgreements, expired] }));
    expect(await screen.findByRole('heading', { name: 'Fjellheim Konsult AS' })).toBeDefined();
    expect(screen.getByText('1001')).toBeDefined();
    expect(screen.getByText('310001015')).toBeDefined();
    expect(screen.getByText('Not filled in')).toBeDefined();
    const row = screen.getByRole('row', { name: /Ref 11/ });
    expect(within(row).getByText('Company ticket')).toBeDefined();
    expect(within(row).queryByText('Expired')).toBeNull();
    expect(within(screen.getByRole('row', { name: /Ref 13/ })).getByText('Expired')).toBeDefined();
  });

  it.each([
    ['en', 'Fjellheim Konsult AS (Sub contractor)', 'New agreement', ['Edit', 'Delete company']],
    ['nb', 'Fjellheim Konsult AS (Underleverandør)', 'Ny avtale', ['Rediger', 'Slett bedrift']],
  ] as const)(
    'of a contractor says so in %s and hides the actions that do not apply',
    async (language, heading, visibleButtons, hiddenButtons) => {
      await openAt(companyAt, companyWith({ type: 'RUTER_CONTRACTOR' }), { language });
      expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
      expect(screen.getByRole('button', { name: visibleButtons })).toBeDefined();
      for (const name of hiddenButtons) expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );

  it('shows an invalid id as not found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAt('/bedrifter/abc', companyWith());
    expect((await screen.findByRole('alert')).textContent).toContain('NotFound');
  });
});
