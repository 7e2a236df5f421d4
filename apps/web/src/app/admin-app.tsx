import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import fr from 'antd/es/locale/fr_CA';
import 'dayjs/locale/fr-ca';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { TOOLTIP_DELAY_SECONDS } from '../ui/admin-icon-button';
import { useLanguage } from '../ui/admin-language';
import { Notices } from '../ui/notices';
import { adminRouter } from './admin-routes';
import { store } from './admin-store';
import { useAntdTheme } from './admin-theme';

const LOCALES = { en, fr };

/** Lists and calendars open inside the landmark or dialog that they belong to: readers know where they are. */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;

/** The back-office: everything that its screens stand on. */
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
        // antd's own turns up and away by width: after an answer that came at once it stays for ever.
        button={{ loadingIcon: <LoadingOutlined aria-hidden /> }}
      >
        <App component={false}>
          <RouterProvider router={adminRouter} />
          <Notices labels={{ region: t('shell.notices'), dismiss: t('shell.dismissNotice') }} />
        </App>
      </ConfigProvider>
    </Provider>
  );
}
