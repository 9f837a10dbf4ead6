/**
 * The pictures of the installed site. `mascara` fills the whole square, because systems cut it into their own shape: the
 * mark stays within the middle 80%. `aviso` is drawn by the system in one colour: only its outline counts.
 */
export const ICONES_DO_APP = {
  'app-192': { lado: 192, mascara: false, fundo: false },
  'app-512': { lado: 512, mascara: false, fundo: false },
  'mascara-512': { lado: 512, mascara: true, fundo: true },
  'apple-180': { lado: 180, mascara: false, fundo: true },
} as const
export type IconeDoApp = keyof typeof ICONES_DO_APP
export const NOMES_DOS_ICONES_DO_APP = Object.keys(ICONES_DO_APP) as [IconeDoApp, ...IconeDoApp[]]

/** How much of the side the mark takes. */
export const partePara = (icone: IconeDoApp): number =>
  ICONES_DO_APP[icone].mascara ? 0.6 : ICONES_DO_APP[icone].fundo ? 0.76 : 1

/** The name below the icon: systems cut at about twelve characters, so a long one loses whole words. */
export function nomeCurto(nome: string): string {
  const palavras = nome.trim().split(/\s+/)
  let curto = palavras[0] ?? ''
  for (const p of palavras.slice(1)) {
    if (`${curto} ${p}`.length > 12) break
    curto = `${curto} ${p}`
  }
  return curto
}
