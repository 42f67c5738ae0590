import type { Company } from '@takst/contract/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { lazy, Suspense } from 'react';

/** What can be done on a company's page. */
export type CompanyDialogName =
  | { is: 'change-addresses' | 'create-agreement' | 'delete-company' }
  | { is: 'change-agreement' | 'delete-agreement'; agreement: CompanyAgreement };

// None of them comes with the page: most people only look at it.
const ChangeAddresses = lazy(async () => ({
  default: (await import('./change-addresses.modal.tsx')).ChangeAddressesModal,
}));
const CreateAgreement = lazy(async () => ({
  default: (await import('./create-agreement.modal.tsx')).CreateAgreementModal,
}));
const ChangeAgreement = lazy(async () => ({
  default: (await import('./change-agreement.modal.tsx')).ChangeAgreementModal,
}));
const DeleteAgreement = lazy(async () => ({
  default: (await import('./delete-agreement.modal.tsx')).DeleteAgreementModal,
}));
const DeleteCompany = lazy(async () => ({
  default: (await import('./delete-company.modal.tsx')).DeleteCompanyModal,
}));

interface CompanyDialogProps {
  dialog: CompanyDialogName;
  company: Company;
  onClose: () => void;
}

/** The change that somebody has asked for. */
export function CompanyDialog(props: CompanyDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function Dialog({ dialog, company, onClose }: CompanyDialogProps) {
  switch (dialog.is) {
    case 'change-addresses':
      return <ChangeAddresses company={company} onClose={onClose} />;
    case 'create-agreement':
      return <CreateAgreement company={company} onClose={onClose} />;
    case 'change-agreement':
      return <ChangeAgreement company={company} onClose={onClose} agreement={dialog.agreement} />;
    case 'delete-agreement':
      return <DeleteAgreement company={company} onClose={onClose} agreement={dialog.agreement} />;
    case 'delete-company':
      return <DeleteCompany company={company} onClose={onClose} />;
  }
}
