import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { writtenAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

/** What a proposal changes, in running text. */
export const kindNames = {
  prices: { nb: 'priser', en: 'prices' },
  seller: { nb: 'selger og kontonummer', en: 'the seller and its account number' },
  quarantine: { nb: 'karantenetid', en: 'the quarantine length' },
  'school-year': { nb: 'skoleår', en: 'a school year' },
  fee: { nb: 'et gebyr', en: 'a fee' },
  'payment-deadline': { nb: 'betalingsfrist', en: 'the payment deadline' },
  product: { nb: 'et produkt', en: 'a product' },
} as const satisfies Readonly<Record<ProposalKind, { nb: string; en: string }>>;

/** What changes, where that is one row; prices are read on the page. */
export function changeLines(compared: ComparedRows, language: 'nb' | 'en'): string[] {
  const isNorwegian = language === 'nb';
  const day = (date: Temporal.PlainDate) => (isNorwegian ? norwegianDate(date) : date.toString());
  const from = isNorwegian ? 'Fra' : 'From';
  switch (compared.kind) {
    case 'prices':
      return [
        isNorwegian
          ? `Antall priser: ${compared.rows.length}`
          : `Number of prices: ${compared.rows.length}`,
      ];
    case 'seller':
      return compared.rows.map(({ before, after }) => {
        const account = isNorwegian ? 'kontonummer' : 'account number';
        const former = before === null ? '–' : writtenAccountNumber(before.accountNumber);
        return `${from} ${day(after.validFrom)}: ${nameInMessage(after.name)}, ${account} ${former} → ${writtenAccountNumber(after.accountNumber)}`;
      });
    case 'fee':
      return compared.rows.map(({ before, after }) => {
        const [was, is] = [before, after].map((fee) =>
          fee === null
            ? '–'
            : toKroner(fee.priceOre)
                .toFixed(2)
                .replace('.', isNorwegian ? ',' : '.'),
        );
        return `${from} ${day(after.validFrom)}: ${nameInMessage(after.name[language])}, ${was} → ${is} kr`;
      });
    case 'product':
      return compared.rows.map(({ before, after }) => {
        const former = before && before.name[language] !== after.name[language];
        const name = nameInMessage(after.name[language]);
        return `${from} ${day(after.validFrom)}: ${former ? `${nameInMessage(before.name[language])} → ${name}` : name}`;
      });
    case 'payment-deadline':
    case 'quarantine':
      return compared.rows.map(
        ({ before, after }) =>
          `${from} ${day(after.validFrom)}: ${before?.days ?? '–'} → ${after.days} ${isNorwegian ? 'dager' : 'days'}`,
      );
    case 'school-year':
      return compared.rows.map(({ after }) => `${day(after.firstStart)} – ${day(after.lastDay)}`);
  }
}
