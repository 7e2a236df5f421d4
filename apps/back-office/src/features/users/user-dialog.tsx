import { useCreateUserMutation, useUpdateUserMutation, type UserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  fieldProblems,
  notifyFailure,
  notifyInvalid,
  refusedFields,
  showFieldProblems,
  showRefusedField,
} from '../../ui/forms/errors';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/forms/version-conflict';
import { UserFields, useUserFieldNames, useUserLabels } from './user-fields';
import { NEW_USER, userValues, type UserValues } from './user-values';

interface UserDialogProps {
  /** The user to edit; absent for a new one. */
  user?: UserDto;
  onClosed: () => void;
}

/** Error codes that belong to one field. */
const FIELD_OF = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_TOO_LONG: 'password',
} as const;

/** 'Create User' or 'Edit User'; a refused field also raises a notice. */
export function UserDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<UserValues>();
  const [createUser] = useCreateUserMutation();
  const [updateUser] = useUpdateUserMutation();
  const { version, conflict, noteConflict } = useVersion(user?.version ?? 0, userValues);
  const labels = useUserLabels();
  const fieldNames = useUserFieldNames();

  const save = async ({ password = '', isActive, ...names }: UserValues) => {
    const { error } = user
      ? await updateUser({ id: user.id, 'If-Match': ifMatch(version), updateUserDto: { ...names, isActive } })
      : await createUser({ createUserDto: { ...names, password } });
    if (!error) {
      notify({ kind: 'success', title: t(user ? 'users.updated' : 'users.created') });
      return true;
    }
    if (noteConflict(error, { ...names, isActive })) return false;
    const problems = fieldProblems(t, error);
    showFieldProblems(form, t, error);
    showRefusedField(form, t, error, FIELD_OF);
    if (problems.length > 0) notifyInvalid(t, problems, labels);
    else notifyFailure(t, t(user ? 'users.updateFailed' : 'users.createFailed'), error);
    return false;
  };

  return (
    <FormDialog
      form={form}
      title={t(user ? 'users.editUser' : 'users.createUser')}
      submitText={t(user ? 'common.save' : 'users.createUser')}
      initialValues={user ? userValues(user) : NEW_USER}
      onSave={save}
      onInvalid={(refusal) => notifyInvalid(t, refusedFields(refusal), labels)}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fieldNames}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <UserFields isNew={!user} />
    </FormDialog>
  );
}
