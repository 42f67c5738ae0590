import type { UserRolesReply } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { hasNoRole } from '@takst/domain/customers/users/user-roles.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { DraftNotice, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { reloadPage } from '#platform/drafts/leave-page.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SaveRolesWarning } from '#customers/users/roles/save-roles-warning.tsx';
import { useSaveRoles } from '#customers/users/roles/use-save-roles.ts';
import { UserRolesFields } from '#customers/users/roles/user-roles.fields.tsx';
import { useEditedRoles } from './use-edited-roles.ts';

interface UserRolesFormProps {
  saved: UserRolesReply;
  /** The user's. */
  name: string;
}

/** The roles of a user; edits are kept as a draft until they are saved. */
export function UserRolesForm({ saved: savedRoles, name }: UserRolesFormProps) {
  const t = useTexts('users');
  const goTo = useGoTo();
  const isOneself = useSignedIn().user.id === savedRoles.userId;
  const form = useEditedRoles(savedRoles);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [hasSavedOwn, setSavedOwn] = useState(false);
  // A local administrator may remove the last role here of a user with roles elsewhere.
  const mayHaveNone = savedRoles.rolesElsewhere;
  const saving = useSaveRoles({
    onSaved: (_, { roles }) => {
      form.drop();
      setHasSubmitted(false);
      setSavedOwn(isOneself);
      showToast('success', { title: t('saved'), text: t('rolesOf', { name }) });
      // A user without a role here is no longer administered here.
      if (hasNoRole(roles)) void goTo('/brukere');
    },
  });
  const submit = () => {
    setHasSubmitted(true);
    if (mayHaveNone || !hasNoRole(form.value)) saving.save(savedRoles.userId, form.value);
    else focusField('roles');
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {form.hasConflict && !saving.isPending && <RolesConflict onShow={form.drop} />}
      {form.hasDraft && !form.hasConflict && <DraftNotice onRestart={form.drop} />}
      <UserRolesFields
        value={form.value}
        onChange={form.change}
        showsNoRole={hasSubmitted && !mayHaveNone}
      />
      <ProblemNotice problem={saving.problem} />
      {hasSavedOwn && <OwnRolesNotice />}
      <div>
        <Button type="submit" variant="primary" isPending={saving.isPending}>
          {t('save')}
        </Button>
      </div>
      <SaveRolesWarning saving={saving} />
    </form>
  );
}

function RolesConflict({ onShow }: { onShow: () => void }) {
  const t = useTexts('users');
  return (
    <Notice kind="warning" title={t('overtaken')} isAnnounced>
      <p>{t('overtakenText')}</p>
      <Button className="mt-3" onClick={onShow}>
        {t('showTheirs')}
      </Button>
    </Notice>
  );
}

/** The user's own features are loaded at start, so new roles need a reload. */
function OwnRolesNotice() {
  const t = useTexts('users');
  return (
    <Notice title={t('ownRolesTitle')} isAnnounced>
      <p>{t('ownRoles')}</p>
      <Button className="mt-3" onClick={reloadPage}>
        {t('reload')}
      </Button>
    </Notice>
  );
}
