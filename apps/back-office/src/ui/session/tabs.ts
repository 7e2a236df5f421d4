import { noteSignedIn, userOfPage } from '@lions/api-client';
import { splitAddress } from '@lions/web-base';
import { ownAddress } from './own-address';
import { addressAfterSignIn } from './return';

const LOGIN = '/admin/login';
const LOG_OUT = 'log-out';

/** Message from a tab to the others. */
type Message = typeof LOG_OUT | { signedIn: number };

/** Channel between this browser's tabs of the back-office; a tab does not receive its own messages. */
const tabs = new BroadcastChannel('lions-sign-in');
const tell = (message: Message) => tabs.postMessage(message);

/** Tells the other tabs that their user has logged out. */
export const announceLogout = () => tell(LOG_OUT);

/** Tells the other tabs which user has signed in. */
export const announceSignIn = (userId: number) => tell({ signedIn: userId });

/**
 * Follows the sign-ins of other tabs: a log-out leads to the sign-in page, so that no tab keeps showing the user's data,
 * and from the sign-in page a sign-in leads on. A tab that shows another user than the one who signed in says so.
 */
export function followTabs(): void {
  tabs.onmessage = ({ data }) => {
    const message = data as Message;
    const isSignInPage = splitAddress(location.pathname).path === LOGIN;
    if (message === LOG_OUT) {
      if (!isSignInPage) location.replace(ownAddress(LOGIN));
    } else if (userOfPage() !== undefined) noteSignedIn(message.signedIn);
    else if (isSignInPage) location.replace(ownAddress(addressAfterSignIn(message.signedIn)));
  };
}
