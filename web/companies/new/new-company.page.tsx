import { useState } from 'react';
import { focusIfLost } from '#design/overlays/focus-if-lost.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { useSignedIn } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { FindCompanyForm } from './find-company.form.tsx';
import { fieldsOfDraft, fieldsOfPrefill, type NewCompanyFields } from './new-company-fields.ts';
import { NewCompanyForm } from './new-company.form.tsx';

/** Storage key of the draft; when there is one, the page opens at step 2. */
const draftName = 'new-company';

/** Adds a company in two steps: find it in the register, complete its data (spec 1 §2.3). */
export function NewCompanyPage() {
  const t = useTexts('companies');
  const { tenant } = useSignedIn();
  const [start, setStart] = useState(() =>
    fieldsOfDraft(draftStore.read(draftName) as Partial<NewCompanyFields> | null, tenant),
  );
  const [number, setNumber] = useState(start?.organisationNumber ?? '');
  const back = <BackLink to="/bedrifter">{t('backToList')}</BackLink>;
  if (start) {
    return (
      <NewCompanyForm
        draftName={draftName}
        start={start}
        back={back}
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
      back={back}
      onFound={(prefill) => {
        setNumber(prefill.organisationNumber);
        setStart(fieldsOfPrefill(prefill, tenant));
        focusIfLost();
      }}
    />
  );
}
