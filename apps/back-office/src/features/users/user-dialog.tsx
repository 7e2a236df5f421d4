import {
  useCreateUserMutation,
  useUpdateUserMutation,
  type CreatedUserDto,
  type UserDto,
} from '@lions/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useSave } from '../../ui/forms/use-save';
import { UserFields, useUserFieldNames, useUserLabels } from './user-fields';
import { NEW_USER, userValues, type UserValues } from './user-values';

interface UserDialogProps {
  /** The user to edit; absent for a new one. */
  user?: UserDto | undefined;
  onCreated: (user: CreatedUserDto) => void;
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
export function UserDialog({ user, onCreated, onClosed }: UserDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<UserValues>();
  const [createUser] = useCreateUserMutation();
  const [updateUser] = useUpdateUserMutation();
  const labels = useUserLabels();
  const saving = useSave({
    form,
    row: user,
    valuesOf: userValues,
    compared: useUserFieldNames(),
    call: async ({ password, isActive, ...names }, match) => {
      if (user) return updateUser({ id: user.id, 'If-Match': match, updateUserDto: { ...names, isActive } });
      const answer = await createUser({ createUserDto: { ...names, ...(password && { password }) } });
      if (answer.data) onCreated(answer.data);
      return answer;
    },
    done: t(user ? 'users.updated' : 'users.created'),
    failed: t(user ? 'users.updateFailed' : 'users.createFailed'),
    fieldOf: FIELD_OF,
    labels,
  });
  return (
    <FormDialog
      saving={saving}
      title={t(user ? 'users.editUser' : 'users.createUser')}
      submitText={t(user ? 'common.save' : 'users.createUser')}
      initialValues={user ? userValues(user) : NEW_USER}
      onClosed={onClosed}
    >
      <UserFields isNew={!user} />
    </FormDialog>
  );
}
