import type { ChangeKindTexts } from './change-kind-texts.ts';

/** What users do with their own login, and what customer support does for all: in the history of no company. */
export const ownKinds = {
  'import-codes': {
    of: 'nothing',
    name: { nb: 'Koder lagt inn', en: 'Codes imported' },
    action: { nb: 'la inn koder i kodelageret', en: 'imported codes into the pool' },
  },
  'set-payment-aside': {
    of: 'nothing',
    name: { nb: 'Innbetaling lagt til side', en: 'Payment set aside' },
    action: { nb: 'la en innbetaling til side', en: 'set a payment aside' },
  },
  'send-message-again': {
    of: 'nothing',
    name: { nb: 'Melding sendt på nytt', en: 'Message sent again' },
    action: { nb: 'sendte en melding på nytt', en: 'sent a message again' },
  },
  'register-repeated-payment': {
    of: 'nothing',
    name: { nb: 'Lik innbetaling registrert', en: 'Equal payment registered' },
    action: {
      nb: 'registrerte en innbetaling som er lik en kjent',
      en: 'registered a payment that is equal to a known one',
    },
  },
  'load-reference-data': {
    of: 'nothing',
    name: { nb: 'Grunndata lastet inn', en: 'Reference data loaded' },
    action: { nb: 'lastet inn grunndata', en: 'loaded reference data' },
  },
  'link-login': {
    of: 'nothing',
    name: { nb: 'Innlogging koblet til', en: 'Login linked' },
    action: { nb: 'logget inn for første gang', en: 'signed in for the first time' },
  },
  'end-other-sessions': {
    of: 'nothing',
    name: { nb: 'Logget ut andre steder', en: 'Signed out elsewhere' },
    action: { nb: 'logget ut andre steder', en: 'signed out elsewhere' },
  },
} as const satisfies Record<string, ChangeKindTexts>;
