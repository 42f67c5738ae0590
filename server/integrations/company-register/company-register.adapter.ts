import type { z } from 'zod';
import { type CompanyRegister, RegisterUnavailable } from './company-register.port.ts';
import { askRegister, type Patience } from './ask-register.ts';
import { readUnit } from './read-unit.ts';
import { registerSubUnit, registerUnit } from './register-unit.schema.ts';

/** Enhetsregisteret itself; open to everybody. */
export const publicRegister = 'https://data.brreg.no';

export type RegisterSettings = {
  /** The register's origin: `https://data.brreg.no`. */
  readonly url: string;
  /** How long one look-up may take: longer than the register needs on a bad day, shorter than somebody at a form waits. */
  readonly wholeMs: number;
};

/** Two tries, with a pause between, and a second list that may have to be asked. */
const patienceWithin = (wholeMs: number): Patience => ({
  tryMs: wholeMs * 0.43,
  pausesMs: [wholeMs * 0.04],
  wholeMs,
});

/**
 * Enhetsregisteret's open REST API, version 2: `GET /enhetsregisteret/api/enheter/{number}`. A
 * number that it does not know there may be a sub-unit's, which has a list of its own.
 */
export function companyRegister({ url, wholeMs }: RegisterSettings): CompanyRegister {
  const patience = patienceWithin(wholeMs);
  const at = `${url.replace(/\/+$/, '')}/enhetsregisteret/api`;
  return {
    async lookUp(organisationNumber) {
      const whole = AbortSignal.timeout(patience.wholeMs);
      const ask = (list: string, kind: string) =>
        askRegister({
          url: `${at}/${list}/${encodeURIComponent(organisationNumber)}`,
          accept: `application/vnd.brreg.enhetsregisteret.${kind}.v2+json;charset=UTF-8`,
          patience,
          whole,
        });
      const unit = await ask('enheter', 'enhet');
      if (unit.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (unit.status === 200) return readUnit(read(registerUnit, unit.text, organisationNumber));
      // What has no right check digit is in no list (400).
      if (unit.status === 400) return { notFound: true };
      const below = await ask('underenheter', 'underenhet');
      if (below.status === 410) return { mayNotBecomeCustomer: 'removed' };
      if (below.status !== 200) return { notFound: true };
      read(registerSubUnit, below.text, organisationNumber);
      return { mayNotBecomeCustomer: 'sub-unit' };
    },
  };
}

/** An answer that is no JSON, has another shape or is about another unit is none. */
function read<S extends z.ZodType<{ organisasjonsnummer: string }>>(
  schema: S,
  text: string,
  organisationNumber: string,
): z.output<S> {
  const unit = schema.safeParse(parsed(text));
  if (!unit.success) throw new RegisterUnavailable('its answer cannot be read', unit.error);
  if (unit.data.organisasjonsnummer !== organisationNumber) {
    throw new RegisterUnavailable('it answered about another unit');
  }
  return unit.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegisterUnavailable('its answer is no JSON', error);
  }
}
