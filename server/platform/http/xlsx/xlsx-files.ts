/** The files of a workbook, as ECMA-376 names them. */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetFile = (place = 0): string => `xl/worksheets/sheet${place + 1}.xml`;

const contentTypes = (
  sheets: readonly string[],
) => `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/>
${sheets.map((_, place) => `<Override PartName="/${sheetFile(place)}" ContentType="${ofSheets}.worksheet+xml"/>`).join('')}
</Types>`;

const rootRelations = `${declaration}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`;

/** Names of sheets are texts of our own: they have no sign that XML forbids. */
const workbook = (
  sheets: readonly string[],
) => `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelations}">
<sheets>${sheets.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets>
</workbook>`;

const workbookRelations = (
  sheets: readonly string[],
) => `${declaration}<Relationships xmlns="${relations}">
${sheets.map((_, place) => `<Relationship Id="rId${place + 1}" Type="${documentRelations}/worksheet" Target="${sheetFile(place).slice(3)}"/>`).join('')}
<Relationship Id="rId${sheets.length + 1}" Type="${documentRelations}/styles" Target="styles.xml"/>
</Relationships>`;

/**
 * In the order of `cellStyles`. 49 is text, which stays text when somebody edits it; 4 is an amount with two
 * decimals and 3 a whole number, which a Norwegian program shows as 1 234,50 and 1 234.
 */
const styles = `${declaration}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
</cellXfs>
</styleSheet>`;

/** All but the sheets, whose names are given. */
export const fixedFiles = (sheets: readonly string[]) =>
  [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', rootRelations],
    ['xl/workbook.xml', workbook(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets)],
    ['xl/styles.xml', styles],
  ] as const;

/** The head of a sheet whose first row stays in view. */
export const sheetStart = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map(columnXml).join('')}</cols><sheetData>`;

const columnXml = (width: number, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

export const sheetEnd = '</sheetData></worksheet>';
