import type { Logger } from 'pino';
import { timeoutsWithin } from '#platform/integrations/patient-fetch.ts';
import { askRegister, unitMediaType, unitPath } from './ask-register.ts';
import type { CompanyRegister } from './company-register.port.ts';
import { fetchSigningRights } from './fetch-signing-rights.ts';
import { checkIsAbout, readAnswer } from './read-answer.ts';
import { readUnit } from './read-unit.ts';
import { registerSubUnit, registerUnit } from './register-unit.schema.ts';

/** Enhetsregisteret's open API. */
export const publicRegister = 'https://data.brreg.no';

export type RegisterSettings = {
  /** The register's origin: `https://data.brreg.no`. */
  readonly url: string;
  /** Time limit of a look-up: more than the register needs on a bad day, less than a user waits at a form. */
  readonly wholeMs: number;
  /** Told what of a company's signing rights could not be read, as users are then sent to customer support. */
  readonly log: Pick<Logger, 'info'>;
};

/**
 * Enhetsregisteret's open REST API, version 2: `GET /enhetsregisteret/api/enheter/{number}`. A number
 * that is unknown there may be that of a sub-unit, under `underenheter`. Who may sign is at
 * `/fullmakt/enheter/{number}/signatur` and `…/prokura`, and in the unit's `/roller`.
 */
export function companyRegister({ url, wholeMs, log }: RegisterSettings): CompanyRegister {
  const patience = timeoutsWithin(wholeMs);
  const origin = url.replace(/\/+$/, '');
  return {
    async lookUp(organisationNumber) {
      const ask = askRegister(origin, patience);
      const unit = await ask(unitPath('enheter', organisationNumber), unitMediaType('enhet'));
      if (unit.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (unit.status === 200) {
        const answer = readAnswer(registerUnit, unit.text);
        checkIsAbout(answer.organisasjonsnummer, organisationNumber);
        return readUnit(answer);
      }
      // 400: the check digit is wrong.
      if (unit.status === 400) return { notFound: true };
      const subUnit = await ask(
        unitPath('underenheter', organisationNumber),
        unitMediaType('underenhet'),
      );
      if (subUnit.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (subUnit.status !== 200) return { notFound: true };
      const { organisasjonsnummer } = readAnswer(registerSubUnit, subUnit.text);
      checkIsAbout(organisasjonsnummer, organisationNumber);
      return { mayNotBecomeCustomer: 'sub-unit' };
    },
    async signingRightsOf(organisationNumber) {
      const ask = askRegister(origin, patience);
      const { combinations, unread } = await fetchSigningRights(ask, organisationNumber);
      if (unread.length > 0) log.info({ organisationNumber, unread }, 'signing rights not read');
      return { combinations };
    },
  };
}
