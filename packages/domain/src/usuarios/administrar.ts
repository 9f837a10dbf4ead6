/**
 * What an administrator may do to an account. Refuses: lifting or lowering oneself (another administrator does that),
 * blocking oneself, taking the last active ADM away, roles of clients on an account without a client and the other
 * way round, a role that opens nothing, a block without a reason.
 */
export interface ContaAdministrada {
  readonly usuId: number
  readonly papeis: readonly string[]
  readonly ativo: boolean
  /** it belongs to a client of the house */
  readonly cliente: boolean
}

export interface MudancaDeConta {
  readonly papeis: readonly string[]
  readonly ativo: boolean
  readonly motivoBloqueio: string | null
}

export interface QuemAdministra {
  readonly usuId: number
  /** active accounts with the role ADM, the one that is changed left out */
  readonly outrosAdms: number
}

/**
 * Roles of the specification that open nothing which another does not: accounts that have one keep it, none gets it anew
 * (docs/decisions/100-roles-without-a-difference.md).
 */
export const PAPEIS_QUE_NAO_SE_DAO: readonly string[] = ['Sistema Legado ADM', 'Clientes Revendedor']

const ehDeCliente = (papel: string): boolean => papel === 'CLIENTE' || papel.includes('Clientes')
const iguais = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((p) => b.includes(p))

/**
 * Why this change may not be made, by field; empty when it may. Count the administrators in the same transaction:
 * otherwise two people could each take away the other.
 */
export function errosDaConta(
  antes: ContaAdministrada,
  depois: MudancaDeConta,
  quem: QuemAdministra,
): Readonly<Partial<Record<'papeis' | 'ativo' | 'motivoBloqueio', string>>> {
  const mesmo = antes.usuId === quem.usuId
  if (mesmo && !iguais(antes.papeis, depois.papeis))
    return { papeis: 'Os seus próprios papéis são mudados por outro administrador.' }
  if (mesmo && !depois.ativo) return { ativo: 'Você não pode bloquear a própria conta.' }
  const eraAdm = antes.ativo && antes.papeis.includes('ADM')
  const continua = depois.ativo && depois.papeis.includes('ADM')
  if (eraAdm && !continua && quem.outrosAdms === 0)
    return { [depois.ativo ? 'papeis' : 'ativo']: 'É o último administrador ativo do site.' }
  const velho = depois.papeis.find((p) => PAPEIS_QUE_NAO_SE_DAO.includes(p) && !antes.papeis.includes(p))
  if (velho !== undefined)
    return { papeis: `O papel ${velho} já não se dá: não abre nada que outro não abra.` }
  if (depois.papeis.length === 0) return { papeis: 'Escolha pelo menos um papel.' }
  if (!antes.cliente && depois.papeis.some(ehDeCliente))
    return { papeis: 'Papéis de cliente são de quem tem cadastro de cliente.' }
  if (antes.cliente && !depois.papeis.some(ehDeCliente))
    return { papeis: 'Esta conta é de um cliente: mantenha o papel dele.' }
  if (!depois.ativo && !depois.motivoBloqueio?.trim())
    return { motivoBloqueio: 'Informe o motivo do bloqueio.' }
  return {}
}

export interface PessoaDaEquipe {
  readonly email: string
  readonly papeis: readonly string[]
}

/** What is wrong with the people with whom a house begins, by field (`equipe.0.email`); empty: all can be invited. */
export function errosDaEquipe(
  administrador: string,
  equipe: readonly PessoaDaEquipe[],
): Readonly<Record<string, string>> {
  const erros: Record<string, string> = {}
  const emails = new Set([administrador.toLowerCase()])
  for (const [i, p] of equipe.entries()) {
    const email = p.email.toLowerCase()
    if (emails.has(email)) erros[`equipe.${i}.email`] = 'Este e-mail já é de outra pessoa desta lista.'
    emails.add(email)
    const { papeis } = errosDaConta(
      { usuId: 0, papeis: [], ativo: true, cliente: false },
      { papeis: p.papeis, ativo: true, motivoBloqueio: null },
      { usuId: -1, outrosAdms: 1 },
    )
    if (papeis !== undefined) erros[`equipe.${i}.papeis`] = papeis
  }
  return erros
}
