import { isApiError } from '@lions/api-client';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../time/clock';

/** The two versions of a row in conflict. */
export interface VersionConflict<Values> {
  mine: Values;
  theirs: Values;
  /** Who saved the other version and when, where the API knows. */
  change?: LastChange | undefined;
}

/** Who changed a row last, by name or 'server', and the ISO instant. */
interface LastChange {
  by: string;
  at: string;
}

/** Value of the `If-Match` header: the version last seen. */
export const ifMatch = (version: number) => `"${version}"`;

/** The current row, when a save failed with a version conflict. */
export function newerVersion<Row>(error: unknown): Row | undefined {
  // With this code the API returns the row itself, in its usual shape.
  return isApiError(error) && error.code === 'VERSION_CONFLICT' ? (error.current as Row) : undefined;
}

/** Who saved first, for a version conflict; undefined where the API does not know. */
export function lastChange(error: unknown): LastChange | undefined {
  if (!isApiError(error) || error.changedBy === undefined || error.changedAt === undefined) return undefined;
  return { by: error.changedBy, at: error.changedAt };
}

/** One line of a comparison. */
export interface ComparedField<Values> {
  label: string;
  show: (values: Values) => string;
}

interface ConflictAlertProps<Values extends object> {
  conflict: VersionConflict<Values>;
  fields: ComparedField<Values>[];
  /** Sets the form's values. */
  onChoose: (values: Values) => void;
}

/** Version conflict: shows both versions to choose from; no input is lost. */
export function ConflictAlert<Values extends object>({
  conflict,
  fields,
  onChoose,
}: ConflictAlertProps<Values>) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Scrolls into view: on a phone the pressed button is far below.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [conflict]);
  const { mine, theirs, change } = conflict;
  const differing = fields.filter(({ show }) => show(mine) !== show(theirs));
  const toggle = () => {
    onChoose(loaded ? mine : theirs);
    setLoaded(!loaded);
  };
  return (
    <div ref={place}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        className="admin-alert"
        title={t('common.conflictTitle')}
        description={
          <>
            {change && <ChangedBy change={change} />}
            <p>{t('common.conflictText')}</p>
            <dl className="admin-conflict">
              {differing.map(({ label, show }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <b>{t('common.conflictMine')}</b> {show(mine) || t('common.emptyValue')}
                  </dd>
                  <dd>
                    <b>{t('common.conflictTheirs')}</b> {show(theirs) || t('common.emptyValue')}
                  </dd>
                </div>
              ))}
            </dl>
            <Button onClick={toggle}>{t(loaded ? 'common.putBackMine' : 'common.loadNewer')}</Button>
          </>
        }
      />
    </div>
  );
}

function ChangedBy({ change: { by, at } }: { change: LastChange }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const name = by === 'server' ? t('common.server') : by;
  return <p>{t('common.changedBy', { name, when: formatMoment(at) })}</p>;
}
