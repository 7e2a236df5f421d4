import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { useIsPrinting } from '../../../ui/screen/printing';
import { useLanguage } from '../../../ui/session/language';
import { downloadCsv, type CsvCell } from '../../../ui/tables/csv';
import { CheckInSheet, type CheckInSheetProps } from './check-in-sheet';

interface RosterFilesProps {
  fileName: string;
  csv: () => { header: string[]; rows: CsvCell[][] };
  sheet: () => CheckInSheetProps;
}

/** Exports of a roster: CSV, and a one-page check-in sheet to print. */
export function RosterFiles({ fileName, csv, sheet }: RosterFilesProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const isPrinting = useIsPrinting();
  const save = () => {
    const { header, rows } = csv();
    return downloadCsv(language, `${fileName}.csv`, header, rows).catch((error: unknown) =>
      notifyFailure(t, t('registrations.saveCsv'), error),
    );
  };
  return (
    <div className="admin-form-actions">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
        {t('registrations.saveCsv')}
      </Button>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('registrations.print')}
      </Button>
      {isPrinting && <CheckInSheet {...sheet()} />}
    </div>
  );
}
