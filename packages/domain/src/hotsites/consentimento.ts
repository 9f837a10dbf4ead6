/**
 * What a visitor allowed (LGPD): only what the site needs to work, or measuring as well; there is no third purpose.
 * The choice travels in a cookie that names the version of the words: another version asks again.
 */
export const ESCOLHAS = ['nada', 'medicao'] as const
export type Escolha = (typeof ESCOLHAS)[number]

export const COOKIE_DO_CONSENTIMENTO = 'mt_consentimento'
/** Where the browser keeps the visitor's number: permanently with his permission, for the tab without it. */
export const CHAVE_DO_VISITANTE = 'martelo.visitante'
/** Raised when the words change in what they ask for. */
export const VERSAO_DO_AVISO = 1
/** Asked again after that. */
export const VALIDADE_EM_DIAS = 180

const FORMA = /^(\d{1,4})\.(nada|medicao)\.([0-9a-f-]{36})$/

/** Null: no choice yet, or one under another version of the words; an unknown cookie counts as none. */
export function lerEscolha(cookie: string | undefined): Escolha | null {
  const lida = FORMA.exec(cookie ?? '')
  return lida !== null && Number(lida[1]) === VERSAO_DO_AVISO ? (lida[2] as Escolha) : null
}

/** `uid` names the record that proves the choice. */
export const escreverEscolha = (escolha: Escolha, uid: string): string =>
  `${VERSAO_DO_AVISO}.${escolha}.${uid}`
