import type { z } from 'zod';
import { type CompanyRegister, RegisterUnavailable } from './company-register.port.ts';
import { fetchFromRegister, type Timeouts } from './fetch-from-register.ts';
import { readUnit } from './read-unit.ts';
import { registerSubUnit, registerUnit } from './register-unit.schema.ts';

/** Enhetsregisteret's open API. */
export const publicRegister = 'https://data.brreg.no';

export type RegisterSettings = {
  /** The register's origin: `https://data.brreg.no`. */
  readonly url: string;
  /** Time limit of a look-up: more than the register needs on a bad day, less than a user waits at a form. */
  readonly wholeMs: number;
};

/** Leaves room for two tries with a pause, and for a second request about a sub-unit. */
const timeoutsWithin = (wholeMs: number): Timeouts => ({
  tryMs: wholeMs * 0.43,
  pausesMs: [wholeMs * 0.04],
  wholeMs,
});

/**
 * Enhetsregisteret's open REST API, version 2: `GET /enhetsregisteret/api/enheter/{number}`. A number
 * that is unknown there may be that of a sub-unit, under `underenheter`.
 */
export function companyRegister({ url, wholeMs }: RegisterSettings): CompanyRegister {
  const patience = timeoutsWithin(wholeMs);
  const at = `${url.replace(/\/+$/, '')}/enhetsregisteret/api`;
  return {
    async lookUp(organisationNumber) {
      const whole = AbortSignal.timeout(patience.wholeMs);
      const fetchUnit = (list: string, kind: string) =>
        fetchFromRegister({
          url: `${at}/${list}/${encodeURIComponent(organisationNumber)}`,
          accept: `application/vnd.brreg.enhetsregisteret.${kind}.v2+json;charset=UTF-8`,
          patience,
          whole,
        });
      const unit = await fetchUnit('enheter', 'enhet');
      if (unit.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (unit.status === 200)
        return readUnit(parseUnit(registerUnit, unit.text, organisationNumber));
      // 400: the check digit is wrong.
      if (unit.status === 400) return { notFound: true };
      const subUnit = await fetchUnit('underenheter', 'underenhet');
      if (subUnit.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (subUnit.status !== 200) return { notFound: true };
      parseUnit(registerSubUnit, subUnit.text, organisationNumber);
      return { mayNotBecomeCustomer: 'sub-unit' };
    },
  };
}

/** Throws RegisterUnavailable for an invalid answer or one about another unit. */
function parseUnit<S extends z.ZodType<{ organisasjonsnummer: string }>>(
  schema: S,
  text: string,
  organisationNumber: string,
): z.output<S> {
  const unit = schema.safeParse(parseJson(text));
  if (!unit.success) throw new RegisterUnavailable('its answer cannot be read', unit.error);
  if (unit.data.organisasjonsnummer !== organisationNumber) {
    throw new RegisterUnavailable('it answered about another unit');
  }
  return unit.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegisterUnavailable('its answer is no JSON', error);
  }
}
