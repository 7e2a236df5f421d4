import type { SheetDifferenceDto, SheetRowDto } from '@lions/api-client';
import { SHEET_STATES, sheetSentenceIn, validationKey } from '@lions/domain';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { AdminTable } from '../../ui/tables/table';

interface SheetDifferencesProps {
  difference: SheetDifferenceDto;
  isBusy: boolean;
  onApply: () => void;
}

/** The changes of a sheet: counts, rows, and the button that imports it. */
export function SheetDifferences({ difference, isBusy, onApply }: SheetDifferencesProps) {
  const { t } = useTranslation();
  const detailOf = useDetail();
  const { counts, rows, undoUntil } = difference;
  const total = SHEET_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <h3 id="sheet-differences">{t('sheets.differences')}</h3>
      <p role="status">
        {[
          t('sheets.same', { count: counts.same }),
          ...SHEET_STATES.filter((state) => counts[state] > 0).map((state) =>
            t('common.fieldMessage', { field: t(`sheets.states.${state}`), message: String(counts[state]) }),
          ),
        ].join(' · ')}
      </p>
      {counts.wrong > 0 && (
        <Alert type="warning" showIcon className="admin-alert" title={t('sheets.fixFirst')} />
      )}
      {total > rows.length && <p className="admin-hint">{t('sheets.first', { count: rows.length })}</p>}
      {total === 0 && <p>{t('sheets.nothing')}</p>}
      {total > 0 && (
        <AdminTable
          labelledBy="sheet-differences"
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          columns={[
            {
              key: 'name',
              title: t('sheets.name'),
              show: (row) => (
                <div>
                  {row.name}
                  <p className="admin-hint sheet-detail">{detailOf(row)}</p>
                </div>
              ),
            },
            { key: 'row', title: t('sheets.row'), show: ({ row }) => row ?? '', isNumber: true },
            { key: 'state', title: t('sheets.state'), show: ({ state }) => t(`sheets.states.${state}`) },
          ]}
        />
      )}
      <div className="admin-form-actions">
        <Button type="primary" loading={isBusy} disabled={counts.wrong > 0 || !undoUntil} onClick={onApply}>
          {t('sheets.apply')}
        </Button>
      </div>
    </>
  );
}

/** The problems of a wrong row, or the changed columns of another one. */
function useDetail(): (row: SheetRowDto) => string {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const sentence = (message: string) => {
    const key = validationKey(message);
    return sheetSentenceIn(language, message) ?? (key ? t(`validation.${key}`) : message);
  };
  const line = (field: string, message: string) =>
    field === '' ? message : t('common.fieldMessage', { field, message });
  return ({ problems, changes }) =>
    [
      ...problems.map(({ column, message }) => line(column, sentence(message))),
      ...changes.map(({ column, before, after }) =>
        line(column, before ? `${before} → ${after || '–'}` : after),
      ),
    ].join('; ');
}
