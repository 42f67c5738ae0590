import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { useState } from 'react';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { CompanyList } from '#platform/session/picker/company-list.tsx';
import type { CompanyChoice } from '#platform/session/picker/use-company-choices.ts';
import { sessionIn, useSessionState, useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContactForm } from './contact.form.tsx';
import { Receipt } from './receipt.tsx';

/** Contact form, then the receipt (spec 2 §2, Contact us); a message is about a company. */
export function ContactPage() {
  const t = useTexts('contact');
  const { user } = useSignedIn();
  const session = sessionIn(useSessionState());
  const [choice, setChoice] = useState<CompanyChoice | null>(null);
  const [message, setMessage] = useState<Reply<typeof sendContactForm> | null>(null);
  const company = session?.company ?? choice;
  const content = () => {
    if (message) return <Receipt message={message} onAnother={() => setMessage(null)} />;
    if (!company) return <CompanyQuestion onChoose={setChoice} />;
    return (
      <ContactForm
        key={company.id}
        company={company}
        onChangeCompany={session ? undefined : () => setChoice(null)}
        onSent={setMessage}
      />
    );
  };
  return (
    <>
      <PageHeader title={t('title')} subtitle={!message && t('subtitle', { email: user.email })} />
      {content()}
    </>
  );
}

/** For a user who works in no company yet: the message does not choose one for the other pages. */
function CompanyQuestion({ onChoose }: { onChoose: (company: CompanyChoice) => void }) {
  const t = useTexts('contact');
  const { companies } = useSignedIn();
  return (
    <Card title={t('aboutWhichCompany')}>
      <div className="max-w-2xl">
        <CompanyList size="page" companies={companies} onChoose={onChoose} />
      </div>
    </Card>
  );
}
