import '#platform/design/form/form-design.ts';
import {
  requestAccess,
  requestAccessBody,
} from '@takst/contract/services/onboarding/request-access.contract.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { reportUnknown, startRefusalTexts } from '../start-problem.ts';
import { useStartFailureText } from '../use-start-failure-text.ts';
import type { SentRequest } from './access-requested.tsx';

const start = {
  companyName: '',
  organisationNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneCountryCode: '+47',
  phone: '',
};
type Fields = typeof start;

const useField = createFieldHook<Fields>();
const resolver = bodyResolver({
  schema: requestAccessBody,
  bodyOf: (fields: Fields) => ({
    ...fields,
    organisationNumber: fields.organisationNumber.replaceAll(/\s/g, ''),
  }),
});

/** Asks for access to a company; its answer is the same whether the company is a customer or not. */
export function RequestAccessForm({ onSent }: { onSent: (request: SentRequest) => void }) {
  const t = useTexts('request-access');
  const form = useDraftForm({
    draftName: 'request-access',
    start,
    resolver,
    fields: [
      { name: 'companyName', label: t('companyName') },
      { name: 'organisationNumber', label: t('organisationNumber') },
      { name: 'firstName', label: t('firstName') },
      { name: 'lastName', label: t('lastName') },
      { name: 'email', label: t('email') },
      { name: 'phone', label: t('mobile'), paths: ['phone', 'phoneCountryCode'] },
    ],
  });
  const request = useVisitorOperation(requestAccess, {
    texts: 'onboarding',
    failed: 'requestNotSent',
    failureText: useStartFailureText(),
    refusals: { ...startRefusalTexts, PHONE_NOT_VALID: null },
    causes: {
      ORGANISATION_NUMBER_NOT_VALID: ['organisationNumber'],
      COMPANY_NOT_FOUND: ['organisationNumber'],
      MAY_NOT_BECOME_CUSTOMER: ['organisationNumber'],
      PHONE_NOT_VALID: ['phone', 'phoneCountryCode'],
    },
    faults: { PHONE_NOT_VALID: { path: 'phone', message: 'mobilePhone' } },
    onDone: () => onSent(form.form.getValues()),
    onProblem: (obstacle) => 'failure' in obstacle && reportUnknown(obstacle.failure),
  });
  return (
    <div className="max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Form
        form={form}
        operation={request}
        onSubmit={(body) => request.send({ body })}
        className="grid gap-(--space-gap)"
      >
        <FormHead />
        <RequestFields />
        <ProblemNotice problem={request.problem} />
        <div>
          <Button type="submit" variant="primary" isPending={request.isPending}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function RequestFields() {
  const t = useTexts('request-access');
  const { control, setValue } = useFormContext<Fields>();
  const countryCode = useWatch({ control, name: 'phoneCountryCode' });
  return (
    <>
      <Card title={t('companyTitle')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...useField('companyName')} autoComplete="organization" />
          <TextField {...useField('organisationNumber')} inputMode="numeric" autoComplete="off" />
        </div>
      </Card>
      <Card title={t('personTitle')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...useField('firstName')} autoComplete="given-name" />
          <TextField {...useField('lastName')} autoComplete="family-name" />
          <TextField {...useField('email')} type="email" inputMode="email" autoComplete="email" />
          <PhoneField
            {...useField('phone')}
            countryCode={countryCode}
            onCountryCode={(code) => setValue('phoneCountryCode', code)}
          />
        </div>
      </Card>
    </>
  );
}
