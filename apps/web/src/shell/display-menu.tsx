import { type Language, languageCodes, languageTitle } from '@lantern/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { Check, Monitor, Moon, Settings2, Sun } from 'lucide-react';
import { NetworkError } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Menu, MenuGroup, MenuItem } from '#components/menu.tsx';
import { toast } from '#components/toast.tsx';
import { chooseLanguage } from './language.ts';
import { chooseTheme, useTheme } from './theme.ts';

/** Theme and language; both are remembered on this device. */
export function DisplayMenu() {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  async function choose(language: Language) {
    try {
      await chooseLanguage(language);
    } catch {
      // its words are not on this device, and did not come
      const why = new NetworkError(navigator.onLine ? 'unreachable' : 'offline');
      toast({ tone: 'bad', text: explain(why, i18n) });
    }
  }
  const themes = [
    ['system', Monitor, t`Like the device`],
    ['light', Sun, t`Light`],
    ['dark', Moon, t`Dark`],
  ] as const;
  return (
    <Menu
      label={t`Theme and language`}
      trigger={<Settings2 />}
      triggerProps={{ look: 'bare', icon: true, 'aria-label': t`Theme and language` }}
    >
      <MenuGroup label={t`Theme`}>
        {themes.map(([name, Icon, label]) => (
          <MenuItem
            key={name}
            icon={theme === name ? <Check /> : <Icon />}
            chosen={theme === name}
            onClick={() => chooseTheme(name)}
          >
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup label={t`Language`}>
        {languageCodes.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            icon={i18n.locale === language ? <Check /> : <span />}
            chosen={i18n.locale === language}
            onClick={() => void choose(language)}
          >
            {languageTitle(language)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
