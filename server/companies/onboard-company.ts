import type { onboardCompany as route } from '@takst/contract/companies/onboard-company.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/route.ts';
import {
  asksForSignee,
  faultOfAgreements,
  givesCustomerNumbers,
} from '@takst/domain/companies/onboard-company.rules.ts';
import { agreementStore } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import type { CompanyRegister } from '#integrations/company-register/company-register.public.ts';
import {
  type AnnounceUser,
  emailTakenConstraint,
  isPhoneNumber,
  addFirstAdministrator,
} from '#users/users.public.ts';
import { keptAddresses } from './address-on-the-wire.ts';
import { companyStore } from './company.store.ts';

type Onboarding = Call<typeof route>;
type Refused = Refusal<typeof route>;
type Code = Exclude<Refused['code'], 'MAY_NOT_BECOME_CUSTOMER'>;
type Dependencies = {
  changes: ChangePath;
  register: CompanyRegister;
  announceUser: AnnounceUser;
  production: boolean;
};

/** What the database says of a company that came twice, or of a number that is another's. */
const refusalOf: Readonly<Record<string, Code>> = {
  company_once_per_tenant: 'COMPANY_EXISTS',
  customer_number_once: 'CUSTOMER_NUMBER_TAKEN',
};

/**
 * Makes a company with its agreements and its first administrator, in one transaction with the
 * e-mail to them. The register is asked again: what it says may have changed since the form was
 * filled in, and nobody becomes a customer whom it has deleted. Of two who make the same company at once the database refuses the second.
 */
export const onboardCompany =
  ({ changes, register, announceUser, production }: Dependencies) =>
  async (call: Onboarding): Promise<Outcome<typeof route>> => {
    const fault = faultOf(call, production);
    if (fault) return { refused: { code: fault } };
    const obstacle = await obstacleIn(register, call.body.company.organisationNumber);
    if (obstacle) return { refused: obstacle };
    const once = () => changes(call.origin, (change) => onboard({ ...change, announceUser }, call));
    try {
      return await once().catch((error: unknown) => {
        // Somebody made the same user at the same time: now there is one.
        if (violatedConstraint(error) !== emailTakenConstraint) throw error;
        return once();
      });
    } catch (error) {
      const code = refusalOf[violatedConstraint(error) ?? ''];
      if (!code) throw error;
      return { refused: { code } };
    }
  };

function faultOf({ scope: { tenant }, body }: Onboarding, production: boolean): Code | null {
  const { phoneCountryCode, phone } = body.user;
  if (givesCustomerNumbers(tenant) && body.company.id === undefined) {
    return 'CUSTOMER_NUMBER_MISSING';
  }
  if (asksForSignee(tenant, { production }) && !body.signee) return 'SIGNEE_MISSING';
  if (!isPhoneNumber(phoneCountryCode, phone)) return 'PHONE_NOT_VALID';
  return faultOfAgreements(
    tenant,
    body.agreements.map(({ subType }) => subType),
  );
}

async function obstacleIn(
  register: CompanyRegister,
  organisationNumber: string,
): Promise<Refused | null> {
  const answer = await register.lookUp(organisationNumber);
  if ('found' in answer) return null;
  return 'notFound' in answer
    ? { code: 'COMPANY_NOT_FOUND' }
    : { code: 'MAY_NOT_BECOME_CUSTOMER', obstacle: answer.mayNotBecomeCustomer };
}

type Onboard = Change & { announceUser: AnnounceUser };

async function onboard(change: Onboard, call: Onboarding): Promise<Outcome<typeof route>> {
  const { scope, body, now, language } = call;
  const companyId = await saveCompany(change, call);
  await saveAgreements(change, call, companyId);
  const isPlaced = await addFirstAdministrator(change, {
    ...body.user,
    tenant: scope.tenant,
    createdBy: scope.userId,
    now,
    language,
    rolesIn: { companyId, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
  });
  return isPlaced ? { reply: { id: companyId } } : { refused: { code: 'USER_INACTIVE' } };
}

async function saveCompany(
  change: Onboard,
  { scope, body: { company, signee }, now }: Onboarding,
): Promise<number> {
  const { name, organisationNumber } = company;
  const isNumbered = givesCustomerNumbers(scope.tenant);
  const saved = {
    name,
    organisationNumber,
    signee: signee ?? null,
    customerNumber: isNumbered ? (company.id ?? null) : null,
  };
  const addresses = keptAddresses(company);
  const id = await companyStore(change.tx, scope).insert({ ...saved, addresses, createdAt: now });
  await change.record({
    companyId: id,
    kind: 'onboard-company',
    subject: { type: 'company', id },
    before: null,
    after: { ...saved, ...addresses },
  });
  return id;
}

async function saveAgreements(
  change: Onboard,
  { scope, body, today, now }: Onboarding,
  companyId: number,
): Promise<void> {
  const agreements = agreementStore(change.tx, scope, companyId);
  for (const { subType: subtype, ...terms } of body.agreements) {
    const id = await agreements.insert({ subtype, ...terms }, { from: today, at: now });
    await change.record({
      companyId,
      kind: 'create-agreement',
      subject: { type: 'agreement', id },
      before: null,
      after: { subtype, ...terms, fromDate: today },
    });
  }
}
