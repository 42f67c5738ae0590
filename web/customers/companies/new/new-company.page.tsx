import {
  type AccessRequest,
  accessRequestInAddress,
} from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { useIdInQuery } from '#platform/api/use-id-in-query.ts';
import { focusIfLost } from '#platform/design/overlays/focus-if-lost.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { FindCompanyForm } from './find-company.form.tsx';
import { fieldsOfDraft, fieldsOfPrefill, type NewCompanyFields } from './new-company-fields.ts';
import { NewCompanyForm } from './new-company.form.tsx';

/** Adds a company, which a request for access may have named (docs/decisions/0113). */
export function NewCompanyPage() {
  const requestId = useIdInQuery(accessRequestInAddress);
  return requestId === null ? (
    <NewCompany request={null} />
  ) : (
    <CompanyOfRequest key={requestId} id={requestId} />
  );
}

function CompanyOfRequest({ id }: { id: number }) {
  const { data } = useQuery(queryOf(getAccessRequest, { params: { id } }));
  if (data) return <NewCompany request={data} />;
  return (
    <Card>
      <SkeletonLines lines={4} />
    </Card>
  );
}

/** Storage key of the draft; when there is one, the page opens at step 2. */
const draftName = 'new-company';

/** Two steps: find the company in the register, complete its data (spec 1 §2.3). */
function NewCompany({ request }: { request: AccessRequest | null }) {
  const t = useTexts('companies');
  const { tenant } = useSignedIn();
  // A form that was begun for another company is left as it is.
  const suffix = request ? `:${request.id}` : '';
  const [start, setStart] = useState(() =>
    fieldsOfDraft(draftStore.read(draftName + suffix) as Partial<NewCompanyFields> | null, tenant),
  );
  const [number, setNumber] = useState(
    start?.organisationNumber ?? request?.organisationNumber ?? '',
  );
  const back = <BackLink to="/bedrifter">{t('backToList')}</BackLink>;
  if (start) {
    return (
      <NewCompanyForm
        draftName={draftName + suffix}
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
      draftName={`${draftName}-number${suffix}`}
      number={number}
      back={back}
      onFound={(prefill) => {
        setNumber(prefill.organisationNumber);
        setStart(fieldsOfPrefill(prefill, { tenant, user: request && personOf(request) }));
        focusIfLost();
      }}
    />
  );
}

const personOf = ({ email, phoneCountryCode, phone, firstName, lastName }: AccessRequest) => ({
  email,
  phoneCountryCode,
  phone,
  firstName,
  lastName,
});
