import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { Language } from '#platform/http/call.ts';

type CodeMessage = { readonly code: string; readonly companyName: string };

const texts = {
  nb: ({ code, companyName }: CodeMessage) =>
    `${code} er koden din for å registrere ${nameInMessage(companyName)}. Den gjelder i 10 minutter. Ikke gi den til andre.`,
  en: ({ code, companyName }: CodeMessage) =>
    `${code} is your code to register ${nameInMessage(companyName)}. It is valid for 10 minutes. Do not share it.`,
};

export const onboardingCodeText = (language: Language, message: CodeMessage): string =>
  texts[language](message);
