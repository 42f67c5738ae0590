import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { formatPhone } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The user's personal data, which nobody changes here (spec 1 §2.4, §5). */
export function UserInfo({ user }: { user: AdministeredUser }) {
  const t = useTexts('users');
  const moment = useMoment();
  const { firstName, lastName, email, phoneCountryCode, phone, lastSignInAt } = user;
  return (
    <Card title={t('info')}>
      <DescriptionList
        items={[
          { term: t('firstName'), value: firstName },
          { term: t('lastName'), value: lastName },
          { term: t('email'), value: email },
          { term: t('mobile'), value: formatPhone(phoneCountryCode, phone) },
          {
            term: t('lastSignIn'),
            value: lastSignInAt ? moment(lastSignInAt) : t('neverSignedIn'),
          },
        ]}
      />
      <p className="mt-4 text-small text-ink-muted">{t('infoFixed')}</p>
    </Card>
  );
}
