// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmployeeListPage } from './employee-list.page.tsx';
import { finds, ingrid, lastQuery, open, startServer } from './test-employee-list.tsx';

const residents = {
  pages: { '/borettslag': EmployeeListPage },
  features: ['housing', 'housing.order'],
  texts: ['employees', 'change-many-tickets'],
} as const;

beforeEach(startServer);
afterEach(cleanup);

describe('the residents of a housing association (spec 2 §2)', () => {
  it.each([
    ['nb', 'Beboere', 'Beboernr.', 'Bestill billett'],
    ['en', 'Residents', 'Resident number', 'Order ticket'],
  ] as const)('in %s are %s, and lead to their unit', async (language, title, label, button) => {
    finds([ingrid]);
    await open('/borettslag', { ...residents, language });
    await screen.findByRole('heading', { level: 1, name: title });
    await screen.findByRole('columnheader', { name: new RegExp(label) });
    const link = screen.getByRole('link', { name: /Ingrid/ });
    expect(link.getAttribute('href')).toBe('/borettslag/boenhet/7');
    const order = screen.getByRole('link', { name: button });
    expect(order.getAttribute('href')).toBe('/borettslag/opprett');
    const acts = within(screen.getByRole('region', { name: /^(Denne måneden|This month)$/ }));
    expect(acts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/borettslag?filter=ordered',
      '/borettslag?filter=ended',
      '/borettslag?filter=zones-changed',
    ]);
  });

  it('are ordered for from a list, without a comparison and changes for many', async () => {
    finds([ingrid]);
    await open('/borettslag', residents);
    await press('More options');
    const many = screen.getByRole('link', { name: 'Order for many' });
    expect(many.getAttribute('href')).toBe('/borettslag/bestill-flere');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/Compare/)).toBeNull();
  });

  it('are ordered for only while the agreement runs, with the reason', async () => {
    finds([ingrid]);
    await open('/borettslag', { ...residents, features: ['housing'] });
    const button = await screen.findByRole('button', { name: 'Order ticket' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^The housing agreement has expired/)).toBeDefined();
    expect(screen.queryByText('Order for many')).toBeNull();
  });

  it('are searched by name or phone', async () => {
    finds([ingrid]);
    await open('/borettslag?q=412', residents);
    await screen.findByRole('link', { name: /Ingrid/ });
    expect(lastQuery().map((query) => query.get('searchFor'))).toContain('412');
  });
});
