import { requestAccess as route } from '@takst/contract/services/onboarding/request-access.contract.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import { serve } from '#platform/http/serve.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { isPhoneNumber } from '../administration/phone-number.ts';
import { accessRequestLimits, attemptLimits } from './access-request-limits.ts';
import { saveAccessRequest } from './access-request.store.ts';
import { announceAccessRequest } from './announce-access-request.job.ts';

type Dependencies = { database: Database; changes: ChangePath; register: CompanyRegister };

/** A request that is repeated within this time is not announced again. */
const announcedFor = Temporal.Duration.from({ hours: 7 * 24 });

/**
 * Stores a request for access. It reads nothing about the operator's companies and users: answer and time are the same
 * for customers and others, and a job tells those who answer (docs/decisions/0113).
 */
export const requestAccess = ({ database, changes, register }: Dependencies) =>
  serve(route, async ({ origin, body, address, now, language }) => {
    const { tenant } = origin;
    const { organisationNumber, ...person } = body;
    if (!isOrganisationNumber(organisationNumber)) {
      return { refused: { code: 'ORGANISATION_NUMBER_NOT_VALID' } };
    }
    if (!isPhoneNumber(person.phoneCountryCode, person.phone)) {
      return { refused: { code: 'PHONE_NOT_VALID' } };
    }
    // Before the register is asked: those that it refuses count, too.
    await database.transaction((tx) => limitUses(tx, attemptLimits(address), now));
    const unit = await register.lookUp(organisationNumber);
    if ('notFound' in unit) return { refused: { code: 'COMPANY_NOT_FOUND' } };
    if (!('found' in unit)) return { refused: { code: 'MAY_NOT_BECOME_CUSTOMER' } };
    return changes(origin, async ({ tx, record, enqueue }) => {
      const client = { tenant, address, organisationNumber, email: person.email };
      await limitUses(tx, accessRequestLimits(client), now);
      const { id, isAnnounced } = await saveAccessRequest(tx, {
        ...person,
        tenant,
        organisationNumber,
        registeredName: unit.found.name,
        language,
        requestedAt: now,
        announcedSince: now.subtract(announcedFor),
      });
      await record({
        companyId: null,
        kind: 'request-access',
        subject: { type: 'access-request', id },
        about: null,
        before: null,
        after: null,
      });
      if (!isAnnounced) await enqueue(announceAccessRequest, { tenant, id });
      return { reply: {} };
    });
  });
