/** What begins with it is read again when he agrees to a version. */
export const CHAVE_DOS_TERMOS = ['termos-da-casa']
export const NOME_DO_TERMO = { termos: 'Termos de uso', privacidade: 'Política de privacidade' } as const

const ouvintes = new Set<() => void>()
/** Another part of the page may show what was just accepted. The answer stops it. */
export function ouvirAceite(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}
export const dizerAceite = (): void => {
  for (const ouvinte of ouvintes) ouvinte()
}
