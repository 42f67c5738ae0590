import { Link } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  lastDayOf,
  type TermsDocument,
  type TermsVersion,
  versionId,
  versionInAddress,
} from './documents/terms-document.ts';

interface TermsVersionsProps {
  document: TermsDocument;
  /** The one on the page. */
  version: TermsVersion;
}

/** Every version of a document by its dates, each with a link of its own. */
export function TermsVersions({ document, version: shownVersion }: TermsVersionsProps) {
  const t = useTexts('terms');
  const language = usePageLanguage();
  const nameOf = (version: TermsVersion) => {
    const from = formatLongDate(version.from, language);
    const lastDay = lastDayOf(document, version);
    return lastDay
      ? t('former', { from, to: formatLongDate(lastDay, language) })
      : t('newest', { date: from });
  };
  return (
    <section aria-labelledby="versions" className="mt-10 print:hidden">
      <h2 id="versions" className="text-section font-semibold">
        {t('versions')}
      </h2>
      <ul className="mt-2 space-y-2">
        {document.versions.map((version) => (
          <li key={versionId(version)}>
            {version === shownVersion ? (
              <span aria-current="page" className="font-semibold">
                {nameOf(version)}
              </span>
            ) : (
              <Link to={document.path} search={{ [versionInAddress]: versionId(version) }}>
                {nameOf(version)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
