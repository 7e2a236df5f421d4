import './sign-in.css';
import { Notices, splitAddress } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { LoginScreen } from '../../features/login/login-screen';
import { ownAddress } from '../../ui/session/own-address';
import { storeRequestedAddress } from '../../ui/session/return';
import { followTabs } from '../../ui/session/tabs';
import { ConnectionBar } from '../connection-bar';
import { start } from './start';
import { store } from '../store';

const LOGIN = '/admin/login';

/** The back-office of a browser without a sign-in: the sign-in page, without what only the other views need. */
function SignInApp() {
  const { t } = useTranslation();
  return (
    <Provider store={store}>
      <ConnectionBar />
      <LoginScreen />
      <Notices labels={{ region: t('shell.notices'), dismiss: t('shell.dismissNotice') }} />
    </Provider>
  );
}

/** Loads the dashboard's files at the lowest priority, while the visitor types: they are needed after the sign-in. */
function loadAhead(): void {
  const { next = '' } = document.getElementById('root')?.dataset ?? {};
  for (const href of next.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

// The document is the same at each address of the back-office.
const { path } = splitAddress(location.pathname);
if (path !== LOGIN) {
  storeRequestedAddress(path + location.search);
  history.replaceState(null, '', ownAddress(LOGIN));
}

followTabs();

void start(<SignInApp />).then(loadAhead);
