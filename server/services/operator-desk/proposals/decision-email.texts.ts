import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { writtenAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type DecisionFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly id: number;
  readonly compared: ComparedRows;
  readonly state: 'APPROVED' | 'REJECTED';
  readonly reason?: string;
  readonly madeBy: string;
  readonly decidedBy: string;
};

const kindNames = {
  prices: { nb: 'priser', en: 'prices' },
  seller: { nb: 'selger og kontonummer', en: 'the seller and its account number' },
  quarantine: { nb: 'karantenetid', en: 'the quarantine length' },
  'school-year': { nb: 'skoleår', en: 'a school year' },
} as const satisfies Readonly<Record<ProposalKind, { nb: string; en: string }>>;

/** Says in both languages what was decided of a change, to the two who made and decided it. */
export function decisionEmail(facts: DecisionFacts): { subject: string; text: string } {
  const { tenant, origin, id, compared, state, reason } = facts;
  const { brandTitle } = tenantOf(tenant);
  const names = kindNames[compared.kind];
  const [madeBy, decidedBy] = [nameInMessage(facts.madeBy), nameInMessage(facts.decidedBy)];
  const isApproved = state === 'APPROVED';
  const link = `${origin}/operator/forslag/${id}`;
  const because = reason === undefined ? [] : [reason];
  return {
    subject: `${isApproved ? 'Godkjent' : 'Avslått'}: endring av ${names.nb} i ${brandTitle}`,
    text: [
      'Hei!',
      `${madeBy} foreslo en endring av ${names.nb}. ${decidedBy} ${isApproved ? 'har godkjent' : 'har avslått'} den.`,
      ...because,
      ...changeLines(compared, 'nb'),
      link,
      'Kjenner du ikke igjen dette, så si fra til lederen din med en gang.',
      '– – –',
      'Hi!',
      `${madeBy} proposed a change of ${names.en}. ${decidedBy} has ${isApproved ? 'approved' : 'rejected'} it.`,
      ...because,
      ...changeLines(compared, 'en'),
      link,
      'If you do not recognise this, tell your manager at once.',
    ].join('\n\n'),
  };
}

/** What changes, where that is one row; prices are read on the page. */
function changeLines(compared: ComparedRows, language: 'nb' | 'en'): string[] {
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
    case 'quarantine':
      return compared.rows.map(
        ({ before, after }) =>
          `${from} ${day(after.validFrom)}: ${before?.days ?? '–'} → ${after.days} ${isNorwegian ? 'dager' : 'days'}`,
      );
    case 'school-year':
      return compared.rows.map(({ after }) => `${day(after.firstStart)} – ${day(after.lastDay)}`);
  }
}
