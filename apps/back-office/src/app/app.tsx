import { LoadingOutlined } from '@ant-design/icons';
import { api } from '@lions/api-client';
import { Notices } from '@lions/web-base';
import { configureStore } from '@reduxjs/toolkit';
import { ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import fr from 'antd/es/locale/fr_CA';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Confirmations } from '../ui/dialogs/confirm';
import { TOOLTIP_DELAY_SECONDS } from '../ui/screen/icon-button';
import { useLanguage } from '../ui/session/language';
import { adminRouter } from './routes';
import { useAntdTheme } from './theme';

/** The back-office's Redux store: only the API cache. All other state is local to components. */
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

const LOCALES = { en, fr };

/** Popups render inside the landmark or dialog they belong to, so that screen readers keep the context. */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;

/** Providers of the back-office. */
export function AdminApp() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return (
    <Provider store={store}>
      <ConfigProvider
        theme={useAntdTheme()}
        locale={{
          ...LOCALES[language],
          global: {
            ...LOCALES[language].global,
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
