import { Icon } from '#platform/design/icon.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { chooseLanguage } from '#platform/texts/language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export function LanguageChoice({ className }: { className: string }) {
  const t = useTexts('app');
  const isNorwegian = usePageLanguage() === 'nb';
  return (
    <button
      type="button"
      lang={isNorwegian ? 'en-GB' : 'nb-NO'}
      onClick={() => void chooseLanguage(isNorwegian ? 'en' : 'nb')}
      className={className}
    >
      <Icon name="globe" />
      {isNorwegian ? t('english') : t('norwegian')}
    </button>
  );
}
