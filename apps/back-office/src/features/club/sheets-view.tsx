import {
  isApiError,
  type SheetDifferenceDto,
  type SheetKind,
  useImportSheetMutation,
  useListUndoableChangesQuery,
} from '@lions/api-client';
import { KEPT_KINDS, SHEET_FORMATS, SHEET_KINDS, sheetSentenceIn, type Language } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Alert, Button, Checkbox, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoButton } from '../../ui/changes/undo-button';
import { errorSentence } from '../../ui/forms/errors';
import { AdminView } from '../../ui/screen/view';
import { useLanguage } from '../../ui/session/language';
import { useMomentFormat } from '../../ui/time/clock';
import { SheetDifferences } from './sheet-differences';
import './club.css';

/** Sheets of the schedule and of teams: out, in after a look at the differences, and the undo of a day. */
export function SheetsView() {
  const { t } = useTranslation();
  const [lang] = useLanguage();
  const [kind, setKind] = useState<SheetKind>('sessions');
  return (
    <AdminView title={t('sheets.title')}>
      <p className="admin-hint">{t('sheets.intro')}</p>
      <LastImport />
      <section className="admin-card" aria-label={t('sheets.kind')}>
        <Radio.Group
          value={kind}
          options={SHEET_KINDS.map((value) => ({ value, label: t(`sheets.kinds.${value}`) }))}
          onChange={({ target }) => setKind(target.value as SheetKind)}
        />
        <div className="admin-form-actions">
          {SHEET_FORMATS.map((format) => (
            <Button key={format} href={`/api/sheets?kind=${kind}&format=${format}&lang=${lang}`} download>
              {t('sheets.out', { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
      </section>
      <ImportCard key={kind} kind={kind} />
    </AdminView>
  );
}

function LastImport() {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { data } = useListUndoableChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const change = data?.find(({ action }) => action === 'sheet.import');
  if (!change) return null;
  return (
    <section className="admin-card" aria-labelledby="sheet-undo">
      <h2 id="sheet-undo">{t('sheets.undoTitle')}</h2>
      <p className="admin-hint">{t('sheets.undoText', { until: moment(change.endsAt) })}</p>
      <div className="admin-form-actions">
        <UndoButton id={change.id} what={t('sheets.what')} />
      </div>
    </section>
  );
}

interface Chosen {
  file?: File | undefined;
  removesMissing: boolean;
  lang: Language;
}

/** A file that was chosen or dropped, its differences, and the import. */
function ImportCard({ kind }: { kind: SheetKind }) {
  const { t } = useTranslation();
  const [lang] = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ removesMissing: false, lang });
  const [difference, setDifference] = useState<SheetDifferenceDto>();
  const [problem, setProblem] = useState<string>();
  const [importSheet, { isLoading }] = useImportSheetMutation();
  /** The choice whose dry run counts: another file may be chosen before it ends. */
  const latest = useRef<Chosen>(undefined);

  const send = async ({ file, removesMissing, lang: shown }: Chosen, digest?: string) => {
    // A type of its own: programs give CSV files different ones.
    const body = new Blob([file ?? ''], { type: 'application/octet-stream' });
    const arg = { kind, lang: shown, removeMissing: removesMissing ? 'true' : 'false', body } as const;
    const { data, error } = await importSheet({ ...arg, ...(digest ? { digest } : { 'Dry-Run': 'true' }) });
    setProblem(error && sentenceOf(error));
    return data;
  };
  const sentenceOf = (error: unknown) => {
    const [detail] = isApiError(error) ? error.details : [];
    const sentence = detail && sheetSentenceIn(lang, detail.message);
    return sentence && detail.field !== 'sheet'
      ? t('common.fieldMessage', { field: detail.field, message: sentence })
      : (sentence ?? errorSentence(t, error));
  };
  const choose = async (change: Partial<Chosen>) => {
    const next = { ...chosen, lang, ...change };
    latest.current = next;
    setChosen(next);
    setDifference(undefined);
    const data = next.file && (await send(next));
    if (latest.current === next) setDifference(data);
  };
  const apply = async () => {
    const data = await send(chosen, difference?.digest);
    // What the club is now has to be looked at again.
    setDifference(undefined);
    if (!data) return;
    notify({ kind: 'success', title: t('sheets.applied') });
    setChosen({ ...chosen, file: undefined });
  };

  return (
    <section
      className="admin-card"
      aria-labelledby="sheet-in"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose({ file: event.dataTransfer.files[0] });
      }}
    >
      <h2 id="sheet-in">{t('sheets.file')}</h2>
      <p className="admin-hint">{t('sheets.fileHint')}</p>
      {/* The browser's own button speaks the browser's language. */}
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx"
        hidden
        onChange={({ target }) => {
          void choose({ file: target.files?.[0] });
          // The same file can be chosen again once it was corrected.
          target.value = '';
        }}
      />
      <div className="admin-form-actions">
        <Button loading={isLoading} onClick={() => input.current?.click()}>
          {t('sheets.choose')}
        </Button>
      </div>
      {!KEPT_KINDS.has(kind) && (
        <Checkbox
          className="sheet-missing"
          checked={chosen.removesMissing}
          onChange={({ target }) => void choose({ removesMissing: target.checked })}
        >
          {t('sheets.removeMissing')}
        </Checkbox>
      )}
      <p role="status">{chosen.file && t('sheets.chosen', { name: chosen.file.name })}</p>
      {problem !== undefined && (
        <Alert
          type="error"
          showIcon
          className="admin-alert"
          title={t('sheets.failed')}
          description={problem}
        />
      )}
      {difference && (
        <SheetDifferences difference={difference} isBusy={isLoading} onApply={() => void apply()} />
      )}
    </section>
  );
}
