import { QuestionOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/admin-icon-button';
import { useSingleKey } from '../../ui/admin-single-key';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog')).ShortcutsDialog,
}));

/** Opens the list of keyboard shortcuts, as `?` does. */
export function ShortcutsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useSingleKey('?', () => setOpen(true));
  return (
    <>
      <IconButton
        className="admin-bar-shortcuts"
        label={t('dashboard.shortcuts')}
        icon={<QuestionOutlined />}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <ShortcutsDialog onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
