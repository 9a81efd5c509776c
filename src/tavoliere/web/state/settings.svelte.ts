// What a person has chosen for this browser; kept in its local storage.

export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'always' | 'touch' | 'never';
export type Language = 'it' | 'en';

export const LANGUAGES: readonly Language[] = ['it', 'en'];

interface Choices {
  language: Language;
  theme: Theme;
  /** Per cent of the usual text size. */
  textSize: number;
  /** 0: nothing moves; 1: normal; 2: half as fast. */
  motion: number;
  sound: boolean;
  confirm: Confirm;
  contrast: boolean;
  textView: boolean;
  leftHanded: boolean;
  notify: boolean;
}

const PLACE = 'tavoliere.settings';

function firstLanguage(): Language {
  return navigator.languages.some((language) => language.startsWith('it')) ? 'it' : 'en';
}

function defaults(): Choices {
  return {
    language: firstLanguage(),
    theme: 'system',
    textSize: 100,
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
    sound: false,
    confirm: 'touch',
    contrast: false,
    textView: false,
    leftHanded: false,
    notify: false,
  };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...defaults(), ...stored() });

// A link can set the text view or the language, for readers who cannot find the switch.
const asked = new URLSearchParams(location.search);
if (asked.has('testo') || asked.has('text')) settings.textView = true;
const language = asked.get('lang');
if (language === 'it' || language === 'en') settings.language = language;

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = $state(prefersDark.matches);
prefersDark.addEventListener('change', (event) => (systemIsDark = event.matches));

/** Applies the settings to the page and stores them; called once. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.language;
    const isDark = settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark);
    page.dataset['theme'] = isDark ? 'dark' : 'light';
    page.dataset['contrast'] = settings.contrast ? 'more' : 'normal';
    page.dataset['motion'] = settings.motion === 0 ? 'none' : 'some';
    page.style.fontSize = `${settings.textSize}%`;
    page.style.setProperty('--motion', String(settings.motion));
  });
}
