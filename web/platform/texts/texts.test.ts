import { describe, expect, expectTypeOf, it } from 'vitest';
import type { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { CommonWord } from '#platform/texts/common-words.ts';
import { type RefusalTexts, refusalText } from './refusal-texts.ts';
import type { Translate, TextKey, TextValues } from './texts.ts';

const nb = {
  title: 'Ansatte',
  title_employeeTicket: 'Folk',
  title_housing: 'Beboere',
  found_one: '{{count}} treff på {{word}}',
  found_other: '{{count}} treff på {{word}}',
  heldUntil: 'Utløper {{expiry}}',
} as const;

declare module '#platform/texts/texts.ts' {
  interface TextFiles {
    'texts-under-test': typeof nb;
  }
}

type File = 'texts-under-test';
const t: Translate<File> = (key, ...values) => `${key} ${JSON.stringify(values)}`;

describe('typed texts', () => {
  it('have one key for all plural, tenant and service variants', () => {
    expectTypeOf<TextKey<File>>().toEqualTypeOf<'title' | 'found' | 'heldUntil'>();
  });

  it('include the common words', () => {
    expectTypeOf<Parameters<typeof t>[0]>().toEqualTypeOf<TextKey<File> | CommonWord>();
    expect(t('save')).toBe('save []');
    // @ts-expect-error a common word has no placeholders
    t('save', { name: '' });
  });

  it('require the values of placeholders, and a count for plural forms', () => {
    expectTypeOf<TextValues<File, 'heldUntil'>>().toEqualTypeOf<{ expiry: string | number }>();
    expectTypeOf<TextValues<File, 'found'>>().toEqualTypeOf<{
      word: string | number;
      count: number;
    }>();
    // @ts-expect-error a text that is not there
    t('subtitle');
    // @ts-expect-error a placeholder without a value
    t('heldUntil');
    // @ts-expect-error a value that the text does not ask for
    t('title', { expiry: '' });
  });
});

describe('texts of refusals', () => {
  type Route = typeof orderCompanyTicket;
  const texts: RefusalTexts<Route, File> = {
    TICKET_ALREADY_HELD: (t) => t('title'),
    START_DATE_IN_QUARANTINE: (t, { lastOrder }) =>
      t('heldUntil', { expiry: lastOrder.expirationDate.toString() }),
    AGREEMENT_NOT_FOUND: (t) => t('title'),
    AGREEMENT_NOT_VALID: (t) => t('title'),
    START_DATE_NOT_OFFERED: (t) => t('title'),
    ZONES_NOT_OFFERED: (t) => t('title'),
    PROFILE_NOT_OFFERED: (t) => t('title'),
    PRODUCT_NOT_OFFERED: (t) => t('title'),
    PHONE_NOT_MOBILE: 'title',
    EMPLOYEE_ID_TOO_SHORT: 'title',
  };

  it('do not compile without a text for each code', () => {
    const { TICKET_ALREADY_HELD: _, ...otherTexts } = texts;
    // @ts-expect-error TICKET_ALREADY_HELD is missing
    const incomplete: RefusalTexts<Route, File> = otherTexts;
    expect(Object.keys(incomplete)).not.toContain('TICKET_ALREADY_HELD');
    expect(refusalText(texts, { code: 'TICKET_ALREADY_HELD' }, t)).toBe('title []');
    expect(refusalText(texts, { code: 'PHONE_NOT_MOBILE' }, t)).toBe('title []');
  });

  it('insert the dates of the refusal', () => {
    const day = Temporal.PlainDate.from('2026-03-31');
    const text = refusalText(
      texts,
      {
        code: 'START_DATE_IN_QUARANTINE',
        expectedQuaranteenEndDate: day,
        lastOrder: { expirationDate: day },
      },
      t,
    );
    expect(text).toBe('heldUntil [{"expiry":"2026-03-31"}]');
  });
});
