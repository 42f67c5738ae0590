import {
  type CarProvider,
  carProviderFacts,
} from '@takst/domain/services/vouchers/car-provider.ts';
import type { Language } from '#platform/http/call.ts';

/** The text that a claim answers (spec 3 §7). */
export function claimedText(language: Language, provider: CarProvider): string {
  const { name } = carProviderFacts[provider];
  return language === 'nb'
    ? `Koden din hos ${name} er på vei på SMS.`
    : `Your code for ${name} is on its way by SMS.`;
}
