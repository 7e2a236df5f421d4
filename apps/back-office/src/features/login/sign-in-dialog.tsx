import { isSignInLost, type CurrentUserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields, useFocusReturn } from '../../ui/focus/focus';
import { ownAddress } from '../../ui/session/own-address';
import { useRefetchAll } from '../../ui/session/refetch-all';
import { addressAfterSignIn } from '../../ui/session/return';
import { useSaveShortcut } from '../../ui/focus/shortcuts';
import { forgetUnsaved } from '../../ui/forms/unsaved';
import { LoginForm } from './login-form';
import './login.css';

interface SignInDialogProps {
  /** Username of the signed-out user. */
  user: CurrentUserDto;
  onClosed: () => void;
}

/** Above confirmations and their dropdowns, which may be open when the sign-in ends. */
const ABOVE_ALL_DIALOGS = 1200;

/**
 * Sign-in over the current screen. The same user continues there with everything typed; another
 * user gets a new page.
 */
export function SignInDialog({ user, onClosed }: SignInDialogProps) {
  const { t } = useTranslation();
  const refetchAll = useRefetchAll();
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  // Stops shortcuts: Ctrl+S would save the form below.
  useSaveShortcut(() => undefined);

  const goOn = async ({ id }: CurrentUserDto) => {
    if (id !== user.id) {
      forgetUnsaved();
      // A full page load, so that no data of the former user stays in memory.
      return location.assign(ownAddress(addressAfterSignIn(id)));
    }
    await refetchAll();
    if (isSignInLost()) return setOpen(false);
    notify({ kind: 'success', title: t('access.signedInAgain') });
  };

  return (
    <Modal
      open={open}
      title={t('access.signedOut')}
      footer={null}
      width={420}
      zIndex={ABOVE_ALL_DIALOGS}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      afterOpenChange={(isOpen) => isOpen && enterFields(form.current, 'input[type="password"]')}
    >
      <p className="admin-sign-in-text">{t('access.signedOutKept')}</p>
      <div ref={form}>
        <LoginForm username={user.username} onSignedIn={goOn} />
      </div>
    </Modal>
  );
}
