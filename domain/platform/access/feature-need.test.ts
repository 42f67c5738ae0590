import { describe, expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { type FeatureNeed, meetsNeed } from './feature-need.rules.ts';

const who = (...features: Feature[]) => new Set(features);
const either: FeatureNeed = { any: ['companyTicket', 'housing'] };
const both: FeatureNeed = { all: ['companyTicket', 'companyTicket.order'] };

describe('what a page or a call needs', () => {
  it('is met by the one feature that it names', () => {
    expect(meetsNeed(who('housing'), 'housing')).toBe(true);
    expect(meetsNeed(who('companyTicket', 'housing.order'), 'housing')).toBe(false);
  });

  it('is met by each one of several', () => {
    expect(meetsNeed(who('companyTicket'), either)).toBe(true);
    expect(meetsNeed(who('housing', 'school'), either)).toBe(true);
    expect(meetsNeed(who('school', 'housing.order'), either)).toBe(false);
    expect(meetsNeed(who(), either)).toBe(false);
  });

  it('is met by all of them together where it needs all', () => {
    expect(meetsNeed(who('companyTicket', 'companyTicket.order'), both)).toBe(true);
    expect(meetsNeed(who('companyTicket'), both)).toBe(false);
    expect(meetsNeed(who('companyTicket.order'), both)).toBe(false);
  });
});
