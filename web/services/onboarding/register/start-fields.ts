import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { startOnboardingBody } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';

export type StartFields = {
  organisationNumber: string;
  email: string;
  phoneCountryCode: string;
  phone: string;
  acceptsContract: boolean;
};

const emptyFields: StartFields = {
  organisationNumber: '',
  email: '',
  phoneCountryCode: '+47',
  phone: '',
  acceptsContract: false,
};

/** What was typed in this tab, else what the server remembers; consent is given each time. */
export const fieldsAtStart =
  (current: Onboarding | null) =>
  (draft: Partial<StartFields> | null): StartFields => ({
    ...emptyFields,
    ...(current && { organisationNumber: current.organisationNumber, email: current.email }),
    ...draft,
    acceptsContract: false,
  });

export const useStartField = createFieldHook<StartFields>();

export const numberIn = (typed: string): string => typed.replaceAll(/\s/g, '');

export const startResolver = bodyResolver({
  schema: startOnboardingBody,
  bodyOf: (fields: StartFields) => ({
    ...fields,
    organisationNumber: numberIn(fields.organisationNumber),
  }),
});
