import { isNameForMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SubscriptionEvent, subscriptionSms } from './subscription-sms.texts.ts';

const startDate = Temporal.PlainDate.from('2026-04-01');
const facts = { firstName: 'Kari', companyName: 'Fjellheim AS', startDate };
const code = 'RABATT-2026-ABCD';

const kinds: readonly ((code: string) => Record<string, unknown> & { kind: string })[] = [
  (code) => ({ kind: 'ordered', code, hasBegun: true }),
  () => ({ kind: 'ordered', code: null, hasBegun: true }),
  () => ({ kind: 'ordered', code: null, hasBegun: false }),
  (code) => ({ kind: 'code', code }),
  (code) => ({ kind: 'code-again', code }),
  () => ({ kind: 'ended', lastDay: startDate }),
  () => ({ kind: 'cancelled' }),
  () => ({ kind: 'end-undone' }),
];

describe('the SMS about a subscription', () => {
  it.each([
    [
      { kind: 'ordered', code, hasBegun: true },
      `Fjellheim AS gir deg elsykkel fra 01.04.2026. Rabattkode: ${code}`,
    ],
    [
      { kind: 'ordered', code: null, hasBegun: true },
      'Fjellheim AS gir deg elsykkel fra 01.04.2026. Rabattkoden kommer på SMS.',
    ],
    [
      { kind: 'ordered', type: 'OTTO', code: null, hasBegun: false },
      'Fjellheim AS gir deg bildeling fra 01.04.2026. Rabattkoden kommer på SMS den dagen.',
    ],
    [
      { kind: 'ordered', type: 'CAR_POOL', code, hasBegun: true },
      `Fjellheim AS gir deg leiebil fra 01.04.2026. Rabattkode: ${code}`,
    ],
    [{ kind: 'code', code }, `Her er rabattkoden til elsykkelen: ${code}`],
    [{ kind: 'code-again', code }, `Her er rabattkoden til elsykkelen igjen: ${code}`],
    [
      { kind: 'ended', lastDay: startDate },
      'Fjellheim AS har avsluttet elsykkelen din. Siste dag er 01.04.2026.',
    ],
    [
      { kind: 'ended', lastDay: startDate.subtract({ days: 1 }) },
      'Fjellheim AS har avsluttet elsykkelen din. Den gjelder ikke lenger.',
    ],
    [{ kind: 'cancelled' }, 'Fjellheim AS har avbestilt elsykkelen din fra 01.04.2026.'],
    [
      { kind: 'cancelled', type: 'OTTO' },
      'Fjellheim AS har avbestilt bildelingen din fra 01.04.2026.',
    ],
    [
      { kind: 'end-undone', type: 'CAR_POOL' },
      'Fjellheim AS har angret slutten: leiebilen din løper videre.',
    ],
  ] as const)('says what has happened: %o', (event, text) => {
    expect(subscriptionSms({ ...facts, type: 'JOULE', ...event })).toBe(`Hei Kari! ${text}`);
  });

  it('fits in one message of 160 characters with the whole code, whatever the names are', () => {
    const words = fc.constantFrom('Anne', 'Åse-Marie', 'Konsulentselskapet', 'AS', '&', 'evil.no');
    const anyName = fc
      .array(words, { minLength: 1, maxLength: 20 })
      .map((all) => all.join(' ').slice(0, 200));
    // As long as a pool takes them.
    const anyCode = fc.integer({ min: 4, max: 90 }).map((length) => 'X'.repeat(length));
    fc.assert(
      fc.property(
        anyName,
        anyName,
        fc.constantFrom(...subscriptionTypes),
        fc.constantFrom(...kinds),
        anyCode,
        (firstName, companyName, type, eventWith, code) => {
          const event = eventWith(code);
          const about = { ...facts, firstName, companyName, type, ...event } as SubscriptionEvent;
          const text = subscriptionSms(about);
          expect(text.length).toBeLessThanOrEqual(160);
          if (event['code']) expect(text).toContain(code);
          const ownWords = text.replaceAll('01.04.2026', '').replaceAll(/\. /g, ' ');
          expect(isNameForMessage(ownWords)).toBe(true);
        },
      ),
    );
  });
});
