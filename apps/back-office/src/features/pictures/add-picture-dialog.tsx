import { useCreatePictureMutation, useListTeamsQuery, type PictureDto } from '@lions/api-client';
import { PICTURE_LIMITS, PICTURE_PLACES } from '@lions/domain';
import { Alert, Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
import { FileInput } from './file-input';
import { TextFields } from './picture-fields';
import { NEW_PICTURE, replacedBy, uploadForm, type NewPictureValues } from './picture-values';

interface AddPictureDialogProps {
  /** Those that the site has. */
  pictures: readonly PictureDto[];
  onClosed: () => void;
}

/** Refusals that are about the file. */
const FIELD_OF = {
  PICTURE_TYPE: 'file',
  PICTURE_SIZE: 'file',
  PICTURE_UNREADABLE: 'file',
  PICTURE_TOO_LARGE: 'file',
  TEAM_NOT_FOUND: 'teamId',
} as const;

/** Uploads a photograph with its texts and the consent. */
export function AddPictureDialog({ pictures, onClosed }: AddPictureDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<NewPictureValues>();
  const [createPicture] = useCreatePictureMutation();
  const { place = NEW_PICTURE.place, teamId } =
    (Form.useWatch([], form) as Partial<NewPictureValues> | undefined) ?? {};

  const saving = useSave({
    form,
    // The call's type describes the fields of the form that is sent.
    call: (values) => createPicture({ uploadPictureDto: uploadForm(values) as never }),
    done: t('pictures.added'),
    failed: t('pictures.addFailed'),
    fieldOf: FIELD_OF,
  });

  return (
    <FormDialog
      saving={saving}
      title={t('pictures.add')}
      submitText={t('pictures.upload')}
      initialValues={NEW_PICTURE}
      onClosed={onClosed}
    >
      <Form.Item
        name="file"
        label={t('pictures.file')}
        extra={t('pictures.fileHint')}
        rules={[{ required: true, message: t('validation.pictureRequired') }, { validator: isSmallEnough }]}
      >
        <FileInput />
      </Form.Item>
      <Form.Item name="place" label={t('pictures.place')}>
        <Select options={PICTURE_PLACES.map((value) => ({ value, label: t(`pictures.places.${value}`) }))} />
      </Form.Item>
      {place === 'team' && <TeamItem />}
      {replacedBy({ place, teamId }, pictures) && (
        <Alert type="warning" showIcon className="admin-alert" title={t('pictures.replaces')} />
      )}
      <TextFields />
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_, isGiven) => (isGiven ? Promise.resolve() : Promise.reject(new Error())),
            message: t('validation.consentRequired'),
          },
        ]}
      >
        <Checkbox>{t('pictures.consent')}</Checkbox>
      </Form.Item>
      <p role="status">{saving.busy && t('pictures.sending')}</p>
    </FormDialog>
  );

  /** Told before a large file is sent for nothing. */
  function isSmallEnough(_: unknown, file: File | undefined): Promise<void> {
    if ((file?.size ?? 0) <= PICTURE_LIMITS.bytes) return Promise.resolve();
    return Promise.reject(new Error(t('errors.PICTURE_TOO_LARGE')));
  }
}

function TeamItem() {
  const { t } = useTranslation();
  const { data: teams = [] } = useListTeamsQuery({});
  return (
    <Form.Item
      name="teamId"
      label={t('pictures.team')}
      rules={[{ required: true, message: t('validation.pictureTeamRequired') }]}
    >
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
