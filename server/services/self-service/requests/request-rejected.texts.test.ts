import { isNameForMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestRejectedSms } from './request-rejected.texts.ts';

const startDate = Temporal.PlainDate.from('2026-04-01');

describe('the SMS about a rejected request', () => {
  it('says who has rejected what, and whom to ask', () => {
    const names = { firstName: 'Siri', companyName: 'Fjellheim Konsult AS' };
    expect(requestRejectedSms({ ...names, startDate })).toBe(
      'Hei Siri! Fjellheim Konsult AS har avslått forespørselen din om billett fra 01.04.2026. ' +
        'Spør dem hvis du lurer på hvorfor.',
    );
  });

  it('fits in one message of 160 characters without a link, whatever the names are', () => {
    const words = fc.constantFrom('Anne', 'Åse-Marie', 'Konsulentselskapet', 'AS', '&', 'evil.no');
    const anyName = fc
      .array(words, { minLength: 1, maxLength: 20 })
      .map((all) => all.join(' ').slice(0, 200));
    fc.assert(
      fc.property(anyName, anyName, (firstName, companyName) => {
        const text = requestRejectedSms({ firstName, companyName, startDate });
        expect(text.length).toBeLessThanOrEqual(160);
        expect(isNameForMessage(text.replace('01.04.2026', '').replaceAll(/\. /g, ' '))).toBe(true);
      }),
    );
  });
});
