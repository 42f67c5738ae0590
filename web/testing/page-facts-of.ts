type Facts = {
  tenant?: string;
  language?: string;
  signedIn?: boolean;
  today?: string;
  onboardingForm?: string;
};

/** Writes the facts into the document that the server renders into the page. */
export function pageFactsOf({
  tenant = 'ruter',
  language = 'en',
  signedIn = false,
  today = '2026-03-04',
  onboardingForm = 'full',
}: Facts = {}): void {
  const metas = {
    tenant,
    language,
    'signed-in': signedIn ? 'yes' : 'no',
    today,
    environment: 'test',
    'onboarding-form': onboardingForm,
  };
  document.head.replaceChildren(
    ...Object.entries(metas).map(([name, content]) => {
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      return meta;
    }),
  );
  document.documentElement.lang = language === 'en' ? 'en-GB' : 'nb-NO';
}
