import type { Reply } from '@takst/contract/route.ts';
import type { sendContactForm } from '@takst/contract/contact/send-contact-form.contract.ts';
import { useState } from 'react';
import { PageHeader } from '#design/page/page-header.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ContactForm } from './contact.form.tsx';
import { Receipt } from './receipt.tsx';

/** Contact form, then the receipt (spec 2 §2, Contact us). */
export function ContactPage() {
  const t = useTexts('contact');
  const { user, company } = useSession();
  const [message, setMessage] = useState<Reply<typeof sendContactForm> | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={!message && t('subtitle', { email: user.email })} />
      {message ? (
        <Receipt message={message} onAnother={() => setMessage(null)} />
      ) : (
        <ContactForm key={company.id} onSent={setMessage} />
      )}
    </>
  );
}
