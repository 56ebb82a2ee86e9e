// Sets of fonts, as different machines have them. Each has a fontconfig file in fonts/, which a browser that the
// tests start reads instead of the machine's own.
import { fileURLToPath } from 'node:url';

/** For each set, the fonts that it has for plain text and for headings. */
export const SETS = {
  dejavu: ['DejaVu Sans', 'DejaVu Serif'],
  noto: ['Noto Sans', 'P052'],
  liberation: ['Liberation Sans', 'Liberation Serif'],
};

/** The environment of a browser with this set of fonts, by default that named in E2E_FONTS, or with those of the machine. */
export function withFonts(set = process.env.E2E_FONTS) {
  if (!set) return process.env;
  if (!(set in SETS)) throw new Error(`E2E_FONTS is one of ${Object.keys(SETS).join(', ')}, not ${set}`);
  return { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL(`./fonts/${set}.conf`, import.meta.url)) };
}
