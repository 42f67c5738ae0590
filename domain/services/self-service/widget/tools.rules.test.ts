import { describe, expect, it } from 'vitest';
import type { Feature } from '#platform/access/feature.ts';
import { toolsFor } from './tools.rules.ts';

const having = (...features: Feature[]) => new Set(features);

describe('the tools in the menu (spec 1 §4)', () => {
  it('are widget and real time at the main operator with company tickets or housing', () => {
    expect(toolsFor('ruter', having('companyTicket'))).toBe('widget-and-real-time');
    expect(toolsFor('ruter', having('housing'))).toBe('widget-and-real-time');
  });

  it('are real time alone for the main operator’s other users and visitors', () => {
    expect(toolsFor('ruter', having('freeTicket'))).toBe('only-real-time');
    expect(toolsFor('ruter', having())).toBe('only-real-time');
    expect(toolsFor('ruter', null)).toBe('only-real-time');
  });

  it('are the widget at the second operator with company tickets, and none without', () => {
    expect(toolsFor('akt', having('companyTicket'))).toBe('only-widget');
    expect(toolsFor('akt', having('housing'))).toBe('none');
    expect(toolsFor('akt', null)).toBe('none');
  });

  it('are none at the third operator', () => {
    expect(toolsFor('fjord', having('companyTicket', 'housing'))).toBe('none');
    expect(toolsFor('fjord', null)).toBe('none');
  });
});
