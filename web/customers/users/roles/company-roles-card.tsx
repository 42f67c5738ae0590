import { useRef, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { focusIfLost } from '#platform/design/overlays/focus-if-lost.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyRoleTable } from './company-role.table.tsx';
import { RoleDialog, type RoleDialogName } from './role-dialog.tsx';
import { type RolesInForm, withCompany, withoutCompany } from './roles-in-form.ts';
import { useCompaniesToAdd } from './use-companies-to-add.ts';

interface CompanyRolesCardProps {
  value: RolesInForm;
  onChange: (next: RolesInForm) => void;
}

/** A user's companies; edits are sent when the user is saved. */
export function CompanyRolesCard({ value, onChange }: CompanyRolesCardProps) {
  const t = useTexts('user-roles');
  const toAdd = useCompaniesToAdd(value.companies);
  const [dialog, setDialog] = useState<RoleDialogName | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const canAdd = toAdd === 'search-all' || toAdd.length > 0;

  function change(next: RolesInForm) {
    onChange(next);
    // The pressed button may have been removed.
    focusIfLost(() => container.current?.querySelector('button'));
  }

  return (
    <div ref={container}>
      <Card
        isFlush
        title={t('companyRoles')}
        actions={
          canAdd && (
            <Button icon="plus" onClick={() => setDialog({ is: 'add' })}>
              {t('add')}
            </Button>
          )
        }
      >
        <CompanyRoleTable
          rows={value.companies}
          onEdit={(company) => setDialog({ is: 'edit', company })}
          onRemove={(company) => setDialog({ is: 'remove', company })}
          empty={
            <EmptyState icon="company" title={t('noneTitle')}>
              {t('noneText')}
            </EmptyState>
          }
        />
        {dialog && (
          <RoleDialog
            dialog={dialog}
            toAdd={toAdd}
            existing={value.companies}
            onGive={(company) => change(withCompany(value, company))}
            onRemove={({ companyId }) => change(withoutCompany(value, companyId))}
            onClose={() => setDialog(null)}
          />
        )}
      </Card>
    </div>
  );
}
