/** What a person wrote as a sentence that another one may follow: with a full stop, unless it ends already. */
export function emFrase(texto: string): string {
  const t = texto.trim()
  return t === '' || /[.!?…:;]$/.test(t) ? t : `${t}.`
}
