import {
  type PictureDto,
  useCreatePictureMutation,
  useListTeamsQuery,
  useUpdatePictureMutation,
} from '@lions/api-client';
import { LIMITS, PICTURE_LIMITS, PICTURE_PLACES } from '@lions/domain';
import { Alert, Button, Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
import {
  NEW_PICTURE,
  type NewPictureValues,
  pictureTexts,
  type PictureTexts,
  replacedBy,
  uploadForm,
} from './picture-values';
import type { ComparedField } from '../../ui/forms/version-conflict';

interface AddPictureDialogProps {
  /** Photographs that the site has. */
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

/** The texts of a photograph with their labels, for the version comparison. */
function useTextNames(): ComparedField<PictureTexts>[] {
  const { t } = useTranslation();
  return [
    { label: t('pictures.altEn'), show: ({ altEn }) => altEn },
    { label: t('pictures.altFr'), show: ({ altFr }) => altFr },
  ];
}

/** Description of the photograph, in both languages. */
export function TextFields() {
  const { t } = useTranslation();
  const rules = [{ required: true, whitespace: true, message: t('validation.bothLanguages') }];
  return (
    <>
      <Form.Item name="altEn" label={t('pictures.altEn')} extra={t('pictures.altHint')} rules={rules}>
        <Input lang="en" maxLength={LIMITS.altText} autoComplete="off" />
      </Form.Item>
      <Form.Item name="altFr" label={t('pictures.altFr')} rules={rules}>
        <Input lang="fr" maxLength={LIMITS.altText} autoComplete="off" />
      </Form.Item>
    </>
  );
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface FileInputProps {
  /** This and the description are given by the form's item. */
  id?: string;
  'aria-describedby'?: string;
  value?: File;
  onChange?: (file: File) => void;
}

/** Chooses a photograph and shows it in the club's colours, before it is sent. */
function FileInput({ id, value, onChange, 'aria-describedby': describedBy }: FileInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const preview = useDataUrl(value);
  const choose = (files: FileList | null) => files?.[0] && onChange?.(files[0]);
  return (
    <div className="admin-file">
      {/* The browser's own button speaks the browser's language. */}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => choose(target.files)}
      />
      <Button id={id} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {t(value ? 'pictures.chooseOther' : 'pictures.choose')}
      </Button>
      {value && <span className="admin-hint">{value.name}</span>}
      {preview !== undefined && (
        <figure>
          <span className="photograph">
            <img src={preview} alt="" />
          </span>
          <figcaption className="admin-hint">{t('pictures.preview')}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** The file as an address that the page's policy allows in images; undefined until it is read. */
function useDataUrl(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.url : undefined;
}
