import { useCreateIncidentMutation, useUpdateIncidentMutation, type IncidentDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { notifyFailure, showFieldProblems } from '../../ui/forms/errors';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/forms/version-conflict';
import { useComparedFields } from './incident-facts';
import { IncidentFields } from './incident-fields';
import { incidentValues, newIncident, savedIncident, type IncidentValues } from './incident-values';

interface IncidentDialogProps {
  /** The incident to change; absent for a new one. */
  incident?: IncidentDto;
  onClosed: () => void;
}

/** Adds an incident to the register, or completes one. */
export function IncidentDialog({ incident, onClosed }: IncidentDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<IncidentValues>();
  const [createIncident] = useCreateIncidentMutation();
  const [updateIncident] = useUpdateIncidentMutation();
  const { version, conflict, noteConflict } = useVersion(incident?.version ?? 0, incidentValues);
  const fields = useComparedFields();

  const save = async (values: IncidentValues) => {
    const body = savedIncident(values);
    const { error } = incident
      ? await updateIncident({ id: incident.id, 'If-Match': ifMatch(version), updateIncidentDto: body })
      : await createIncident({ createIncidentDto: body });
    if (!error) {
      notify({ kind: 'success', title: t('incidents.saved') });
      return true;
    }
    if (noteConflict(error, values)) return false;
    showFieldProblems(form, t, error);
    notifyFailure(t, t('incidents.saveFailed'), error);
    return false;
  };

  return (
    <FormDialog
      form={form}
      title={t(incident ? 'incidents.edit' : 'incidents.add')}
      submitText={t('common.save')}
      initialValues={incident ? incidentValues(incident) : newIncident()}
      onSave={save}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fields}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <IncidentFields />
    </FormDialog>
  );
}
