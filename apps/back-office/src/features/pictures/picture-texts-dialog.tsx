import { useUpdatePictureMutation, type PictureDto } from '@lions/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
import { TextFields, useTextNames } from './picture-fields';
import { pictureTexts, type PictureTexts } from './picture-values';

interface PictureTextsDialogProps {
  picture: PictureDto;
  onClosed: () => void;
}

/** Changes what a photograph is said to show. */
export function PictureTextsDialog({ picture, onClosed }: PictureTextsDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PictureTexts>();
  const [updatePicture] = useUpdatePictureMutation();
  const saving = useSave({
    form,
    row: picture,
    valuesOf: pictureTexts,
    compared: useTextNames(),
    call: (texts, match) => updatePicture({ id: picture.id, 'If-Match': match, updatePictureDto: texts }),
    done: t('pictures.saved'),
    failed: t('pictures.saveFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('pictures.edit')}
      submitText={t('common.save')}
      initialValues={pictureTexts(picture)}
      onClosed={onClosed}
    >
      <TextFields />
    </FormDialog>
  );
}
