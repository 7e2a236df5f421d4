import { isSignInLost, type CurrentUserDto } from '@lions/api-client';
import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterFields } from '../../ui/admin-focus';
import { useReadAnew } from '../../ui/admin-read-anew';
import { addressAfterSignIn } from '../../ui/admin-return';
import { useSaveShortcut } from '../../ui/admin-save-shortcut';
import { forgetUnsaved } from '../../ui/admin-unsaved';
import { notify } from '../../ui/notice-store';
import { LoginForm } from './login-form';

interface SignInDialogProps {
  /** Who was signed out. */
  user: CurrentUserDto;
  onClosed: () => void;
}

/** Above confirmations and their lists, whichever was open when the sign-in ended. */
const ABOVE_ALL_DIALOGS = 1200;

/**
 * The sign-in over the screen on which the former one ended: the same user goes on there with all that was typed,
 * anybody else on a page of their own.
 */
export function SignInDialog({ user, onClosed }: SignInDialogProps) {
  const { t } = useTranslation();
  const readAnew = useReadAnew();
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  useFocusBack();
  // The key would save what lies below.
  useSaveShortcut(() => undefined);

  const goOn = async ({ id }: CurrentUserDto) => {
    if (id !== user.id) {
      forgetUnsaved();
      // A whole new page: nothing of a former user stays in memory (spec section 4).
      return location.assign(addressAfterSignIn(id));
    }
    await readAnew();
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

/** What had the focus before the dialog has it again, although a sign-in takes the dialog away at once. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Behind the dialog's own leave-taking, which would take the focus along once more.
      if (before instanceof HTMLElement) setTimeout(() => before.focus({ preventScroll: true }));
    },
    [before],
  );
}
