import menuCss from './screen-menu.css?inline';
import footerCss from './site-footer.css?inline';
import headerCss from './site-header.css?inline';

/** The style of header, menu and footer: part of every public document. */
export const SHELL_CSS = [headerCss, menuCss, footerCss];
