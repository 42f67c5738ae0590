import { deleteCompany } from '@takst/contract/companies/delete-company.contract.ts';
import type { Company } from '@takst/contract/companies/company.schema.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#api/use-change.ts';
import { useProblem } from '#companies/use-problem.ts';
import { companyQuery } from '#companies/company.queries.ts';
import { Confirm } from '#design/overlays/confirm.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { DeletionChecks } from './deletion-checks.tsx';
import { useDeletionChecks } from './use-deletion-checks.ts';

type DeleteCompanyModalProps = { company: Company; onClose: () => void };

const invalidates = [listCompanies.path] as const;

/** Asks each service first; only when none of them uses the company it can be deleted (spec 1 §4). */
export function DeleteCompanyModal({ company, onClose }: DeleteCompanyModalProps) {
  const t = useTexts('companies');
  const goTo = useGoTo();
  const queries = useQueryClient();
  const checks = useDeletionChecks(company.id);
  const change = useChange(deleteCompany, {
    invalidates,
    onDone: () => {
      showToast('success', t('companyDeleted'));
      const { queryKey } = companyQuery(company.id);
      // The way back does not lead to what is no longer there.
      void goTo('/bedrifter').then(() => queries.removeQueries({ queryKey }));
    },
    onProblem: (problem) => {
      if ('refused' in problem) checks.forEach(({ check }) => check());
    },
  });
  const problem = useProblem(change.problem, {
    title: '',
    refusals: {
      CONTRACTOR: () => t('contractorDelete'),
      COMPANY_IN_USE: () => t('companyInUse'),
    },
  });
  return (
    <Confirm
      isOpen
      isDanger
      title={t('deleteCompany')}
      confirmLabel={t('yes')}
      cancelLabel={t('cancel')}
      isPending={change.isPending}
      isDisabled={checks.some(({ state }) => state !== 'passed')}
      error={problem?.text}
      onConfirm={() => change.send({ params: { id: company.id } })}
      onCancel={onClose}
    >
      <div className="grid gap-5">
        <p>{t('deleteCompanyQuestion', { name: company.name })}</p>
        <DeletionChecks checks={checks} />
      </div>
    </Confirm>
  );
}
