import { Icon } from '#design/icon.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { chooseLanguage } from '#texts/language.ts';
import { useTexts } from '#texts/use-texts.ts';

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
