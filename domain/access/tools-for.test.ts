import { describe, expect, it } from 'vitest';
import type { TenantId } from '#tenants/tenant-id.ts';
import type { Feature } from './feature.ts';
import { type Tools, toolsFor } from './tools-for.rules.ts';

const table: readonly [TenantId, Feature[] | null, Tools][] = [
  ['ruter', null, 'only-real-time'],
  ['ruter', [], 'only-real-time'],
  ['ruter', ['freeTicket', 'ticketCounter', 'school'], 'only-real-time'],
  ['ruter', ['companyTicket'], 'widget-and-real-time'],
  ['ruter', ['housing'], 'widget-and-real-time'],
  ['akt', null, 'none'],
  ['akt', ['ticketCounter'], 'none'],
  ['akt', ['housing'], 'none'],
  ['akt', ['companyTicket'], 'only-widget'],
  ['fjord', null, 'none'],
  ['fjord', ['freeTicket'], 'none'],
];

describe('the tools setting (spec 1 §4)', () => {
  it.each(table)('%s with %j: %s', (tenant, features, expected) => {
    expect(toolsFor(tenant, features && new Set(features))).toBe(expected);
  });
});
