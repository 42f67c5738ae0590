// @vitest-environment happy-dom
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { ToolsPage } from './tools.page.tsx';

afterEach(cleanup);

const pages = { '/verktoy': ToolsPage };

const tools = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Would you like to use a tool?');

describe('the tools (spec 1 §4)', () => {
  it.each<[TenantId, string[]]>([
    ['ruter', ['Real-time departures']],
    ['akt', []],
    ['fjord', []],
  ])('of a visitor at %s are %j', async (tenant, titles) => {
    await openVisitorPage({ pages, at: '/verktoy', tenant, texts: ['tools'] });
    await screen.findByRole('heading', { level: 1 });
    expect(tools()).toEqual(titles);
    expect(screen.queryAllByText(/has no tools here yet/)).toHaveLength(titles.length > 0 ? 0 : 1);
    expect(screen.queryAllByText(/^What you can put on/)).toHaveLength(titles.length > 0 ? 1 : 0);
  });

  it.each<[TenantId, Feature[], string[]]>([
    ['ruter', ['companyTicket'], ['Order widget', 'Link and QR code', 'Real-time departures']],
    ['ruter', ['housing'], ['Order widget', 'Link and QR code', 'Real-time departures']],
    ['ruter', ['school'], ['Real-time departures']],
    ['akt', ['companyTicket'], ['Order widget', 'Link and QR code']],
    ['akt', ['school'], []],
    ['fjord', ['companyTicket'], []],
  ])('of a user at %s with %j are %j', async (tenant, features, titles) => {
    await openPage({ pages, at: '/verktoy', tenant, features, texts: ['tools'] });
    await screen.findByRole('heading', { level: 1 });
    expect(tools()).toEqual(titles);
  });
});
