import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import {
  type OnboardCompanyBody,
  onboardCompany,
} from '@takst/contract/companies/onboard-company.contract.ts';
import { useMemo } from 'react';
import { InvalidInput } from '#api/call-failures.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { type ChangeProblem, useChange } from '#api/use-change.ts';
import { faultsFound } from '#companies/use-found-faults.ts';
import type { Problem } from '#companies/use-problem.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { type RefusalTexts, refusalText } from '#texts/refusal-texts.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { foundInForm } from './new-company-fields.ts';

type Route = typeof onboardCompany;

const invalidates = [listCompanies.path] as const;

const refusals: RefusalTexts<Route, 'new-company'> = {
  COMPANY_NOT_FOUND: (t) => t('notFound'),
  MAY_NOT_BECOME_CUSTOMER: (t) => t('cannotBecomeCustomer'),
  COMPANY_EXISTS: (t) => t('companyExists'),
  CUSTOMER_NUMBER_TAKEN: (t) => t('customerNumberTaken'),
  CUSTOMER_NUMBER_MISSING: (t) => t('customerNumberMissing'),
  SIGNEE_MISSING: (t) => t('signeeMissing'),
  AGREEMENT_IN_CONFLICT: (t) => t('agreementsInConflict'),
  SUBTYPE_NOT_ALLOWED: (t) => t('agreementNotAllowed'),
  PHONE_NOT_VALID: (t) => t('phoneNotValid'),
  USER_INACTIVE: (t) => t('userInactive'),
};

/** Adds the company, once, and goes back to the list (spec 1 §8). */
export function useAddCompany() {
  const t = useTexts('new-company');
  const goTo = useGoTo();
  const change = useChange(onboardCompany, {
    invalidates,
    onDone: () => {
      showToast('success', t('added'));
      void goTo('/bedrifter');
    },
  });
  const { problem } = change;
  return {
    add: (body: OnboardCompanyBody) => change.send({ body }),
    isPending: change.isPending,
    problem: useAddProblem(problem),
    /** At the fields of the form. */
    found: useMemo(() => foundInForm([...faultsFound(problem), ...phoneFault(problem)]), [problem]),
  };
}

const phoneFault = (problem: ChangeProblem<Route> | null) =>
  problem && 'refused' in problem && problem.refused.code === 'PHONE_NOT_VALID'
    ? [{ path: 'user.phone', message: 'mobilePhone' }]
    : [];

function useAddProblem(problem: ChangeProblem<Route> | null): Problem | null {
  const t = useTexts('new-company');
  const sayForm = useTexts('companies');
  const failureText = useFailureText();
  if (!problem) return null;
  const title = t('addFailed');
  if ('refused' in problem) return { title, text: refusalText(refusals, problem.refused, t) };
  if (problem.failure instanceof InvalidInput) {
    return { title: sayForm('formFailed'), text: sayForm('fixFirst') };
  }
  return { title, text: failureText(problem.failure) };
}
