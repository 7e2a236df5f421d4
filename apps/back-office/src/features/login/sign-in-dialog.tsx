import { isSignInLost, type CurrentUserDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields, useFocusReturn } from '../../ui/screen/focus';
import { ownAddress } from '../../ui/session/own-address';
import { useRefetchAll } from '../../ui/session/refetch-all';
import { addressAfterSignIn } from '../../ui/session/return';
import { useSaveShortcut } from '../../ui/screen/shortcuts';
import { forgetUnsaved } from '../../ui/forms/unsaved';
import { LoginForm } from './login-form';
import './login.css';

interface SignInDialogProps {
  /** The user of the screen. */
  user: CurrentUserDto;
  /** Whether another user has signed in since; otherwise the sign-in has ended. */
  isOther: boolean;
  onClosed: () => void;
}

/** Above confirmations and their dropdowns, which may be open when the sign-in ends. */
const ABOVE_ALL_DIALOGS = 1200;

/** A full page load, so that no data of the former user stays in memory. Their unsaved input is given up. */
function leaveFor(address: string): void {
  forgetUnsaved();
  location.assign(ownAddress(address));
}

/**
 * Sign-in over the current screen. The same user continues there with everything typed; another
 * user gets a new page.
 */
export function SignInDialog({ user, isOther, onClosed }: SignInDialogProps) {
  const { t } = useTranslation();
  const refetchAll = useRefetchAll();
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  // Stops shortcuts: Ctrl+S would save the form below.
  useSaveShortcut(() => undefined);

  const goOn = async ({ id }: CurrentUserDto) => {
    if (id !== user.id) return leaveFor(addressAfterSignIn(id));
    await refetchAll();
    if (isSignInLost()) return setOpen(false);
    notify({ kind: 'success', title: t('access.signedInAgain') });
  };

  return (
    <Modal
      open={open}
      title={t(isOther ? 'access.otherSignedIn' : 'access.signedOut')}
      footer={null}
      width={420}
      zIndex={ABOVE_ALL_DIALOGS}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      afterOpenChange={(isOpen) => isOpen && enterFields(form.current, 'input[type="password"]')}
    >
      <p className="admin-sign-in-text">
        {isOther ? t('access.otherSignedInText', { username: user.username }) : t('access.signedOutKept')}
      </p>
      <div ref={form}>
        <LoginForm username={user.username} onSignedIn={goOn} />
      </div>
      {isOther && (
        <Button block className="admin-sign-in-leave" onClick={() => leaveFor('/admin')}>
          {t('access.otherGoOn')}
        </Button>
      )}
    </Modal>
  );
}
