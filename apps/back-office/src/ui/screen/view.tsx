import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewFocus } from './focus';
import { useDocumentTitle } from './document-title';

/** Layout of a dashboard view: back link, and a heading that takes the focus. */
export function AdminView({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { view, heading } = useViewFocus();
  useDocumentTitle(title);
  return (
    <main ref={view} className="admin-main">
      <Button
        type="text"
        className="admin-back"
        icon={<ArrowLeftOutlined aria-hidden />}
        onClick={() => void navigate('/admin')}
      >
        {t('common.backToDashboard')}
      </Button>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}
