import type { ClubField, ClubKey } from '@lions/domain';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { FieldItems, useFieldName } from './club-fields';
import { inputsOf, rowOf } from './club-values';

interface ClubRowsProps {
  setting: ClubKey;
  /** Name of the list in the form. */
  list: string;
  field: ClubField;
}

/** The rows of a list: fields of each behind its name; add, remove, and reorder by buttons. */
export function ClubRows({ setting, list, field }: ClubRowsProps) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const [moved, setMoved] = useState('');
  /** Id of the element that gets the focus after the next change of the list. */
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const idOf = (key: number | string) => `club-${setting}-${list}-${key}`;
  const addId = idOf('add');
  return (
    <div role="group" className="club-rows" aria-label={nameOf(field)}>
      <Form.List name={list}>
        {(rows, { add, remove, move }, { errors }) => (
          <>
            <ol className="club-row-list">
              {rows.map(({ key, name: index }) => {
                const step = (by: 1 | -1, name: string) => {
                  move(index, index + by);
                  setMoved(t('club.rows.moved', { name, position: index + 1 + by, count: rows.length }));
                  const isAtEnd = by === 1 ? index + 2 === rows.length : index === 1;
                  focusNext.current = `${idOf(key)}-${(by === 1) === isAtEnd ? 'up' : 'down'}`;
                };
                return (
                  <Row
                    key={key}
                    id={idOf(key)}
                    list={list}
                    index={index}
                    field={field}
                    isLast={index + 1 === rows.length}
                    onStep={step}
                    onRemove={(name) => {
                      remove(index);
                      setMoved(t('club.rows.removed', { name }));
                      focusNext.current = addId;
                    }}
                  />
                );
              })}
            </ol>
            <Form.ErrorList errors={errors} />
            <Button
              id={addId}
              disabled={rows.length >= (field.max ?? Infinity)}
              onClick={() => add(rowOf(field))}
            >
              {t('club.rows.add')}
            </Button>
          </>
        )}
      </Form.List>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </div>
  );
}

interface RowProps {
  id: string;
  list: string;
  index: number;
  field: ClubField;
  isLast: boolean;
  onStep: (by: 1 | -1, name: string) => void;
  onRemove: (name: string) => void;
}

function Row({ id, list, index, field: { fields = {} }, isLast, onStep, onRemove }: RowProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const entries = Object.entries(fields);
  const [first, named] = entries[0] ?? ['', { kind: 'line' as const }];
  const input = inputsOf(first, named).find((name) => !name.includes('.') || name.endsWith(`.${language}`));
  const at = [list, index, input ?? first];
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(at, form);
  // A new row is open; later the reader decides.
  const [isNew] = useState(() => !form.getFieldValue(at));
  const name = typeof typed === 'string' && typed.trim() !== '' ? typed : t('club.rows.unnamed');
  return (
    <li className="club-row">
      <details className="admin-fold" open={isNew}>
        <summary>{name}</summary>
        <div className="club-fields">
          {entries.map(([inner, innerField]) => (
            <FieldItems key={inner} name={inner} field={innerField} at={(path) => [index, path]} />
          ))}
        </div>
      </details>
      <div className="admin-row-actions">
        <Button
          id={`${id}-up`}
          disabled={index === 0}
          aria-label={t('club.rows.upNamed', { name })}
          onClick={() => onStep(-1, name)}
        >
          {t('club.rows.up')}
        </Button>
        <Button
          id={`${id}-down`}
          disabled={isLast}
          aria-label={t('club.rows.downNamed', { name })}
          onClick={() => onStep(1, name)}
        >
          {t('club.rows.down')}
        </Button>
        <Button danger aria-label={t('club.rows.removeNamed', { name })} onClick={() => onRemove(name)}>
          {t('club.rows.remove')}
        </Button>
      </div>
    </li>
  );
}
