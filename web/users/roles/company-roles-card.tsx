import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyRoleTable } from './company-role.table.tsx';
import { RoleDialog, type RoleDialogName } from './role-dialog.tsx';
import { type RolesInForm, withCompany, withoutCompany } from './roles-in-form.ts';
import { useCompaniesToAdd } from './use-companies-to-add.ts';

interface CompanyRolesCardProps {
  value: RolesInForm;
  onChange: (next: RolesInForm) => void;
}

/** The companies of a user; what is changed here is sent when the user is saved. */
export function CompanyRolesCard({ value, onChange }: CompanyRolesCardProps) {
  const say = useTexts('user-roles');
  const toAdd = useCompaniesToAdd(value.companies);
  const [dialog, setDialog] = useState<RoleDialogName | null>(null);
  const canAdd = toAdd === 'search-all' || toAdd.length > 0;
  return (
    <Card
      isFlush
      title={say('companyRoles')}
      actions={
        canAdd && (
          <Button icon="plus" onClick={() => setDialog({ is: 'add' })}>
            {say('add')}
          </Button>
        )
      }
    >
      <div className="mt-4 border-t border-line">
        <CompanyRoleTable
          rows={value.companies}
          onEdit={(company) => setDialog({ is: 'edit', company })}
          onRemove={(company) => setDialog({ is: 'remove', company })}
          empty={
            <EmptyState icon="company" title={say('noneTitle')}>
              {say('noneText')}
            </EmptyState>
          }
        />
      </div>
      {dialog && (
        <RoleDialog
          dialog={dialog}
          toAdd={toAdd}
          existing={value.companies}
          onGive={(company) => onChange(withCompany(value, company))}
          onRemove={({ companyId }) => onChange(withoutCompany(value, companyId))}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  );
}
