import { onboardCompany as route } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/platform/calls/route.ts';
import {
  requiresSignee,
  faultOfAgreements,
  hasOwnCustomerNumbers,
} from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { isCompanyName } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Call } from '#platform/http/call.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import {
  type AnnounceUser,
  emailTakenConstraint,
  isPhoneNumber,
} from '#customers/users/users.public.ts';
import { serve } from '#platform/http/serve.ts';
import { findExistingCompany } from './prefill/existing-company.query.ts';
import { storedAddresses } from './company/stored-address.ts';
import { companyTakenConstraint, createCompany } from './create-company.ts';

type OnboardCall = Call<typeof route>;
type OnboardRefusal = Refusal<typeof route>;
type Code = Exclude<OnboardRefusal['code'], 'MAY_NOT_BECOME_CUSTOMER' | 'COMPANY_EXISTS'>;
type Dependencies = {
  database: Database;
  changes: ChangePath;
  register: CompanyRegister;
  announceUser: AnnounceUser;
  production: boolean;
};

/**
 * Creates a company with its agreements and its first administrator, and enqueues the e-mail to them, in
 * one transaction. The register is asked again, as its answer may have changed since the form was
 * filled in. Of two concurrent onboardings of the same company, a unique index refuses the second.
 */
export const onboardCompany = ({
  database,
  changes,
  register,
  announceUser,
  production,
}: Dependencies) =>
  serve(route, async (call) => {
    const fault = findFault(call, production);
    if (fault) return { refused: { code: fault } };
    const refused = await findRefusal(register, call.body.company);
    if (refused) return { refused };
    const attempt = () =>
      changes(call.origin, (change) => onboard({ ...change, announceUser }, call));
    try {
      return await attempt().catch((error: unknown) => {
        // A concurrent call has created the same user: try again with that user.
        if (violatedConstraint(error) !== emailTakenConstraint) throw error;
        return attempt();
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'customer_number_once') {
        return { refused: { code: 'CUSTOMER_NUMBER_TAKEN' } };
      }
      if (constraint !== companyTakenConstraint) throw error;
      const { organisationNumber } = call.body.company;
      const existing = await findExistingCompany(database, call.scope, organisationNumber);
      return { refused: { code: 'COMPANY_EXISTS', id: existing?.id ?? null } };
    }
  });

function findFault({ scope: { tenant }, body }: OnboardCall, production: boolean): Code | null {
  const { phoneCountryCode, phone } = body.user;
  if (hasOwnCustomerNumbers(tenant) && body.company.id === undefined) {
    return 'CUSTOMER_NUMBER_MISSING';
  }
  if (requiresSignee(tenant, { production }) && !body.signee) return 'SIGNEE_MISSING';
  if (!isPhoneNumber(phoneCountryCode, phone)) return 'PHONE_NOT_VALID';
  return faultOfAgreements(
    tenant,
    body.agreements.map(({ subType }) => subType),
  );
}

async function findRefusal(
  register: CompanyRegister,
  { organisationNumber, name }: OnboardCall['body']['company'],
): Promise<OnboardRefusal | null> {
  const answer = await register.lookUp(organisationNumber);
  if ('found' in answer)
    return isCompanyName(name, answer.found.name) ? null : { code: 'COMPANY_NAME_NOT_VALID' };
  return 'notFound' in answer
    ? { code: 'COMPANY_NOT_FOUND' }
    : { code: 'MAY_NOT_BECOME_CUSTOMER', obstacle: answer.mayNotBecomeCustomer };
}

async function onboard(
  change: Change & { announceUser: AnnounceUser },
  call: OnboardCall,
): Promise<Outcome<typeof route>> {
  const { scope, body, today, now, language } = call;
  const { name, organisationNumber } = body.company;
  const id = await createCompany(change, {
    scope,
    company: {
      name,
      organisationNumber,
      signee: body.signee ?? null,
      customerNumber: hasOwnCustomerNumbers(scope.tenant) ? (body.company.id ?? null) : null,
      addresses: storedAddresses(body.company),
    },
    agreements: body.agreements,
    awaitsSignature: false,
    administrator: body.user,
    createdBy: scope.userId,
    today,
    now,
    language,
  });
  return id === null ? { refused: { code: 'USER_INACTIVE' } } : { reply: { id } };
}
