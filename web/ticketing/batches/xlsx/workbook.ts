import { ReadError } from '../read/read-problem.ts';
import { readXml } from './read-xml.ts';

export type Workbook = {
  /** The sheets that a user sees, in their order, each with the name of its part. */
  sheets: readonly { name: string; part: string }[];
  sharedStrings: string | null;
  styles: string | null;
  /** Workbooks that came from a Mac may count days from 1904. */
  countsFrom1904: boolean;
};

type ZipEntries = ReadonlyMap<string, Uint8Array>;

export function readWorkbook(parts: ZipEntries): Workbook {
  const workbook = parts.get('xl/workbook.xml');
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  // A text document or a presentation is a zip file, too.
  if (!workbook || !relations) throw new ReadError('NOT_A_SPREADSHEET');
  const targets = readRelations(relations);
  const sheets: { name: string; part: string }[] = [];
  let countsFrom1904 = false;
  readXml(workbook, {
    open(tag, attributes) {
      if (tag === 'workbookPr') countsFrom1904 = /^(1|true)$/.test(attributes('date1904') ?? '');
      if (tag !== 'sheet' || /^(very)?hidden$/i.test(attributes('state') ?? '')) return;
      const target = targets.find(({ id }) => id === (attributes('r:id') ?? attributes('id')));
      // A sheet of charts has no cells.
      if (target?.type === 'worksheet')
        sheets.push({ name: attributes('name') ?? '', part: target.part });
    },
  });
  const partOf = (type: string) => targets.find((target) => target.type === type)?.part ?? null;
  return {
    sheets,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    countsFrom1904,
  };
}

function readRelations(bytes: Uint8Array): { id: string; type: string; part: string }[] {
  const relations: { id: string; type: string; part: string }[] = [];
  readXml(bytes, {
    open(tag, attributes) {
      const target = attributes('Target');
      if (tag !== 'Relationship' || target === undefined) return;
      relations.push({
        id: attributes('Id') ?? '',
        type: (attributes('Type') ?? '').replace(/^.*\//, ''),
        part: (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase(),
      });
    },
  });
  return relations;
}
