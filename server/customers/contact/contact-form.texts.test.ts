import { describe, expect, it } from 'vitest';
import { contactFormEmail } from './contact-form.texts.ts';

describe('the e-mail of the contact form', () => {
  it('has the message as it was written, and no link from a name', () => {
    const message = 'Hei!\nDenne siden virker ikke: https://bedrift.example/x';
    const { subject, text } = contactFormEmail({
      tenant: 'ruter',
      message,
      company: { id: 1, name: 'FINN.NO AS', organisationNumber: '985615616' },
      sender: {
        firstName: 'Vinn\nwww.evil.no',
        lastName: 'Nordmann',
        email: 'kari@x',
        phoneCountryCode: '+47',
        phone: '41234567',
      },
    });
    expect(subject).toBe('Henvendelse fra FINN. NO AS (kundenummer 1)');
    expect(text.split('\n')).toEqual([
      ...message.split('\n'),
      '',
      '--',
      'Fra: Vinn www. evil. no Nordmann, kari@x, +47 41234567',
      'Bedrift: FINN. NO AS, kundenummer 1, org.nr. 985615616',
      'Sendt fra kontaktskjemaet i Ruter Bedrift. Svar på denne e-posten går til avsenderen.',
    ]);
  });
});
