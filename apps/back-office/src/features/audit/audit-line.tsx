import type { AuditEntryDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useMomentFormat, CLUB_ZONE } from '../../ui/time/clock';
import type { Wording } from './audit-values';
import { changesOf, sentence, summary, type FieldChange } from './audit-words';
import { UndoButton } from '../../ui/changes/undo-button';
import { useLanguage } from '../../ui/session/language';

/**
 * One entry of the log: actor, action, time and the first changes. The line opens to all changes. `undoId` is set while
 * its change can be undone.
 */
export function AuditLine({ entry, undoId }: { entry: AuditEntryDto; undoId?: number | undefined }) {
  const wording = useWording();
  const formatMoment = useMomentFormat();
  const changes = changesOf(wording, entry);
  const what = sentence(wording, entry);
  const head = (
    <span className="audit-head">
      <b>{what}</b>
      <time className="admin-hint" dateTime={entry.at}>
        {formatMoment(entry.at)}
      </time>
      {changes.length > 0 && <span className="audit-summary">{summary(wording, changes)}</span>}
    </span>
  );
  return (
    <li>
      {changes.length > 0 ? (
        <details className="admin-fold">
          <summary>{head}</summary>
          <ChangeTable changes={changes} />
        </details>
      ) : (
        head
      )}
      {undoId !== undefined && <UndoButton id={undoId} what={what} />}
    </li>
  );
}

function ChangeTable({ changes }: { changes: FieldChange[] }) {
  const { t } = useTranslation();
  const empty = t('common.emptyValue');
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before = empty, after = empty }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text context of the current reader. */
export function useWording(): Wording {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return { t, language, zone: CLUB_ZONE };
}
