import { useUpdatePictureMutation, type PictureDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/forms/version-conflict';
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
  const { version, conflict, noteConflict } = useVersion(picture.version, pictureTexts);
  const names = useTextNames();

  const save = async (texts: PictureTexts) => {
    const { error } = await updatePicture({
      id: picture.id,
      'If-Match': ifMatch(version),
      updatePictureDto: texts,
    });
    if (!error) {
      notify({ kind: 'success', title: t('pictures.saved') });
      return true;
    }
    if (noteConflict(error, texts)) return false;
    showFieldProblems(form, t, error);
    notifyFailure(t, t('pictures.saveFailed'), error);
    return false;
  };

  return (
    <FormDialog
      form={form}
      title={t('pictures.edit')}
      submitText={t('common.save')}
      initialValues={pictureTexts(picture)}
      onSave={save}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={names}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <TextFields />
    </FormDialog>
  );
}
