import { LIMITS } from '@lions/domain';
import { Alert, Form, Input, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { DayPicker } from '../../ui/time/day-picker';
import type { IncidentValues } from './incident-values';

const ROWS = { minRows: 2, maxRows: 8 };

/** The fields of an incident, in the order in which one learns of them; same bounds as the API's. */
export function IncidentFields() {
  const { t } = useTranslation();
  const isSerious = Form.useWatch('isSerious', Form.useFormInstance<IncidentValues>());
  const required = { required: true, message: t('validation.required') };
  const written = { ...required, whitespace: true };
  return (
    <>
      <Form.Item
        name="knownOn"
        label={t('incidents.knownOn')}
        extra={t('incidents.knownHint')}
        rules={[required]}
      >
        <DayPicker last={clubToday()} />
      </Form.Item>
      <Form.Item
        name="occurred"
        label={t('incidents.occurred')}
        extra={t('incidents.occurredHint')}
        rules={[written]}
      >
        <Input maxLength={LIMITS.shortText} autoComplete="off" />
      </Form.Item>
      <TextItem name="happened" isRequired />
      <TextItem name="information" isRequired />
      <Form.Item name="persons" label={t('incidents.persons')} extra={t('incidents.personsHint')}>
        <InputNumber min={0} max={LIMITS.incidentPersons} precision={0} inputMode="numeric" />
      </Form.Item>
      <Form.Item
        name="isSerious"
        label={t('incidents.isSerious')}
        extra={t('incidents.seriousHint')}
        rules={[required]}
      >
        <Radio.Group
          options={[
            { value: true, label: t('incidents.yes') },
            { value: false, label: t('incidents.no') },
          ]}
        />
      </Form.Item>
      <TextItem name="riskReason" isRequired />
      {isSerious === true && (
        <Alert type="warning" showIcon className="admin-alert" title={t('incidents.tellNow')} />
      )}
      <TextItem name="measures" />
      <LaterDay name="commissionToldOn" />
      <LaterDay name="personsToldOn" />
      <LaterDay name="closedOn" />
    </>
  );
}

interface TextItemProps {
  name: 'happened' | 'information' | 'riskReason' | 'measures';
  isRequired?: boolean;
}

function TextItem({ name, isRequired = false }: TextItemProps) {
  const { t } = useTranslation();
  const rule = { required: true, whitespace: true, message: t('validation.required') };
  return (
    <Form.Item
      name={name}
      label={t(`incidents.${name}`)}
      extra={t(`incidents.hints.${name}`)}
      rules={isRequired ? [rule] : []}
    >
      <Input.TextArea maxLength={LIMITS.incidentText} autoSize={ROWS} />
    </Form.Item>
  );
}

/** A day that is empty until the thing has happened. */
function LaterDay({ name }: { name: 'commissionToldOn' | 'personsToldOn' | 'closedOn' }) {
  const { t } = useTranslation();
  return (
    <Form.Item name={name} label={t(`incidents.${name}`)} extra={t(`incidents.hints.${name}`)}>
      <DayPicker last={clubToday()} />
    </Form.Item>
  );
}
