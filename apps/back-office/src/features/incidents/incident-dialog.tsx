import { useCreateIncidentMutation, useUpdateIncidentMutation, type IncidentDto } from '@lions/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
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
  const saving = useSave({
    form,
    row: incident,
    valuesOf: incidentValues,
    compared: useComparedFields(),
    call: (values, match) => {
      const body = savedIncident(values);
      return incident
        ? updateIncident({ id: incident.id, 'If-Match': match, updateIncidentDto: body })
        : createIncident({ createIncidentDto: body });
    },
    done: t('incidents.saved'),
    failed: t('incidents.saveFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t(incident ? 'incidents.edit' : 'incidents.add')}
      submitText={t('common.save')}
      initialValues={incident ? incidentValues(incident) : newIncident()}
      onClosed={onClosed}
    >
      <IncidentFields />
    </FormDialog>
  );
}
