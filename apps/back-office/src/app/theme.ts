import { FONT, PALETTES, SHAPE } from '@lions/web-base';
import { theme, type ThemeConfig } from 'antd';
import { useSyncExternalStore } from 'react';

type Scheme = keyof typeof PALETTES;

/** The class of the elements that antd's CSS variables are for. */
export const CSS_VARIABLES = 'lions';

/** Ant Design's tokens from the site's theme: its defaults fail WCAG 2.2 AA contrast. */
export function antdTheme(scheme: Scheme): ThemeConfig {
  const palette = PALETTES[scheme];
  return {
    hashed: false,
    cssVar: { key: CSS_VARIABLES },
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      // No motion: a tap on a button that is still moving is lost.
      motion: false,
      fontFamily: FONT,
      fontSize: 16,
      borderRadius: SHAPE.radius,
      borderRadiusLG: SHAPE.radiusLarge,
      controlHeight: SHAPE.target,
      controlHeightSM: 36,
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryActive: palette.primaryHover,
      colorLink: palette.link,
      colorLinkHover: palette.primaryHover,
      colorInfo: palette.link,
      colorSuccess: palette.success,
      colorWarning: palette.goldText,
      colorError: palette.error,
      colorWarningBg: palette.goldSoft,
      colorWarningBorder: palette.goldText,
      colorErrorBg: palette.surface,
      colorErrorBorder: palette.error,
      colorText: palette.text,
      colorTextHeading: palette.text,
      colorTextSecondary: palette.textMuted,
      colorTextTertiary: palette.textMuted,
      colorTextDescription: palette.textMuted,
      colorTextPlaceholder: palette.textMuted,
      colorTextDisabled: palette.textMuted,
      colorTextLightSolid: palette.onPrimary,
      colorBgLayout: palette.band,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.control,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      controlOutline: palette.focus,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: palette.onPrimary,
        dangerColor: palette.onPrimary,
        defaultColor: palette.link,
        defaultBorderColor: palette.control,
      },
      Select: { optionSelectedBg: palette.selected, optionSelectedColor: palette.text },
      Tooltip: { colorTextLightSolid: palette.surface, colorBgSpotlight: palette.text },
      Form: { labelColor: palette.text, labelRequiredMarkColor: palette.error },
      Segmented: {
        trackBg: palette.surface,
        itemColor: palette.text,
        itemHoverBg: palette.selected,
        itemSelectedBg: palette.primary,
        itemSelectedColor: palette.onPrimary,
      },
      DatePicker: { cellActiveWithRangeBg: palette.selected },
    },
  };
}

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The theme for the system's colour scheme; follows its changes. */
export function useAntdTheme(): ThemeConfig {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  return antdTheme(isDark ? 'dark' : 'light');
}
