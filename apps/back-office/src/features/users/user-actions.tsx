import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import {
  useDeleteUserMutation,
  useResetSecondFactorMutation,
  useUnlockUserMutation,
  type UserDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { MoreActions } from '../../ui/screen/menu';
import { partOnDemand } from '../../ui/screen/part';
import { ifMatch } from '../../ui/forms/version-conflict';
import { userName } from './user-values';

/** Lazily loaded user dialog. */
export const UserDialogPart = partOnDemand(async () => (await import('./user-dialog')).UserDialog, 'dialog');

const DevicesDialog = partOnDemand(async () => (await import('./devices-dialog')).DevicesDialog, 'dialog');
const ResetLinkDialog = partOnDemand(async () => (await import('./link-dialogs')).ResetLinkDialog, 'dialog');

/** Lazily loaded dialog of an invitation. */
export const InvitationPart = partOnDemand(
  async () => (await import('./link-dialogs')).InvitationDialog,
  'dialog',
);

interface UserActionsProps {
  user: UserDto;
  isMe: boolean;
  isLocked: boolean;
  onEdit: () => void;
}

/** Edit and delete, and rarer actions under 'More'. */
export function UserActions({ user, isMe, isLocked, onEdit }: UserActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'resetLink' | 'invitation' | 'devices'>();
  const [deleteUser] = useDeleteUserMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const [unlockUser] = useUnlockUserMutation();
  const { id, username, version } = user;
  const name = userName(user);

  const remove = async () => {
    const text = [t('users.confirmDelete', { name, username }), t('users.cannotBeUndone')];
    if (!(await confirm({ title: t('users.deleteUser'), text, action: t('common.delete') }))) return;
    const { error } = await deleteUser({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('users.deleteFailed'), error);
    else notify({ kind: 'success', title: t('users.deleted') });
  };
  const resetSecondFactor = async () => {
    const title = t('users.resetSecondFactor');
    const text = [t('users.resetSecondFactorText', { name })];
    if (!(await confirm({ title, text, action: title }))) return;
    const { error } = await resetFactor({ id });
    if (error) notifyFailure(t, t('users.actionFailed'), error);
    else notify({ kind: 'success', title: t('users.secondFactorReset') });
  };
  const unlock = async () => {
    const { error } = await unlockUser({ id });
    if (error) notifyFailure(t, t('users.actionFailed'), error);
    else notify({ kind: 'success', title: t('users.unlocked', { name }) });
  };
  const actions = [
    ...(isLocked ? [{ key: 'unlock', label: t('users.unlock'), onClick: () => void unlock() }] : []),
    ...(user.isInvited
      ? [{ key: 'invitation', label: t('users.inviteAgain'), onClick: () => setDialog('invitation') }]
      : []),
    { key: 'resetLink', label: t('users.resetLink'), onClick: () => setDialog('resetLink') },
    ...(user.hasSecondFactor && !isMe
      ? [
          {
            key: 'secondFactor',
            label: t('users.resetSecondFactor'),
            onClick: () => void resetSecondFactor(),
          },
        ]
      : []),
    { key: 'devices', label: t('users.devices'), onClick: () => setDialog('devices') },
  ];

  return (
    <div className="admin-row-actions">
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={t('common.editNamed', { name })}
        {...UserDialogPart.ahead}
        onClick={onEdit}
      >
        {t('common.edit')}
      </Button>
      {!isMe && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('common.deleteNamed', { name })}
          onClick={() => void remove()}
        >
          {t('common.delete')}
        </Button>
      )}
      <MoreActions name={name} actions={actions} />
      {dialog === 'resetLink' && <ResetLinkDialog user={user} onClosed={() => setDialog(undefined)} />}
      {dialog === 'invitation' && <InvitationPart user={user} onClosed={() => setDialog(undefined)} />}
      {dialog === 'devices' && (
        <DevicesDialog user={user} isMe={isMe} onClosed={() => setDialog(undefined)} />
      )}
    </div>
  );
}
