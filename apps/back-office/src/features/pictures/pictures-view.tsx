import { PictureOutlined } from '@ant-design/icons';
import { type PictureDto, useListPicturesQuery } from '@lions/api-client';
import { photographCss } from '@lions/web-base';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { AdminView } from '../../ui/screen/view';
import { PictureCard } from './picture-card';
import './pictures.css';

const AddDialog = partOnDemand(async () => (await import('./picture-dialogs')).AddPictureDialog, 'dialog');
const TextsDialog = partOnDemand(
  async () => (await import('./picture-dialogs')).PictureTextsDialog,
  'dialog',
);

/** The photographs of the public site, for superadmins. */
export function PicturesView() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'add' | PictureDto>();
  const close = () => setDialog(undefined);
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListPicturesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: pictures, error, isLoading, refetch } = query;
  return (
    <AdminView title={t('pictures.title')}>
      <style>{photographCss}</style>
      <p className="admin-hint">{t('pictures.intro')}</p>
      <div className="admin-toolbar">
        <Button
          type="primary"
          icon={<PictureOutlined aria-hidden />}
          disabled={!pictures}
          {...AddDialog.ahead}
          onClick={() => setDialog('add')}
        >
          {t('pictures.add')}
        </Button>
      </div>
      {isLoading && <LoadingLines />}
      {error && !pictures && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {pictures?.length === 0 && <Empty description={t('pictures.none')} />}
      <ul className="admin-pictures">
        {pictures?.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            onEdit={() => setDialog(picture)}
            ahead={TextsDialog.ahead}
          />
        ))}
      </ul>
      {dialog === 'add' && <AddDialog pictures={pictures ?? []} onClosed={close} />}
      {typeof dialog === 'object' && <TextsDialog picture={dialog} onClosed={close} />}
    </AdminView>
  );
}
