import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';

export type CompanyDialogName =
  | { is: 'change-addresses' | 'create-agreement' | 'delete-company' }
  | { is: 'change-agreement' | 'end-agreement' | 'delete-agreement'; agreement: CompanyAgreement };

const ChangeAddresses = lazyDialog(
  async () => (await import('./change-addresses.modal.tsx')).ChangeAddressesModal,
);
const CreateAgreement = lazyDialog(
  async () => (await import('./create-agreement.modal.tsx')).CreateAgreementModal,
);
const ChangeAgreement = lazyDialog(
  async () => (await import('./change-agreement.modal.tsx')).ChangeAgreementModal,
);
const ChangeAgreementEnd = lazyDialog(
  async () => (await import('./change-agreement-end.modal.tsx')).ChangeAgreementEndModal,
);
const DeleteAgreement = lazyDialog(
  async () => (await import('./delete-agreement.modal.tsx')).DeleteAgreementModal,
);
const DeleteCompany = lazyDialog(
  async () => (await import('./delete-company.modal.tsx')).DeleteCompanyModal,
);

interface CompanyDialogProps {
  dialog: CompanyDialogName;
  company: Company;
  onClose: () => void;
}

export function CompanyDialog({ dialog, company, onClose }: CompanyDialogProps) {
  switch (dialog.is) {
    case 'change-addresses':
      return <ChangeAddresses company={company} onClose={onClose} />;
    case 'create-agreement':
      return <CreateAgreement company={company} onClose={onClose} />;
    case 'change-agreement':
      return <ChangeAgreement company={company} onClose={onClose} agreement={dialog.agreement} />;
    case 'end-agreement':
      return (
        <ChangeAgreementEnd company={company} onClose={onClose} agreement={dialog.agreement} />
      );
    case 'delete-agreement':
      return <DeleteAgreement company={company} onClose={onClose} agreement={dialog.agreement} />;
    case 'delete-company':
      return <DeleteCompany company={company} onClose={onClose} />;
  }
}
