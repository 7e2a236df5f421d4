import menuCss from './screen-menu.css?inline';
import footerCss from './site-footer.css?inline';
import headerCss from './site-header.css?inline';

/** Style of header, menu and footer, inlined in every public document. */
export const SHELL_CSS = [headerCss, menuCss, footerCss];
