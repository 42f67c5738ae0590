import type { Resolver } from 'react-hook-form';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type FindFields = { organisationNumber: string };

export const useFindField = createFieldHook<FindFields>();

const numberFaults = [
  'organisationNumberRequired',
  'organisationNumberNumeric',
  'organisationNumberNine',
] as const satisfies readonly PlainTextKey<'new-company'>[];
type NumberFault = (typeof numberFaults)[number];

export const isNumberFault = (message: string | undefined): message is NumberFault =>
  numberFaults.some((fault) => fault === message);

/** Required, numeric, exactly nine digits (spec 1 §5). The register decides whether it exists. */
function faultOf(digits: string): NumberFault | null {
  if (digits === '') return 'organisationNumberRequired';
  if (!/^\d+$/.test(digits)) return 'organisationNumberNumeric';
  return digits.length === 9 ? null : 'organisationNumberNine';
}

/** Ignores spaces, which pasted numbers contain. */
export const findResolver: Resolver<FindFields, unknown, FindFields> = ({ organisationNumber }) => {
  const digits = organisationNumber.replaceAll(/\s/g, '');
  const message = faultOf(digits);
  return message
    ? { values: {}, errors: { organisationNumber: { type: 'number', message } } }
    : { values: { organisationNumber: digits }, errors: {} };
};
