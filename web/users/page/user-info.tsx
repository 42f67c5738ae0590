import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { formatPhone } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { useTexts } from '#texts/use-texts.ts';

const ignoreChange = () => undefined;

/** The user's personal data, read-only (spec 1 §2.4, §5). */
export function UserInfo({ user }: { user: AdministeredUser }) {
  const t = useTexts('users');
  const { firstName, lastName, email, phoneCountryCode, phone } = user;
  const fields = [
    { name: 'firstName', label: t('firstName'), value: firstName },
    { name: 'lastName', label: t('lastName'), value: lastName },
    { name: 'email', label: t('email'), value: email },
    { name: 'phone', label: t('phone'), value: formatPhone(phoneCountryCode, phone) },
  ];
  return (
    <Card title={t('info')}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField key={field.name} {...field} disabled onChange={ignoreChange} />
        ))}
      </div>
      <p className="mt-4 text-small text-ink-muted">{t('infoFixed')}</p>
    </Card>
  );
}
