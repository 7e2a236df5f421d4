import { dismissNotice, notify } from '@lions/web-base';
import type { ErrorCode } from '@lions/domain';
import type { FormInstance, FormProps } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../changes/change-calls';
import {
  fieldProblems,
  notifyFailure,
  notifyInvalid,
  refusedFields,
  showFieldProblems,
  showRefusedField,
} from './errors';
import {
  ConflictAlert,
  ifMatch,
  lastChange,
  newerVersion,
  type ComparedField,
  type VersionConflict,
} from './version-conflict';

/** The answer of a call; 'unchanged': nothing had to be saved; undefined: not saved, and the user knows why. */
type SaveOutcome<Data> = Answer<Data> | 'unchanged' | undefined;

interface SaveOptions<Values extends object, Row, Data> {
  form: FormInstance<Values>;
  /** Sends the values; `match` is the `If-Match` header, and `seen` the values of the version that the user saw last. */
  call: (values: Values, match: string, seen: Values | undefined) => PromiseLike<SaveOutcome<Data>>;
  /** Success notice. */
  done: string | ((data: Data, values: Values) => string);
  /** Title of the failure notice. */
  failed: string;
  /** For an update: the row, its form values, and how a version conflict shows them. */
  row?: Row | undefined;
  valuesOf?: (row: Row) => Values;
  compared?: ComparedField<Values>[];
  /** Error codes that belong to one field. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** Labels of the fields: invalid ones are also named in a notice. */
  labels?: Record<string, string>;
  onSaved?: () => void;
}

/** State and functions that a form takes from `useSave`. */
export interface Saving<Values extends object> {
  form: FormInstance<Values>;
  /** Resolves to whether it worked; a failed save leaves all input in the form. */
  save: (values: Values) => Promise<boolean>;
  busy: boolean;
  /** Both versions to choose from, after a version conflict. */
  conflictAlert: ReactNode;
  onInvalid: FormProps<Values>['onFinishFailed'];
}

/**
 * The save of a form, one request at a time: success notice, version conflict (409), errors under their fields, and
 * failure notice.
 */
export function useSave<Values extends object, Row extends { version: number }, Data>(
  options: SaveOptions<Values, Row, Data>,
): Saving<Values> {
  const { form, call, done, failed, row, valuesOf, compared = [], fieldOf = {}, labels, onSaved } = options;
  const { t } = useTranslation();
  const [version, setVersion] = useState(row?.version ?? 0);
  const [conflict, setConflict] = useState<VersionConflict<Values>>();
  const [busy, setBusy] = useState(false);
  // A ref: a second Enter can come before the button shows as busy.
  const isSaving = useRef(false);

  const refuse = (error: unknown, mine: Values) => {
    const newer = newerVersion<Row>(error);
    if (newer && valuesOf) {
      // The newer version is the base of the next save.
      setVersion(newer.version);
      return setConflict({ mine, theirs: valuesOf(newer), change: lastChange(error) });
    }
    showFieldProblems(form, t, error);
    showRefusedField(form, t, error, fieldOf);
    const problems = fieldProblems(t, error);
    if (labels && problems.length > 0) notifyInvalid(t, problems, labels);
    else notifyFailure(t, failed, error);
  };
  const send = async (values: Values): Promise<boolean> => {
    const seen = conflict?.theirs ?? (row && valuesOf?.(row));
    const outcome = await call(values, ifMatch(version), seen);
    if (outcome === undefined) return false;
    if (outcome !== 'unchanged') {
      if (outcome.error) {
        refuse(outcome.error, values);
        return false;
      }
      const title = typeof done === 'string' ? done : done(outcome.data as Data, values);
      notify({ kind: 'success', title });
    }
    onSaved?.();
    return true;
  };
  const save = async (values: Values): Promise<boolean> => {
    if (isSaving.current) return false;
    isSaving.current = true;
    // Notice of an earlier attempt.
    dismissNotice();
    setBusy(true);
    try {
      return await send(values);
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  };
  return {
    form,
    save,
    busy,
    conflictAlert: conflict && (
      <ConflictAlert
        conflict={conflict}
        fields={compared}
        onChoose={(chosen) => form.setFieldsValue(chosen as Parameters<typeof form.setFieldsValue>[0])}
      />
    ),
    onInvalid: labels && ((refusal) => notifyInvalid(t, refusedFields(refusal), labels)),
  };
}
