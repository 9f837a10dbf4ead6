/**
 * Who has to bring a second factor, and the secrets that the house issues. Roles that move money are asked for it
 * where the house says so; all other users may have one. Every way in asks, not only the password.
 */
export const PAPEIS_COM_DINHEIRO: readonly string[] = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro']

export type PassoDoLogin = 'entrar' | 'pedir' | 'configurar'

/** What follows the first factor. */
export function passoDoLogin(f: {
  readonly papeis: readonly string[]
  readonly temFator: boolean
  readonly exigidoPelaCasa: boolean
}): PassoDoLogin {
  if (f.temFator) return 'pedir'
  return f.exigidoPelaCasa && f.papeis.some((p) => PAPEIS_COM_DINHEIRO.includes(p)) ? 'configurar' : 'entrar'
}

export const CODIGOS_DE_RECUPERACAO = 10

/** Letters and digits that are not mistaken for each other. */
const ALFABETO = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** In groups of four, from random bytes: `bytes.length` characters. The alphabet is drawn evenly enough for a secret of one use. */
export function segredoLegivel(bytes: Uint8Array): string {
  const letras = [...bytes].map((b) => ALFABETO[b % ALFABETO.length] ?? '')
  return letras.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** As people type it: no hyphens, no blanks, capitals. */
export const normalizarSegredo = (texto: string): string => texto.replace(/[\s-]/g, '').toUpperCase()

/** How long what the house issues may last, in minutes. */
export const VALIDADES_DO_ACESSO = [15, 60, 480, 1440] as const
