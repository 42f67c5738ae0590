import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { hasOwnCustomerNumbers } from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AdministratorFields } from './administrator.fields.tsx';
import { CustomerNumberField } from './customer-number.field.tsx';
import { LocalAddresses } from './local-addresses.tsx';
import { nameOf, type NewCompanyFields, newCompanyResolver } from './new-company-fields.ts';
import { SigneeFields } from './signee.fields.tsx';
import { useNewCompanyFieldTexts } from './use-new-company-field-texts.ts';

// Below the first view, with a table that no other part of the page has.
const LocalAgreements = lazy(async () => ({
  default: (await import('./local-agreements-card.tsx')).LocalAgreements,
}));

const refusals: RefusalTexts<typeof onboardCompany, 'new-company'> = {
  COMPANY_NOT_FOUND: 'notFound',
  MAY_NOT_BECOME_CUSTOMER: 'cannotBecomeCustomer',
  COMPANY_EXISTS: 'companyExists',
  CUSTOMER_NUMBER_TAKEN: 'customerNumberTaken',
  CUSTOMER_NUMBER_MISSING: 'customerNumberMissing',
  COMPANY_NAME_NOT_VALID: 'companyNameNotValid',
  SIGNEE_MISSING: 'signeeMissing',
  AGREEMENT_IN_CONFLICT: 'agreementsInConflict',
  SUBTYPE_NOT_ALLOWED: 'agreementNotAllowed',
  PHONE_NOT_VALID: 'phoneNotValid',
  USER_INACTIVE: 'userInactive',
};

interface NewCompanyFormProps {
  draftName: string;
  start: NewCompanyFields;
  back: ReactNode;
  onCancel: () => void;
}

/** Step 2: data from the register, editable, and the operator's additions (spec 1 §2.3). */
export function NewCompanyForm({ draftName, start, back, onCancel }: NewCompanyFormProps) {
  const t = useTexts('new-company');
  const goTo = useGoTo();
  const { tenant } = useSignedIn();
  const place = { tenant, production: pageFacts.isProduction };
  const [resolver] = useState(() => newCompanyResolver(place));
  const form = useDraftForm({
    draftName,
    start,
    resolver,
    fields: useNewCompanyFieldTexts(),
    nameOf,
    isKeptFromStart: true,
    onRestart: onCancel,
  });
  const add = useOperation(onboardCompany, {
    texts: 'new-company',
    failed: 'addFailed',
    refusals,
    faults: { PHONE_NOT_VALID: { path: 'user.phone', message: 'mobilePhone' } },
    toast: ({ input }) => ({
      title: t('added'),
      text: t('emailSentTo', {
        name: `${input.body.user.firstName} ${input.body.user.lastName}`,
        email: input.body.user.email,
      }),
    }),
    leavesPage: true,
    onDone: (reply) => void goTo(pathTo('/bedrifter/{id}', reply)),
  });
  function cancel() {
    form.discard();
    onCancel();
  }

  return (
    <>
      <PageHeader
        back={back}
        title={start.name}
        subtitle={`${t('organisationNumber')} ${formatOrganisationNumber(start.organisationNumber)}`}
      />
      <Form form={form} operation={add} onSubmit={(body) => add.send({ body })}>
        <FormHead />
        {hasOwnCustomerNumbers(tenant) && <CustomerNumberField />}
        <LocalAddresses draftOfCompany={draftName} />
        <Suspense
          fallback={
            <Card>
              <SkeletonLines lines={4} />
            </Card>
          }
        >
          <LocalAgreements draftOfCompany={draftName} />
        </Suspense>
        <AdministratorFields />
        <SigneeFields place={place} />
        <ProblemNotice problem={add.problem}>
          {add.refused?.code === 'COMPANY_EXISTS' && add.refused.id !== null && (
            <Link to={pathTo('/bedrifter/{id}', { id: add.refused.id })}>{t('openCompany')}</Link>
          )}
        </ProblemNotice>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={add.isPending}>
            {t('save')}
          </Button>
          <Button disabled={add.isPending} onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </>
  );
}
