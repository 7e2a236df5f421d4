import { UndoOutlined } from '@ant-design/icons';
import { useUndoChangeMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../forms/errors';

/** Undoes a change; `what` names it. */
export function UndoButton({ id, what }: { id: number; what: string }) {
  const { t } = useTranslation();
  const [undo, { isLoading }] = useUndoChangeMutation();
  const takeBack = async () => {
    const { error } = await undo({ id });
    if (error) notifyFailure(t, t('changes.undoFailed'), error);
    else notify({ kind: 'success', title: t('changes.undone') });
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
