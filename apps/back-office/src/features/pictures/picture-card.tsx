import { DeleteOutlined, EditOutlined, EyeInvisibleOutlined } from '@ant-design/icons';
import { useDeletePictureMutation, useListTeamsQuery, type PictureDto } from '@lions/api-client';
import { notify, Photograph } from '@lions/web-base';
import { Button } from 'antd';
import { Tag } from '../../ui/screen/tags';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { ifMatch } from '../../ui/forms/version-conflict';
import { useLanguage } from '../../ui/session/language';
import { useMomentFormat } from '../../ui/time/clock';

interface PictureCardProps {
  picture: PictureDto;
  onEdit: () => void;
  /** Preloads the dialog. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
}

/** One photograph as the site shows it, its texts, and who confirmed the consent. */
export function PictureCard({ picture, onEdit, ahead }: PictureCardProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const when = useMomentFormat()(picture.uploadedAt);
  const { altEn, altFr, place, teamId, uploadedBy } = picture;
  const { data: teams = [] } = useListTeamsQuery({});
  const team = teams.find(({ id }) => id === teamId);
  const name = language === 'fr' ? altFr : altEn;
  const remove = useRemove(picture);
  return (
    <li className="admin-card admin-picture">
      <Photograph picture={picture} alt={name} sizes="(min-width: 700px) 320px, 100vw" />
      <div className="admin-row-text">
        <h2 className="admin-row-title">{team?.name ?? t(`pictures.places.${place}`)}</h2>
        <p lang="en">{altEn}</p>
        <p lang="fr">{altFr}</p>
        <p className="admin-hint">
          {uploadedBy === null
            ? t('pictures.addedAt', { when })
            : t('pictures.addedBy', { name: uploadedBy, when })}
        </p>
        {teamId !== null && team?.isVisible !== true && teams.length > 0 && (
          <Tag look="quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
            {t('pictures.hidden')}
          </Tag>
        )}
        <div className="admin-row-actions">
          <Button
            icon={<EditOutlined aria-hidden />}
            aria-label={t('common.editNamed', { name })}
            {...ahead}
            onClick={onEdit}
          >
            {t('common.edit')}
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('pictures.removeNamed', { name })}
            onClick={() => void remove()}
          >
            {t('pictures.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Removes the photograph after a confirmation. */
function useRemove({ id, version }: PictureDto) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deletePicture] = useDeletePictureMutation();
  return async () => {
    const text = [t('pictures.removeText'), t('pictures.removeForGood')];
    if (!(await confirm({ title: t('pictures.removeTitle'), text, action: t('pictures.remove') }))) return;
    const { error } = await deletePicture({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('pictures.removeFailed'), error);
    else notify({ kind: 'success', title: t('pictures.removed') });
  };
}
