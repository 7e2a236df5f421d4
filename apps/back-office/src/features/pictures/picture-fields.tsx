import { LIMITS } from '@lions/domain';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ComparedField } from '../../ui/forms/version-conflict';
import type { PictureTexts } from './picture-values';

/** The texts of a photograph with their labels, for the version comparison. */
export function useTextNames(): ComparedField<PictureTexts>[] {
  const { t } = useTranslation();
  return [
    { label: t('pictures.altEn'), show: ({ altEn }) => altEn },
    { label: t('pictures.altFr'), show: ({ altFr }) => altFr },
  ];
}

/** What the photograph shows, in both languages. */
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
