import { usePageLanguage } from '#design/page-language.ts';
import { useBatchKit } from './batch-kit.ts';

/** The names of columns on screen: the first heading of each. */
export function useColumnLabels() {
  const { service } = useBatchKit();
  const language = usePageLanguage();
  return {
    labelOf: (name: string): string => service.columns[name]?.headings[language][0] ?? name,
  };
}
