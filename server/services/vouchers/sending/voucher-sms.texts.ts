import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import {
  type CarProvider,
  carProviderFacts,
} from '@takst/domain/services/vouchers/car-provider.ts';
import type { Language } from '#platform/http/call.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type Link = {
  readonly tenant: TenantId;
  readonly amountOre: number;
  readonly periodEnd: Temporal.PlainDate;
  readonly link: string;
};

/** In both languages, as nothing but the phone is known of the recipient. */
export const linkSms = ({ tenant, amountOre, periodEnd, link }: Link): string =>
  `Du får ${toKroner(amountOre)} kr til bildeling fra ${tenantOf(tenant).operator}. ` +
  `Velg leverandør innen ${norwegianDate(periodEnd)} / Choose your car-sharing provider: ${link}`;

type Code = {
  readonly language: Language;
  readonly provider: CarProvider;
  readonly amountOre: number;
  readonly code: string;
  readonly validUntil: Temporal.PlainDate | null;
};

/** In the language in which it was claimed. */
export function codeSms({ language, provider, amountOre, code, validUntil }: Code): string {
  const { name, website } = carProviderFacts[provider];
  const kroner = toKroner(amountOre);
  const day = validUntil && norwegianDate(validUntil);
  return language === 'nb'
    ? `Koden din hos ${name}: ${code}. Verdi ${kroner} kr${day ? `, gyldig til ${day}` : ''}. Bruk den på ${website}`
    : `Your code for ${name}: ${code}. Value NOK ${kroner}${day ? `, valid until ${day}` : ''}. Use it at ${website}`;
}
