import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './menu.css';

export interface MenuAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface MoreActionsProps {
  /** Subject of the actions, for screen readers; without one the button is an icon. */
  name?: string;
  actions: readonly MenuAction[];
}

/** Button with a menu of a row's rarer actions. */
export function MoreActions({ name, actions }: MoreActionsProps) {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement>();
  const label = name === undefined ? t('common.more') : t('common.moreFor', { name });
  return (
    <>
      <Button
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={!!opener}
        onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}
      >
        {name !== undefined && t('common.more')}
      </Button>
      {opener && (
        <Menu label={label} opener={opener} actions={actions} onClose={() => setOpener(undefined)} />
      )}
    </>
  );
}

interface MenuProps {
  /** Accessible name. */
  label: string;
  /** The button that opened it. */
  opener: HTMLElement;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** Menu below the button that opened it: arrow keys move, Escape closes only the menu. */
export function Menu({ label, opener, actions, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const list = menu.current;
    if (!list) return;
    list.showPopover();
    const place = () => {
      const at = opener.getBoundingClientRect();
      const isAbove = at.bottom + list.offsetHeight > innerHeight;
      list.style.top = `${isAbove ? Math.max(0, at.top - list.offsetHeight) : at.bottom}px`;
      list.style.left = `${Math.max(0, at.right - list.offsetWidth)}px`;
    };
    place();
    list.querySelector('button')?.focus({ preventScroll: true });
    // Stays below its button, which a late scroll or a list read again moves.
    document.addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [opener]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      const isInside = target instanceof Node && (menu.current?.contains(target) || opener.contains(target));
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [opener]);
  const leave = () => {
    opener.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const last = items.length - 1;
    const to = { ArrowDown: current < last ? current + 1 : 0, ArrowUp: current > 0 ? current - 1 : last };
    const next = { ...to, Home: 0, End: last }[event.key];
    if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) leave();
    else items[next]?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus
    <div ref={menu} popover="manual" role="menu" aria-label={label} className="menu" onKeyDown={onKeyDown}>
      {actions.map(({ key, label: text, danger, onClick }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={danger}
          onClick={() => {
            // First: a dialog restores the focus to what had it before.
            leave();
            onClick();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
