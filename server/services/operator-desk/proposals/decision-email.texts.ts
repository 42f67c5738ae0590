import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { changeLines, kindNames } from './change-lines.texts.ts';

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
