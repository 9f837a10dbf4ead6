/**
 * A path of this site, where an address that came from outside says where to go next (after a login, after a choice).
 * Refuses everything that a browser could read as another house: two slashes, a backslash, and the tabs and line breaks
 * that it skips while reading, which turn `/<tab>/mau.com` into `//mau.com`.
 */
const DESTE_SITE = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u

/** Null: not a path of ours. */
export const caminhoDesteSite = (texto: unknown): string | null =>
  typeof texto === 'string' && DESTE_SITE.test(texto) ? texto : null
