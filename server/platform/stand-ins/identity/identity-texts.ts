import type { Language } from '#platform/http/call.ts';

const nb = {
  choosePerson: 'Velg en person',
  standIn:
    'Dette er ikke BankID, men en etterligning til utprøving. Personene er oppdiktet, og du trenger ikke passord.',
  born: 'Født',
  cancel: 'Avbryt',
  failed: 'Identifiseringen stoppet opp',
};

const en: typeof nb = {
  choosePerson: 'Choose a person',
  standIn:
    'This is not BankID but a stand-in for trying things out. The people are made up, and you need no password.',
  born: 'Born',
  cancel: 'Cancel',
  failed: 'The identification came to a halt',
};

export const identityTextsIn = (language: Language): typeof nb => (language === 'en' ? en : nb);
