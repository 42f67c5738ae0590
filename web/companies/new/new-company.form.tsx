import type { OnboardCompanyBody } from '@takst/contract/companies/onboard-company.contract.ts';
import { givesCustomerNumbers } from '@takst/domain/companies/onboard-company.rules.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ProblemNotice } from '#companies/problem-notice.tsx';
import { useFoundFaults } from '#companies/use-found-faults.ts';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { useKeepDraft } from '#drafts/use-draft.ts';
import { useSession } from '#session/use-session.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { AdministratorFields } from './administrator.fields.tsx';
import { CustomerNumberField } from './customer-number.field.tsx';
import { LocalAddresses } from './local-addresses.tsx';
import { LocalAgreements } from './local-agreements-card.tsx';
import { type NewCompanyFields, newCompanyResolver } from './new-company-fields.ts';
import { fieldNames } from './new-company-names.ts';
import { SigneeFields } from './signee.fields.tsx';
import { useAddCompany } from './use-add-company.ts';
import { useNewCompanyFaults } from './use-new-company-faults.ts';

interface NewCompanyFormProps {
  draftName: string;
  start: NewCompanyFields;
  back: ReactNode;
  onCancel: () => void;
}

/** Step 2: what the register says, to be corrected, and what the operator adds (spec 1 §2.3). */
export function NewCompanyForm({ draftName, start, back, onCancel }: NewCompanyFormProps) {
  const t = useTexts('new-company');
  const sayForm = useTexts('companies');
  const { tenant } = useSession();
  const place = { tenant, production: pageFacts.isProduction };
  const [resolver] = useState(() => newCompanyResolver(place));
  const form = useForm<NewCompanyFields, unknown, OnboardCompanyBody>({
    defaultValues: start,
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(draftName, form);
  // What was found is kept from the start: a page that is loaded anew goes on from here.
  useEffect(() => draftStore.keep(draftName, form.getValues()), [draftName, form]);
  const { add, isPending, problem, found } = useAddCompany();
  useFoundFaults(form, found, fieldNames);
  const { errors, submitCount } = form.formState;
  const faults = useNewCompanyFaults(errors);

  return (
    <FormProvider {...form}>
      <PageHeader
        back={back}
        title={start.name}
        subtitle={`${t('organisationNumber')} ${start.organisationNumber}`}
      />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void form.handleSubmit(add)(event)}
      >
        <ErrorSummary title={sayForm('fixFirst')} attempt={submitCount} errors={faults.summary} />
        {givesCustomerNumbers(tenant) && <CustomerNumberField />}
        <LocalAddresses faults={faults.ofAddresses} />
        <LocalAgreements />
        <AdministratorFields />
        <SigneeFields place={place} />
        <ProblemNotice problem={problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('save')}
          </Button>
          <Button disabled={isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
