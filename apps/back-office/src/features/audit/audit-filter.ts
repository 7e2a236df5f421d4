import { isAuditAction, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/** Filter of the audit log; an absent field matches all. */
export interface AuditFilter {
  actor?: string;
  subject?: AuditSubject;
  action?: AuditAction;
  subjectId?: number;
  from?: string;
  to?: string;
}

const FIELDS = ['actor', 'subject', 'action', 'subjectId', 'from', 'to'] as const;

/** Reads the filter from the address, so that it can be shared and survives a reload. */
export function useAuditFilter(): [AuditFilter, (filter: AuditFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (filter: AuditFilter) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const field of FIELDS) {
          const value = filter[field];
          if (value === undefined) next.delete(field);
          else next.set(field, String(value));
        }
        return next;
      },
      { replace: true },
    );
  return [readFilter(search), change];
}

/** Drops values that the API would refuse. */
function readFilter(search: URLSearchParams): AuditFilter {
  const text = (field: (typeof FIELDS)[number]) => search.get(field) || undefined;
  const subject = AUDIT_SUBJECTS.find((name) => name === text('subject'));
  const action = text('action');
  const id = Number(text('subjectId'));
  return {
    actor: text('actor'),
    subject,
    action: action !== undefined && isAuditAction(action) ? action : undefined,
    subjectId: Number.isInteger(id) && id > 0 ? id : undefined,
    from: text('from'),
    to: text('to'),
  };
}
