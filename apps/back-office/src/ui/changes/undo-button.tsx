import { UndoOutlined } from '@ant-design/icons';
import { isApiError, useUndoChangeMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../forms/errors';
import { useLanguage } from '../session/language';
import { subjectText } from './subject-text';

interface UndoButtonProps {
  id: number;
  /** Changes that the same press made before it. */
  earlier?: readonly number[];
  /** Name of the change. */
  what: string;
}

/** Undoes a change. */
export function UndoButton({ id, earlier = [], what }: UndoButtonProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const [undo, { isLoading }] = useUndoChangeMutation();
  const takeBack = async () => {
    for (const next of [id, ...earlier]) {
      const { error } = await undo({ id: next });
      if (!error) continue;
      return notifyFailure(
        t,
        [t('changes.undoFailed'), changedSince(error)].filter(Boolean).join('. '),
        error,
      );
    }
    notify({ kind: 'success', title: t('changes.undone') });
  };
  const changedSince = (error: unknown): string => {
    const changed = (isApiError(error) && error.changed) || [];
    const names = changed.map(({ subject, name, date }) =>
      subjectText({ t, language }, { subject, subjectName: name, subjectDate: date }),
    );
    return names.length > 0 ? t('changes.changedSince', { names: names.join('; ') }) : '';
  };
  return (
    <Button
      icon={<UndoOutlined aria-hidden />}
      loading={isLoading}
      aria-label={t('changes.undoNamed', { what })}
      onClick={() => void takeBack()}
    >
      {t('changes.undo')}
    </Button>
  );
}
