/** What begins with it is read again when he agrees to a version. */
export const CHAVE_DOS_TERMOS = ['termos-da-casa']
export const NOME_DO_TERMO = { termos: 'Termos de uso', privacidade: 'Política de privacidade' } as const
