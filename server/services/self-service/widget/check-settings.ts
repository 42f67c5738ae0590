import { originOfSite } from '@takst/domain/services/self-service/widget/allowed-origin.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { isPatternValid } from './employee-id-pattern.ts';
import type { WidgetSettings } from './widget.store.ts';

type CheckedSettings =
  | { refused: { code: 'AGREEMENT_NOT_FOUND' | 'PATTERN_NOT_VALID' } }
  | { companyId: number; settings: WidgetSettings };

/** Settings as they are stored, with the one company that all their agreements belong to. */
export async function checkSettings(
  tx: Transaction,
  scope: Scope,
  settings: WidgetSettings,
): Promise<CheckedSettings> {
  const numbers = [...new Set(settings.agreementNumbers)];
  const agreementTerms = await findAgreementTerms(tx, scope, numbers);
  const companyId = agreementTerms.get(numbers[0] ?? 0)?.companyId;
  const areUsable = numbers.every((number) => {
    const terms = agreementTerms.get(number);
    return terms !== undefined && terms.companyId === companyId && isOrderedUnder(scope, terms);
  });
  if (companyId === undefined || !areUsable) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
  if (!isPatternValid(settings.employeeIdRegex)) return { refused: { code: 'PATTERN_NOT_VALID' } };
  const origins = settings.allowedOrigins.flatMap((typed) => originOfSite(typed) ?? []);
  return {
    companyId,
    settings: { ...settings, agreementNumbers: numbers, allowedOrigins: [...new Set(origins)] },
  };
}

/** Whether tickets for people are ordered under an agreement, by a service that the user has there. */
const isOrderedUnder = (scope: Scope, { subtype, companyId, isDeleted }: AgreementTerms): boolean =>
  !isDeleted &&
  subscriberServiceIds.some((service) => {
    const { agreementSubtypes, feature } = ticketServiceAccess[service];
    return (
      agreementSubtypes.some((one) => one === subtype) &&
      isWithinScope(scopeWith(scope, feature), companyId)
    );
  });
