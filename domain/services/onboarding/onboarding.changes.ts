import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { EndReason, SupportReason } from './onboarding-step.rules.ts';

/** What happens to a company that becomes a customer by itself. Who signed stands in the contract alone. */
export const onboardingKinds = {
  'start-onboarding': {
    of: 'nothing',
    name: { nb: 'Registrering startet', en: 'Registration started' },
    action: { nb: 'startet registrering av bedriften', en: 'started to register the company' },
    isOfNoCompany: true,
  },
  'ask-signee': {
    of: 'nothing',
    name: { nb: 'Signatur bedt om', en: 'Signature asked for' },
    action: { nb: 'ba om signatur på avtalen', en: 'asked for a signature of the contract' },
  },
  'withdraw-signee': {
    of: 'nothing',
    name: { nb: 'Signatur ikke lenger bedt om', en: 'Signature no longer asked for' },
    action: {
      nb: 'trakk tilbake en forespørsel om signatur',
      en: 'withdrew a request for a signature',
    },
  },
  'sign-contract': {
    of: 'nothing',
    name: { nb: 'Avtale signert', en: 'Contract signed' },
    action: { nb: 'signerte avtalen', en: 'signed the contract' },
  },
  'onboarding-to-support': {
    of: 'nothing',
    name: { nb: 'Registrering til kundeservice', en: 'Registration to customer support' },
    action: {
      nb: 'ble sendt til kundeservice med registreringen',
      en: 'was sent to customer support with the registration',
    },
  },
  'end-onboarding': {
    of: 'nothing',
    name: { nb: 'Registrering avsluttet', en: 'Registration ended' },
    action: { nb: 'avsluttet registreringen', en: 'ended the registration' },
  },
} as const satisfies ChangeKinds;

export const onboardingFields = {
  awaitsSignature: {
    reading: 'boolean',
    personal: false,
    nb: 'Venter på signatur',
    en: 'Awaits signature',
  },
  termsVersion: { reading: 'text', personal: false, nb: 'Vilkår', en: 'Terms' },
  contractSha256: {
    reading: 'text',
    personal: false,
    nb: 'Avtalens kontrollsum (SHA-256)',
    en: 'Checksum of the contract (SHA-256)',
  },
  supportReason: { reading: 'code', personal: false, nb: 'Årsak', en: 'Reason' },
  endReason: { reading: 'code', personal: false, nb: 'Avsluttet fordi', en: 'Ended because' },
} as const satisfies ChangeFields;

export const onboardingCodes = {
  COMPANY_EXISTS: { nb: 'Bedriften er allerede kunde', en: 'The company is a customer already' },
  NO_SIGNING_RIGHTS: {
    nb: 'Foretaksregisteret viser ikke hvem som kan signere',
    en: 'The register does not say who may sign',
  },
  RIGHTS_CHANGED: {
    nb: 'De som har signert, kan ikke lenger signere sammen',
    en: 'Those who have signed may no longer sign together',
  },
  MAY_NOT_BECOME_CUSTOMER: {
    nb: 'Bedriften er slettet, konkurs eller under avvikling',
    en: 'The company is deleted, bankrupt or being wound up',
  },
  USER_INACTIVE: {
    nb: 'E-posten tilhører en deaktivert bruker',
    en: 'The e-mail belongs to a deactivated user',
  },
  'started-over': { nb: 'startet på nytt', en: 'started over' },
  abandoned: { nb: 'avbrutt', en: 'abandoned' },
  'too-late': { nb: 'ikke signert innen 30 dager', en: 'not signed within 30 days' },
  closed: { nb: 'tatt hånd om av kundeservice', en: 'taken care of by customer support' },
} as const satisfies Record<SupportReason | EndReason, BilingualText>;
