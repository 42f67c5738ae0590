import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { chooseLanguage } from '#platform/texts/language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

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
