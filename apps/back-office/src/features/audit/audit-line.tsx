import type { AuditEntryDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useMomentFormat, CLUB_ZONE } from '../../ui/time/clock';
import type { Wording } from './audit-values';
import { changesOf, sentence, summary, type FieldChange } from './audit-words';
import { UndoButton } from '../../ui/changes/undo-button';
import { useLanguage } from '../../ui/session/language';

/**
 * One entry of the log: actor, action, time and the first changes, with all changes in a
 * collapsible part. `undoId` is set while its change can be undone.
 */
export function AuditLine({ entry, undoId }: { entry: AuditEntryDto; undoId?: number | undefined }) {
  const { t } = useTranslation();
  const wording = useWording();
  const formatMoment = useMomentFormat();
  const changes = changesOf(wording, entry);
  return (
    <li>
      <div className="audit-head">
        <p className="audit-sentence">{sentence(wording, entry)}</p>
        <time className="admin-hint" dateTime={entry.at}>
          {formatMoment(entry.at)}
        </time>
        {undoId !== undefined && <UndoButton id={undoId} what={sentence(wording, entry)} />}
      </div>
      {changes.length > 0 && (
        <details>
          <summary>
            <span className="audit-summary">{summary(wording, changes)}</span>
            <span className="audit-unfold">{t('audit.details')}</span>
          </summary>
          <ChangeTable changes={changes} />
        </details>
      )}
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
