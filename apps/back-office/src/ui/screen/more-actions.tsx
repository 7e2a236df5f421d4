import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface MoreAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface MoreActionsProps {
  /** Subject of the actions, for screen readers. */
  name: string;
  /** Called once the menu has been opened. */
  actions: () => MoreAction[];
}

/** Menu of a row's rarer actions: arrow keys move, Escape closes only the menu. */
export function MoreActions({ name, actions }: MoreActionsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const label = t('common.moreFor', { name });
  const openFirst = () => {
    setUsed(true);
    setOpen(true);
  };
  const button = (
    <Button
      ref={opener}
      icon={<EllipsisOutlined aria-hidden />}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...(!isUsed && { onClick: openFirst })}
    >
      {t('common.more')}
    </Button>
  );
  // Until then there is no menu: it takes a third of the script of a roster's row.
  if (!isUsed) return button;
  const items = actions().map(({ onClick, ...action }) => ({
    ...action,
    onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
      // Prevents the Enter keydown that chose the entry from pressing the button focused next.
      domEvent.preventDefault();
      // A dialog restores the previous focus, but the chosen entry is removed by then: focus the menu button
      // first.
      opener.current?.focus();
      onClick();
    },
  }));
  return (
    <Dropdown
      menu={{ items, 'aria-label': label }}
      trigger={['click']}
      // Opened again by a key, it begins at its first entry, and not at a last one that removes something.
      destroyOnHidden
      open={isOpen}
      onOpenChange={(willOpen) => {
        // Escape would lose the focus; a click elsewhere has already moved it.
        if (!willOpen && document.activeElement?.closest('[role=menu]')) opener.current?.focus();
        setOpen(willOpen);
      }}
      // Rendered beside the row: at the end of the page it would be outside of any landmark.
      getPopupContainer={(button) => button.closest<HTMLElement>('[role=dialog], main') ?? document.body}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- opening a menu moves the focus into it; closing restores it
      autoFocus
    >
      {button}
    </Dropdown>
  );
}
