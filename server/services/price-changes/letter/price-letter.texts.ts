import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type PriceLetterFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly firstDay: Temporal.PlainDate;
  /** Each with the price that it takes the place of; null where there was none. */
  readonly rows: readonly (PriceRow & { readonly beforeOre: number | null })[];
  readonly productName: (productId: string) => BilingualText;
};

/** More are read in the price list. */
const maxLines = 40;

const amount = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 });

/** Tells of new prices and from when they hold, in both languages. A month costs what is in force on its 1st. */
export function priceLetter(facts: PriceLetterFacts): { subject: string; text: string } {
  const { tenant, origin, firstDay } = facts;
  const { brandTitle } = tenantOf(tenant);
  const day = { nb: norwegianDate(firstDay), en: norwegianDate(firstDay) };
  return {
    subject: `Nye priser fra ${day.nb} i ${brandTitle}`,
    text: [
      'Hei!',
      `Fra ${day.nb} får ${brandTitle} nye priser på billetter som bedriften din har. Alle priser er med mva.`,
      linesIn(facts, 'nb'),
      'En måned koster det som gjelder den 1. i måneden. Du trenger ikke gjøre noe: billettene fortsetter som før. Logg inn for å se hva de koster:',
      origin,
      `Du får denne e-posten fordi du er administrator for en bedrift i ${brandTitle}.`,
      '– – –',
      'Hi!',
      `From ${day.en}, ${brandTitle} has new prices for tickets that your company has. All prices include VAT.`,
      linesIn(facts, 'en'),
      'A month costs what is in force on its 1st day. You do not have to do anything: the tickets go on as before. Sign in to see what they cost:',
      origin,
      `You get this e-mail because you are an administrator of a company in ${brandTitle}.`,
    ].join('\n\n'),
  };
}

const words = {
  nb: { zone: 'sone', zones: 'soner', from: 'fra', now: 'nå', more: 'og flere priser' },
  en: { zone: 'zone', zones: 'zones', from: 'from', now: 'now', more: 'and more prices' },
} as const;

function linesIn({ rows, productName }: PriceLetterFacts, language: 'nb' | 'en'): string {
  const { zone, zones, from, now, more } = words[language];
  const lines = rows.slice(0, maxLines).map((row) => {
    const before = row.beforeOre === null ? '' : ` (${now} ${kroner(row.beforeOre)})`;
    const product = productName(row.productId)[language];
    const profile = profileName(row.profileId)[language];
    const count = `${row.nrOfZones} ${row.nrOfZones === 1 ? zone : zones}`;
    return `– ${product}, ${profile}, ${count}: ${kroner(row.priceOre)} ${from} ${norwegianDate(row.validFrom)}${before}`;
  });
  return [...lines, ...(rows.length > maxLines ? [`– ${more}`] : [])].join('\n');
}

const kroner = (ore: number): string => `${amount.format(toKroner(ore))} kr`;
