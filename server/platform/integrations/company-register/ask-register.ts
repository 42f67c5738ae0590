import { fetchPatiently, type Timeouts } from '#platform/integrations/patient-fetch.ts';
import { RegisterUnavailable } from './company-register.port.ts';

/** Statuses that are answers about the unit: it is there, is no number, is unknown, or was removed on legal grounds. */
const unitStatuses = [200, 400, 404, 410] as const;
type RegisterAnswer = { readonly status: (typeof unitStatuses)[number]; readonly text: string };

/** GETs a path of the register; throws RegisterUnavailable. */
export type AskRegister = (path: string, mediaType?: string) => Promise<RegisterAnswer>;

/** All that is asked by one of these shares its time limit, which begins now. */
export function askRegister(origin: string, patience: Timeouts): AskRegister {
  const whole = AbortSignal.timeout(patience.wholeMs);
  return (path, mediaType) =>
    fetchPatiently({
      url: `${origin}${path}`,
      accept: mediaType ? `${mediaType}, application/json;q=0.9` : 'application/json',
      patience,
      whole,
      statuses: unitStatuses,
      unavailable: (reason, cause) => new RegisterUnavailable(reason, cause),
    });
}

/** The path of a unit in one of Enhetsregisteret's lists. */
export const unitPath = (list: 'enheter' | 'underenheter', organisationNumber: string): string =>
  `/enhetsregisteret/api/${list}/${encodeURIComponent(organisationNumber)}`;

/** Enhetsregisteret's media type for a unit of a list. */
export const unitMediaType = (kind: 'enhet' | 'underenhet'): string =>
  `application/vnd.brreg.enhetsregisteret.${kind}.v2+json;charset=UTF-8`;
