import { useSearch } from '@tanstack/react-router';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TermsChanges } from './terms-changes.tsx';
import { TermsSections } from './terms-sections.tsx';
import { TermsVersions } from './terms-versions.tsx';
import {
  findVersion,
  lastDayOf,
  type TermsDocument,
  type TermsVersion,
  versionBefore,
  versionInAddress,
} from './documents/terms-document.ts';
import { useReadTerms } from './use-read-terms.ts';

/** A document of terms: the version that applies, or a former one by its date in the address (spec 3 §2). */
export function TermsView({ document }: { document: TermsDocument }) {
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const version = findVersion(document, search[versionInAddress]);
  return (
    <article className="max-w-6xl">
      {version === null && <UnknownVersion />}
      {/* Each version has a text file of its own, which its hooks read. */}
      <Version
        key={(version ?? document.versions[0]).textFile}
        document={document}
        version={version ?? document.versions[0]}
      />
    </article>
  );
}

interface VersionProps {
  document: TermsDocument;
  version: TermsVersion;
}

function Version({ document, version }: VersionProps) {
  const terms = useReadTerms(version);
  useDocumentTitle(terms.title);
  const before = versionBefore(document, version);
  return (
    <>
      <FormerVersion document={document} version={version} />
      <h1 tabIndex={-1} className="text-title font-bold wrap-anywhere outline-none">
        {terms.title}
      </h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-muted">{terms.lead}</p>
      <Dates document={document} version={version} />
      <TermsSections terms={terms} />
      {before && <TermsChanges terms={terms} before={before} />}
      {document.versions.length > 1 && <TermsVersions document={document} version={version} />}
    </>
  );
}

function Dates({ document, version }: VersionProps) {
  const t = useTexts('terms');
  const language = usePageLanguage();
  const from = formatLongDate(version.from, language);
  const lastDay = lastDayOf(document, version);
  const isFirst = versionBefore(document, version) === null;
  return (
    <p className="mt-2 text-small text-ink-muted">
      {lastDay
        ? t('appliedFromTo', { from, to: formatLongDate(lastDay, language) })
        : t('appliesFrom', { date: from })}
      {isFirst && ` ${t('firstVersion')}`}
    </p>
  );
}

function FormerVersion({ document, version }: VersionProps) {
  const t = useTexts('terms');
  if (version === document.versions[0]) return null;
  return (
    <Notice kind="warning" title={t('formerTitle')} className="mb-5">
      <Link to={document.path}>{t('readNewest')}</Link>
    </Notice>
  );
}

function UnknownVersion() {
  const t = useTexts('terms');
  return (
    <Notice kind="warning" title={t('unknownTitle')} className="mb-5">
      {t('unknownText')}
    </Notice>
  );
}
