import { mexeComDinheiro } from './segundo-fator.ts'
import { prazosDaSessao } from './sessao.ts'

/**
 * Sessions in the name of another account: support that looks at what a person sees, and an account that its owner lets another
 * person use. Looking is always part of it; acting only as far as the owner said.
 */
export const ESCOPOS = ['ver', 'lances', 'compras'] as const
export type Escopo = (typeof ESCOPOS)[number]

export const ROTULO_DO_ESCOPO: Readonly<Record<Escopo, string>> = {
  ver: 'Ver a área do cliente',
  lances: 'Habilitar-se e dar lances',
  compras: 'Cuidar das compras e pagamentos',
}

const PERMISSOES_DO_ESCOPO: Readonly<Record<Escopo, readonly string[]>> = {
  ver: [],
  lances: ['lance:dar', 'habilitacao:pedir'],
  compras: ['compra:minha'],
}

/** What is the owner's alone to read: the files of his papers, all of his data at once, how his account is guarded. */
const SO_DO_DONO = new Set([
  'GET /v1/cliente/documentos/:uid/arquivo',
  'GET /v1/cliente/meus-dados',
  'GET /v1/usuario/chaves',
  'GET /v1/usuario/segundo-fator',
  'GET /v1/usuario/sessoes',
])

/** Reading calls that the specification sends as POST. */
const LEITURAS = new Set(['POST /v1/cliente/confirmacoes/consultar-situacao'])

/**
 * Whether such a session may make this call. Public calls are open to all (signing out is one). A call that buyers share with
 * the house says its scope itself, and is the buyer's alone then: `daCasa`, an account with a role of staff, does not make it.
 */
export function podeEmNomeDeOutro(
  c: {
    readonly key: string
    readonly method: string
    readonly permission: string
    readonly escopo?: Escopo | undefined
  },
  escopo: readonly string[],
  daCasa = false,
): boolean {
  if (SO_DO_DONO.has(c.key)) return false
  if (c.method === 'GET' || c.permission === 'publico' || LEITURAS.has(c.key)) return true
  if (c.escopo !== undefined) return !daCasa && escopo.includes(c.escopo)
  return ESCOPOS.some((e) => escopo.includes(e) && PERMISSOES_DO_ESCOPO[e].includes(c.permission))
}

/** Support: once, and not renewed. */
export const MINUTOS_EM_NOME_DE_OUTRO = 30

/**
 * Instants (epoch ms) at which the tokens of such a session end. One by an access that the owner gave is renewed as a login
 * is, and never outlives the access: who bids for another does not fall out in the middle of an auction.
 */
export function prazosEmNomeDeOutro(
  agora: number,
  liberacaoAte: number | null,
): { acessoAte: number; renovacaoAte: number } {
  if (liberacaoAte === null) {
    const fim = agora + MINUTOS_EM_NOME_DE_OUTRO * 60_000
    return { acessoAte: fim, renovacaoAte: fim }
  }
  const { acessoAte, renovacaoAte } = prazosDaSessao(agora, false)
  return { acessoAte: Math.min(acessoAte, liberacaoAte), renovacaoAte: Math.min(renovacaoAte, liberacaoAte) }
}
export const MAXIMO_DE_DIAS_DA_LIBERACAO = 365

/** What the house itself and its systems are run with. */
export const PERMISSOES_DE_ADMINISTRACAO: readonly string[] = [
  'bloqueio:administrar',
  'externo:configurar',
  'hotsite:editar',
  'integracao:configurar',
  'ti:agir',
]

/**
 * Whose session support may open: none that administers the house or moves money, by role or by a right of its own, and none
 * that may what the person himself may not. `alemDoCliente`: what an account may beyond any client.
 */
export function impedimentoDaRepresentacao(
  alvo: {
    readonly id: number
    readonly permissoes: readonly string[]
    readonly alemDoCliente: readonly string[]
    readonly ativo: boolean
  },
  quem: { readonly usuId: number; readonly permissoes: readonly string[]; readonly emNomeDeOutro: boolean },
): string | null {
  if (quem.emNomeDeOutro) return 'Encerre antes a representação em que você está.'
  if (alvo.id === quem.usuId) return 'Esta é a sua própria conta.'
  if (!alvo.ativo) return 'Esta conta está bloqueada.'
  const administra = alvo.permissoes.some((p) => PERMISSOES_DE_ADMINISTRACAO.includes(p))
  if (administra || mexeComDinheiro(alvo.permissoes))
    return 'Contas de administração, TI e de quem move dinheiro não são representadas.'
  return alvo.alemDoCliente.every((p) => quem.permissoes.includes(p))
    ? null
    : 'Esta conta vê o que a sua não vê: só quem tem os mesmos direitos a representa.'
}
