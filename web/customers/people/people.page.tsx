import { typedPhone } from '@takst/domain/platform/phone/typed-phone.rules.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { FoundPerson } from './found-person.tsx';
import { PersonRequests } from './person-requests.section.tsx';

/** Customer support answers people who ask what is stored about them, or to be erased (docs/decisions/0146). */
export function PeoplePage() {
  const t = useTexts('people');
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid gap-6">
        <PhoneSearch onSearch={setPhone} />
        {phone !== null && <FoundPerson key={phone} phone={phone} />}
        <PersonRequests />
      </div>
    </>
  );
}

function PhoneSearch({ onSearch }: { onSearch: (phone: string) => void }) {
  const t = useTexts('people');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const phone = typedPhone(typed);
    setWrong(phone === null);
    if (phone === null) focusField('phone');
    else onSearch(phone);
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          description={t('phoneHelp')}
          autoComplete="off"
          value={typed}
          onChange={(next) => {
            setWrong(false);
            setTyped(next);
          }}
          error={isWrong ? t('phoneFault') : undefined}
        />
        <div>
          <Button type="submit" variant="primary" icon="search">
            {t('find')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
