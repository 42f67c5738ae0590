import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { formatLongDate, formatOrganisationNumber, formatPhone } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { Email } from '#platform/design/page/email.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The text of the request. The identity of its author is not verified. */
export function AccessRequestDetails({ request }: { request: AccessRequest }) {
  const t = useTexts('access-requests');
  const language = usePageLanguage();
  const { email, phoneCountryCode, phone, company, registeredName, companyName } = request;
  return (
    <Card title={t('details')}>
      <DescriptionList
        columns={3}
        items={[
          { term: t('company'), value: company?.name ?? registeredName },
          {
            term: t('organisationNumber'),
            value: formatOrganisationNumber(request.organisationNumber),
          },
          { term: t('typedCompany'), value: companyName },
          { term: t('email'), value: <Email email={email} /> },
          { term: t('mobile'), value: formatPhone(phoneCountryCode, phone) },
          { term: t('deleted'), value: formatLongDate(request.deletedOn, language) },
        ]}
      />
      <p className="mt-4 text-small text-ink-muted">{t('notChecked')}</p>
    </Card>
  );
}
