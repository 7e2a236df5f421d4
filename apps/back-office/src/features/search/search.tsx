import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { LIMITS } from '@lions/domain';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { focusViewHeading, returnFocus } from '../../ui/screen/focus';
import { IconButton } from '../../ui/screen/icon-button';
import { useLanguage } from '../../ui/session/language';
import { useSingleKey, useSingleKeysOff } from '../../ui/screen/shortcuts';
import { searchGroups, type SearchOption } from './search-groups';
import { SearchResults } from './search-results';
import { useSearchResults } from './use-search-results';
import './search.css';

/**
 * Global search for teams, people, practices, tryout sessions and, for superadmins, users. `/` focuses it;
 * arrows select, Enter opens, Escape closes and restores the focus. On phones a button opens it
 * over the header.
 */
export function AdminSearch() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [keysOff] = useSingleKeysOff();
  const search = useSearchResults(typed);
  const groups = search.found ? searchGroups(search.found, t, language) : [];
  const options = groups.flatMap((group) => group.options);
  const optionId = ({ id }: SearchOption) => `${listId}-${id}`;
  const isListOpen = isOpen && typed.trim() !== '';
  const current = isListOpen ? options[active] : undefined;

  const open = () => {
    // flushSync: on a phone the box must be rendered before it can be focused.
    flushSync(() => setOpen(true));
    input.current?.focus();
  };
  useSingleKey('/', open);
  const close = () => {
    setOpen(false);
    setTyped('');
    if (!returnFocus(cameFrom.current)) input.current?.blur();
  };
  const choose = ({ address }: SearchOption) => {
    setOpen(false);
    setTyped('');
    void navigate(address);
    input.current?.blur();
    focusViewHeading();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (step !== undefined && options.length > 0)
      setActive((active + step + options.length) % options.length);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className="admin-search" role="search" data-open={isOpen} onBlur={onBlur}>
      <IconButton
        className="admin-bar-button admin-search-open"
        label={t('search.label')}
        icon={<SearchOutlined />}
        onClick={open}
      />
      <div className="admin-search-box">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={listId}
          aria-activedescendant={current && optionId(current)}
          aria-keyshortcuts={keysOff ? undefined : '/'}
          placeholder={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LIMITS.search.max}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget;
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {!keysOff && !isOpen && <kbd aria-hidden="true">/</kbd>}
        <IconButton
          className="admin-bar-button admin-search-close"
          label={t('search.close')}
          icon={<CloseOutlined />}
          onClick={close}
        />
      </div>
      <SearchResults
        listId={listId}
        optionId={optionId}
        isOpen={isListOpen}
        search={search}
        groups={groups}
        current={current}
        onChoose={choose}
      />
    </div>
  );
}
