import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MoreAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface MoreActionsProps {
  /** Whom or what they are about. */
  name: string;
  actions: MoreAction[];
}

/** The rarer actions of a row, in a menu: the arrows go through it, Escape closes it and leaves what lies below open. */
export function MoreActions({ name, actions }: MoreActionsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ onClick, ...action }) => ({
    ...action,
    onClick: () => {
      // A dialog gives the focus back to where it was: the entry chosen here is gone by then.
      opener.current?.focus();
      onClick();
    },
  }));
  const label = t('common.moreFor', { name });
  return (
    <Dropdown
      menu={{ items, 'aria-label': label }}
      trigger={['click']}
      open={isOpen}
      onOpenChange={(willOpen) => {
        // Escape leaves the focus nowhere; who clicks elsewhere has taken it along.
        if (!willOpen && document.activeElement?.closest('[role=menu]')) opener.current?.focus();
        setOpen(willOpen);
      }}
      // Beside what it is about: at the end of the page it would lie in no landmark.
      getPopupContainer={(button) => button.closest<HTMLElement>('[role=dialog], main') ?? document.body}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a menu goes into it; it gives the focus back
      autoFocus
    >
      <Button
        ref={opener}
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {t('common.more')}
      </Button>
    </Dropdown>
  );
}
