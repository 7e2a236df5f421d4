import { SHEET_SENTENCES, type Language, type SheetKind } from '@lions/domain';
import type { ErrorDto } from '../platform/common/error.dto.js';
import type { SheetDifferenceDto } from '../sheets/sheets.dto.js';
import type { UndoableChangeDto } from '../undo/undo.dto.js';
import type { useSignedIn, useTestApp } from './test-app.js';

export const FILE = { 'content-type': 'application/octet-stream' };

interface Options {
  lang?: Language;
  removeMissing?: boolean;
}

/** Calls of sheets by a superadmin. */
export function sheetCalls(app: ReturnType<typeof useTestApp>, root: ReturnType<typeof useSignedIn>) {
  const query = (kind: SheetKind, { lang = 'en', removeMissing = false }: Options, digest?: string) =>
    `/api/sheets?kind=${kind}&lang=${lang}&removeMissing=${removeMissing}${digest ? `&digest=${digest}` : ''}`;
  const download = async (kind: SheetKind, format = 'csv', lang: Language = 'en') => {
    const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${app.url}/api/sheets?kind=${kind}&format=${format}&lang=${lang}`, {
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const dryRun = <Body = SheetDifferenceDto>(
    kind: SheetKind,
    sheet: string | Buffer,
    options: Options = {},
  ) => root.post<Body>(query(kind, options), sheet, { ...FILE, 'dry-run': 'true' });
  /** Makes the differences that a dry run has shown. */
  const apply = async <Body = SheetDifferenceDto>(
    kind: SheetKind,
    sheet: string | Buffer,
    options: Options = {},
  ) => {
    const { body } = await dryRun(kind, sheet, options);
    return root.post<Body>(query(kind, options, body.digest), sheet, FILE);
  };
  const undo = async () => {
    const { body } = await root.get<UndoableChangeDto[]>('/api/undo');
    return root.post<ErrorDto>(`/api/undo/${body.find(({ action }) => action === 'sheet.import')?.id}`);
  };
  return { query, download, dryRun, apply, undo };
}

/** The answer to a sheet that is refused as a whole. */
export const sheetRefusal = (sentence: keyof typeof SHEET_SENTENCES, field = 'sheet') => ({
  status: 400,
  body: { code: 'VALIDATION_FAILED', details: [{ field, message: SHEET_SENTENCES[sentence].en }] },
});
