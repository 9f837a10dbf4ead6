/**
 * Who has to bring a second factor, and the secrets that the house issues. Accounts that move money are asked for it
 * where the house says so; all other users may have one. Every way in asks, not only the password.
 */
/**
 * Held by a role or given to one person: paying, refunding, settling, forgiving, where money goes (also by the bank's keys and
 * the house's own account), and giving these rights.
 */
export const PERMISSOES_COM_DINHEIRO: readonly string[] = [
  'caucao:mover',
  'conta-bancaria:editar',
  'estadia:dispensar',
  'externo:configurar',
  'hotsite:editar',
  'indicacao:decidir',
  'prestacao:fazer',
  'prestacao:pagar',
  'usuario:administrar',
  'venda:acertar',
  'venda:anular',
]

export const mexeComDinheiro = (permissoes: readonly string[]): boolean =>
  permissoes.some((p) => PERMISSOES_COM_DINHEIRO.includes(p))

export type PassoDoLogin = 'entrar' | 'pedir' | 'configurar'

/** What follows the first factor. */
export function passoDoLogin(f: {
  /** what the account holds, by its roles and its own rights */
  readonly permissoes: readonly string[]
  readonly temFator: boolean
  readonly exigidoPelaCasa: boolean
}): PassoDoLogin {
  if (f.temFator) return 'pedir'
  return f.exigidoPelaCasa && mexeComDinheiro(f.permissoes) ? 'configurar' : 'entrar'
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
