import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#platform/operations/use-operation.ts';
import { companyQuery } from '#customers/companies/page/company.queries.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeletionChecks } from './deletion-checks.tsx';
import { useDeletionChecks } from './use-deletion-checks.ts';

type DeleteCompanyModalProps = { company: Company; onClose: () => void };

/** Asks each service first; the company can be deleted only if none of them uses it (spec 1 §4). */
export function DeleteCompanyModal({ company, onClose }: DeleteCompanyModalProps) {
  const t = useTexts('companies');
  const goTo = useGoTo();
  const queries = useQueryClient();
  const checks = useDeletionChecks(company.id);
  const remove = useOperation(deleteCompany, {
    texts: 'companies',
    refusals: { CONTRACTOR: 'contractorDelete', COMPANY_IN_USE: 'companyInUse' },
    toast: () => ({ title: t('companyDeleted'), text: company.name }),
    leavesPage: true,
    onDone: () => {
      const { queryKey } = companyQuery(company.id);
      // Removes the queries after leaving: on this page they would be fetched again and fail.
      void goTo('/bedrifter').then(() => queries.removeQueries({ queryKey }));
    },
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('deleteCompany')}
      submitLabel={t('yesDeleteCompany')}
      isDisabled={checks.some(({ state }) => state !== 'passed')}
      operation={remove}
      onSubmit={() => remove.send({ params: { id: company.id } })}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p>{t('deleteCompanyQuestion', { name: company.name })}</p>
        <DeletionChecks checks={checks} />
      </div>
    </FormDialog>
  );
}
