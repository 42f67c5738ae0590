import '#platform/design/form/form-design.ts';
import { downloadContractDraft } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import type { IdentificationProblem } from '@takst/domain/services/onboarding/identification-problem.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { addressOf } from '#platform/api/call-input.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { FormScope } from '#platform/design/form/form.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContractLink } from '../contract-link.tsx';
import { IdentificationNotice } from '../identification-notice.tsx';
import { CompanyCard } from './company-card.tsx';
import { EarlierStart } from './earlier-start.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { ConsentField, PersonCard, StartFaults } from './person-card.tsx';
import { startDraft } from './start-draft.ts';
import { fieldsAtStart, numberIn, startResolver } from './start-fields.ts';
import { Steps } from './steps.tsx';
import { useCompanyToOnboard } from './use-company-to-onboard.ts';
import { useStartOnboarding } from './use-start-onboarding.ts';

interface StartFormProps {
  /** What this browser began before and did not prove an identity for, or what has ended. */
  current: Onboarding | null;
  problem: IdentificationProblem | null;
  onStartOver: () => void;
}

/** The full form: the company first, then the person, then one button to the identity provider (spec 3 §2). */
export function StartForm({ current, problem, onStartOver }: StartFormProps) {
  const t = useTexts('register');
  const formId = useId();
  const form = useDraftForm({
    draftName: startDraft,
    start: fieldsAtStart(current?.step === 'PROVE_IDENTITY' ? current : null),
    resolver: startResolver,
    fields: [
      { name: 'organisationNumber', label: t('organisationNumber') },
      { name: 'email', label: t('email') },
      { name: 'phone', label: t('mobile'), paths: ['phone', 'phoneCountryCode'] },
      { name: 'acceptsContract', label: t('consent'), sentence: () => t('consentMissing') },
    ],
  });
  const start = useStartOnboarding();
  const number = useWatch({ control: form.form.control, name: 'organisationNumber' });
  const { lookup, tryAgain } = useCompanyToOnboard(number);
  const company = lookup.is === 'found' ? lookup.company : null;
  const canStart = company !== null && company.fewestSigners !== null;

  return (
    <FormScope form={form} operation={start}>
      <PageHeader title={t('title')} />
      <Steps current="company" />
      <div className="grid gap-(--space-gap) lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-(--space-gap)">
          {problem && <IdentificationNotice problem={problem} />}
          {current && !problem && <EarlierStart onboarding={current} onStartOver={onStartOver} />}
          <CompanyCard lookup={lookup} onTryAgain={tryAgain} />
          {canStart && (
            <form
              id={formId}
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                form.submit((body) => start.send({ body }))();
              }}
              className="grid gap-(--space-gap)"
            >
              <StartFaults />
              <PersonCard />
            </form>
          )}
        </div>
        <div className="grid gap-(--space-gap) max-lg:contents lg:sticky lg:top-20">
          <HowItGoes fewestSigners={company?.fewestSigners ?? null} />
          {canStart && (
            <div className="grid gap-3 max-lg:contents">
              <div className="grid gap-3">
                <ConsentField />
                <ProblemNotice problem={start.problem} />
              </div>
              <div
                data-bottom-bar="always"
                className="flex flex-wrap items-center justify-between gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 lg:flex-col-reverse"
              >
                <ContractLink
                  href={addressOf(downloadContractDraft, {
                    params: { orgNumber: numberIn(number) },
                  })}
                />
                <Button
                  type="submit"
                  form={formId}
                  variant="primary"
                  isPending={start.isPending}
                  className="lg:w-full"
                >
                  {t('toIdentity')}
                </Button>
              </div>
            </div>
          )}
        </div>
      </div>
    </FormScope>
  );
}
