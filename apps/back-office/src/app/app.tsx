import { LoadingOutlined } from '@ant-design/icons';
import { Notices } from '@lions/web-base';
import { ConfigProvider } from 'antd';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { antdLocaleOf } from '../i18n/load-language';
import { Confirmations } from '../ui/dialogs/confirm';
import { TOOLTIP_DELAY_SECONDS } from '../ui/screen/icon-button';
import { useLanguage } from '../ui/session/language';
import { adminRouter } from './routes';
import { store } from './store';
import { useAntdTheme } from './theme';

/** Popups render inside the landmark or dialog they belong to, so that screen readers keep the context. */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;

/** Providers of the back-office. */
export function AdminApp() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const locale = antdLocaleOf(language);
  return (
    <Provider store={store}>
      <ConfigProvider
        theme={useAntdTheme()}
        locale={{
          ...locale,
          global: {
            ...locale.global,
            show: t('common.showPassword'),
            hide: t('common.hidePassword'),
          },
        }}
        getPopupContainer={popupContainer}
        tooltip={{ mouseEnterDelay: TOOLTIP_DELAY_SECONDS }}
        wave={{ disabled: true }}
        // antd's own transition depends on a width change: after a synchronous answer it never ends.
        button={{ loadingIcon: <LoadingOutlined aria-hidden /> }}
      >
        <Confirmations>
          <RouterProvider router={adminRouter} />
          <Notices labels={{ region: t('shell.notices'), dismiss: t('shell.dismissNotice') }} />
        </Confirmations>
      </ConfigProvider>
    </Provider>
  );
}
