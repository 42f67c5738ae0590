import { Select } from '#design/fields/select.tsx';
import { Card } from '#design/page/card.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { chooseLanguage } from '#texts/language.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The user's language, saved for the next visit. */
export function LanguageCard() {
  const t = useTexts('my-page');
  const language = usePageLanguage();
  return (
    <Card title={t('language')}>
      <div className="max-w-sm">
        <Select
          label={t('language')}
          description={t('languageText')}
          name="language"
          value={language}
          onChange={(newLanguage) => void chooseLanguage(newLanguage)}
          options={[
            { value: 'nb', label: t('norwegian') },
            { value: 'en', label: t('english') },
          ]}
        />
      </div>
    </Card>
  );
}
