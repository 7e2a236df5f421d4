import { Modal, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleKeysOff } from '../../ui/screen/shortcuts';

const SINGLE_KEYS = [
  ['/', 'shortcutSearch'],
  ['?', 'shortcutHelp'],
] as const;
/** Enter and Escape have a name in each language. */
const OTHER_KEYS = [
  ['Ctrl + S', 'shortcutSave'],
  ['keyEnter', 'shortcutEnter'],
  ['keyEscape', 'shortcutClose'],
  ['F8', 'shortcutNotices'],
] as const;

/** Keyboard shortcuts; single-character ones can be turned off (WCAG 2.1.4). */
export function ShortcutsDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [isOff, setOff] = useSingleKeysOff();
  const [labelId, textId] = [useId(), useId()];
  const shown = isOff ? OTHER_KEYS : [...SINGLE_KEYS, ...OTHER_KEYS];
  return (
    <Modal
      open={open}
      title={t('dashboard.shortcuts')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <dl className="admin-shortcuts">
        {shown.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys === 'keyEnter' || keys === 'keyEscape' ? t(`dashboard.${keys}`) : keys}</kbd>
            </dt>
            <dd>{t(`dashboard.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="admin-switch">
        <Switch
          aria-labelledby={labelId}
          aria-describedby={textId}
          checked={!isOff}
          onChange={(isOn) => setOff(!isOn)}
        />
        <span id={labelId}>{t('dashboard.singleKeys')}</span>
      </div>
      <p id={textId} className="admin-hint">
        {t('dashboard.singleKeysText')}
      </p>
    </Modal>
  );
}
