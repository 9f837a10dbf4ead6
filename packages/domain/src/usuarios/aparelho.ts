/**
 * A browser's own description in words that people know: "Chrome em Windows". Only for showing: the text comes from the
 * other side and proves nothing.
 */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

export function descreverAparelho(agente: string | null): string {
  const achar = (lista: typeof NAVEGADORES) => lista.find(([r]) => r.test(agente ?? ''))?.[1]
  const navegador = achar(NAVEGADORES)
  const sistema = achar(SISTEMAS)
  if (navegador === undefined && sistema === undefined) return 'Aparelho desconhecido'
  return [navegador ?? 'Navegador', sistema].filter(Boolean).join(' em ')
}
