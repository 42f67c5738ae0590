import type { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';

type ReceiptProps = { message: Reply<typeof sendContactForm>; onAnother: () => void };

/** The message as the operator received it, with every field of the answer (spec 2 §3). */
export function Receipt({ message, onAnother }: ReceiptProps) {
  const t = useTexts('contact');
  // The focused form has been removed.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-section font-semibold outline-none">
        {t('sentTitle')}
      </h2>
      <p className="mt-1 mb-6 text-ink-muted">{t('sentText')}</p>
      <DescriptionList
        items={[
          { term: t('customerNumber'), value: message.companyId },
          { term: t('firstName'), value: message.firstName },
          { term: t('lastName'), value: message.lastName },
          { term: t('email'), value: message.email },
          {
            term: t('message'),
            value: <span className="whitespace-pre-wrap">{message.description}</span>,
          },
        ]}
      />
      <Button className="mt-6" onClick={onAnother}>
        {t('writeAnother')}
      </Button>
    </Card>
  );
}
