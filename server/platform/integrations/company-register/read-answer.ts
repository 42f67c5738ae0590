import type { z } from 'zod';
import { RegisterUnavailable } from './company-register.port.ts';

/** Throws RegisterUnavailable for an answer that is no JSON or has another shape. */
export function readAnswer<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw new RegisterUnavailable('its answer cannot be read', answer.error);
  return answer.data;
}

/** Throws RegisterUnavailable for an answer about another unit. */
export function checkIsAbout(answered: string, organisationNumber: string): void {
  if (answered !== organisationNumber) {
    throw new RegisterUnavailable('it answered about another unit');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegisterUnavailable('its answer is no JSON', error);
  }
}
