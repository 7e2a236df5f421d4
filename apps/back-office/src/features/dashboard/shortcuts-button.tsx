import { QuestionOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/screen/icon-button';
import { partOnDemand } from '../../ui/screen/part';
import { useSingleKey } from '../../ui/focus/shortcuts';

const ShortcutsDialog = partOnDemand(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  'dialog',
);

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
      {isOpen && <ShortcutsDialog onClosed={() => setOpen(false)} />}
    </>
  );
}
