import { usePageLanguage } from '#platform/design/page-language.ts';
import { useBatchKit } from './batch-kit.ts';

/** The names of columns on screen: the company's own, else the first heading of each. */
export function useColumnLabels() {
  const { service, ownColumnNames } = useBatchKit();
  const language = usePageLanguage();
  return {
    labelOf: (name: string): string =>
      ownColumnNames?.[name] ?? service.columns[name]?.headings[language][0] ?? name,
  };
}
