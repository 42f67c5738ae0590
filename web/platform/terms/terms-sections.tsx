import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ReadSection, ReadTerms, TermsTable } from './read-terms.ts';
import { addressOf, pageNames } from './documents/terms-links.ts';

/** The contents, beside the sections where there is room. */
export function TermsSections({ terms: { sections } }: { terms: ReadTerms }) {
  const t = useTexts('terms');
  return (
    <div className="mt-6 gap-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <nav aria-label={t('contents')} className="mb-8 lg:mb-0 print:hidden">
        <div className="lg:sticky lg:top-20">
          <p className="font-semibold">{t('contents')}</p>
          <ol className="mt-2 text-small">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={`${linkClass} inline-flex min-h-8 items-center pointer-coarse:min-h-11`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="min-w-0 space-y-8">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ section }: { section: ReadSection }) {
  const { id, title, texts, list, table } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="text-section font-semibold">
        {title}
      </h2>
      <div className="mt-2 space-y-3">
        {texts.map((text) => (
          <p key={text} className="max-w-prose text-pretty">
            {text}
          </p>
        ))}
        {list.length > 0 && (
          <ul className="max-w-prose list-disc space-y-2 pl-5 text-pretty">
            {list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {table && <SectionTable table={table} labelledBy={`${id}-title`} />}
        <Links section={section} />
      </div>
    </section>
  );
}

const headings = {
  kept: ['what', 'howLong'],
  'kept-why': ['what', 'why', 'howLong'],
  stored: ['name', 'why', 'howLong'],
} as const;

interface SectionTableProps {
  table: TermsTable;
  labelledBy: string;
}

/** On a narrow screen each row is a block of its own, with the headings left out. */
function SectionTable({ table: { kind, rows }, labelledBy }: SectionTableProps) {
  const t = useTexts('terms');
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-left text-small">
      <thead className="max-sm:sr-only">
        <tr>
          {headings[kind].map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...more]) => (
          <tr
            key={first}
            className="break-inside-avoid border-t border-line max-sm:block max-sm:py-2"
          >
            <th
              scope="row"
              className="py-2 pr-4 align-top font-medium wrap-anywhere max-sm:block max-sm:py-0 sm:w-1/2"
            >
              {first}
            </th>
            {more.map((cell) => (
              <td key={cell} className="py-2 pr-4 align-top last:pr-0 max-sm:block max-sm:py-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({ section: { links, pages } }: { section: ReadSection }) {
  const t = useTexts('terms');
  const { operator, brandTitle } = tenantOf(pageFacts.tenant);
  if (links.length + pages.length === 0) return null;
  return (
    <ul className="space-y-2">
      {pages.map((page) => (
        <li key={page}>
          <Link to={page}>{t(pageNames[page], { brandTitle })}</Link>
        </li>
      ))}
      {links.map((link) => (
        <li key={link}>
          <ExternalLink href={addressOf(link, pageFacts.tenant)}>
            {t(link, { operator })}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
