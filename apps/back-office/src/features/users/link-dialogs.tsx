import {
  useCreateResetLinkMutation,
  useInviteUserMutation,
  type InvitationDto,
  type UserDto,
} from '@lions/api-client';
import { Button, Modal } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { CopyField } from '../../ui/screen/copy';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { userName } from './user-values';

interface ResetLinkDialogProps {
  user: UserDto;
  onClosed: () => void;
}

/** Creates a one-time password link, valid for an hour and shown only here. */
export function ResetLinkDialog({ user, onClosed }: ResetLinkDialogProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const [createLink, { data: link, error }] = useCreateResetLinkMutation();
  const { id } = user;
  useEffect(() => void createLink({ id }), [createLink, id]);
  return (
    <LinkDialog
      title={t('users.resetLinkTitle')}
      text={link && t('users.resetLinkText', { name: userName(user), when: formatMoment(link.expiresAt) })}
      url={link?.url}
      error={error}
      onRetry={() => void createLink({ id })}
      onClosed={onClosed}
    />
  );
}

interface InvitationDialogProps extends ResetLinkDialogProps {
  /** The invitation of a user who was just created; without it the user is invited again. */
  created?: InvitationDto | undefined;
}

/** Tells that an invitation is mailed or, without a mail server, shows its link, which is seen only here. */
export function InvitationDialog({ user, created, onClosed }: InvitationDialogProps) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const [invite, { data: again, error }] = useInviteUserMutation();
  const { id, email } = user;
  const isNew = created !== undefined;
  useEffect(() => {
    if (!isNew) void invite({ id });
  }, [invite, id, isNew]);
  const link = created ?? again;
  const words = link && { name: userName(user), email, when: formatMoment(link.expiresAt) };
  return (
    <LinkDialog
      title={t('users.invitationTitle')}
      text={words && t(link.url ? 'users.invitationText' : 'users.invitationMailed', words)}
      url={link?.url}
      error={error}
      onRetry={() => void invite({ id })}
      onClosed={onClosed}
    />
  );
}

interface LinkDialogProps {
  title: string;
  /** Absent until the link exists. */
  text: ReactNode;
  /** null: the link was mailed. */
  url: string | null | undefined;
  error: unknown;
  onRetry: () => void;
  onClosed: () => void;
}

function LinkDialog({ title, text, url, error, onRetry, onClosed }: LinkDialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={title}
      footer={<Button onClick={() => setOpen(false)}>{t('common.close')}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      {error !== undefined && <LoadFailed error={error} onRetry={onRetry} />}
      {!text && error === undefined && <AdminSpinner />}
      {text && <p>{text}</p>}
      {url && <CopyField label={t('users.resetLinkLabel')} value={url} copy={t('users.copy')} />}
    </Modal>
  );
}
