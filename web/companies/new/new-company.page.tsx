import { useState } from 'react';
import { focusIfLost } from '#design/overlays/focus-if-lost.ts';
import { Link } from '#design/buttons/link.tsx';
import { Icon } from '#design/icon.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { FindCompanyForm } from './find-company.form.tsx';
import { fieldsOfDraft, fieldsOfPrefill, type NewCompanyFields } from './new-company-fields.ts';
import { NewCompanyForm } from './new-company.form.tsx';

/** Of the form while it is filled in; with one, the page opens where it was left. */
const draftName = 'new-company';

/** Two steps: which company it is, and what it gets (spec 1 §2.3). */
export function NewCompanyPage() {
  const { tenant } = useSession();
  const [start, setStart] = useState(() =>
    fieldsOfDraft(draftStore.read(draftName) as Partial<NewCompanyFields> | null, tenant),
  );
  const [number, setNumber] = useState(start?.organisationNumber ?? '');
  if (start) {
    return (
      <NewCompanyForm
        draftName={draftName}
        start={start}
        back={<BackToList />}
        onCancel={() => {
          setStart(null);
          focusIfLost();
        }}
      />
    );
  }
  return (
    <FindCompanyForm
      number={number}
      back={<BackToList />}
      onFound={(prefill) => {
        setNumber(prefill.organisationNumber);
        setStart(fieldsOfPrefill(prefill, tenant));
        focusIfLost();
      }}
    />
  );
}

function BackToList() {
  const t = useTexts('companies');
  return (
    <Link to="/bedrifter" className="inline-flex min-h-8 items-center gap-1">
      <Icon name="chevron-left" className="size-4" />
      {t('backToList')}
    </Link>
  );
}
