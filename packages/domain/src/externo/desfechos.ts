/**
 * What came of one request to an outside party, and what follows from it: one row per outcome. `tentar`: a retry may
 * succeed. `conta`: it counts against the party and moves its circuit breaker; refusals (4xx) do not, or one bad
 * document would stop all requests. `incerto`: the party may have done what was asked although we did not hear it.
 */
export interface Desfecho {
  readonly rotulo: string
  readonly tentar: boolean
  readonly conta: boolean
  readonly incerto: boolean
}

// biome-ignore format: one row per line is what makes a table readable
export const DESFECHOS = {
  ok:          { rotulo: 'Respondido',                 tentar: false, conta: false, incerto: false },
  recusado:    { rotulo: 'Recusado pelo parceiro',     tentar: false, conta: false, incerto: false },
  credencial:  { rotulo: 'Credencial recusada',        tentar: true,  conta: true,  incerto: false },
  semAcesso:   { rotulo: 'Sem credencial',             tentar: true,  conta: false, incerto: false },
  limite:      { rotulo: 'Pedidos demais',             tentar: true,  conta: false, incerto: false },
  erro:        { rotulo: 'Erro do parceiro',           tentar: true,  conta: true,  incerto: true },
  ilegivel:    { rotulo: 'Resposta ilegível',          tentar: true,  conta: true,  incerto: true },
  tempo:       { rotulo: 'Não respondeu a tempo',      tentar: true,  conta: true,  incerto: true },
  cortado:     { rotulo: 'Conexão interrompida',       tentar: true,  conta: true,  incerto: true },
  rede:        { rotulo: 'Parceiro inalcançável',      tentar: true,  conta: true,  incerto: false },
  endereco:    { rotulo: 'Endereço não permitido',     tentar: false, conta: false, incerto: false },
  pausado:     { rotulo: 'Em pausa depois de falhas',  tentar: true,  conta: false, incerto: false },
  interno:     { rotulo: 'Falha do nosso lado',        tentar: true,  conta: false, incerto: true },
  forjado:     { rotulo: 'Assinatura não confere',     tentar: false, conta: false, incerto: false },
  velho:       { rotulo: 'Fora da janela de tempo',    tentar: false, conta: false, incerto: false },
  repetido:    { rotulo: 'Já recebido',                tentar: false, conta: false, incerto: false },
} as const satisfies Readonly<Record<string, Desfecho>>

export type NomeDeDesfecho = keyof typeof DESFECHOS
export const NOMES_DE_DESFECHO = Object.keys(DESFECHOS) as readonly NomeDeDesfecho[]

const POR_STATUS: Readonly<Record<number, NomeDeDesfecho>> = {
  401: 'credencial',
  403: 'credencial',
  407: 'credencial',
  408: 'tempo',
  425: 'limite',
  429: 'limite',
}

/** The outcome of an HTTP answer. `aceitos`: statuses that the call expects besides 2xx (404: "there is none"). */
export function desfechoDoStatus(status: number, aceitos: readonly number[] = []): NomeDeDesfecho {
  if ((status >= 200 && status < 300) || aceitos.includes(status)) return 'ok'
  const especial = POR_STATUS[status]
  if (especial !== undefined) return especial
  // A redirect is not followed: it could lead into our own network.
  return status >= 500 || status < 400 ? 'erro' : 'recusado'
}

/** Errors after which nothing has left us: the party cannot have acted. */
const NUNCA_LIGOU = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNECTION',
  'EDNS',
  'ESOCKET',
])

/** The outcome of an error of the network, by its code. */
export function desfechoDoErro(codigo: string | undefined): NomeDeDesfecho {
  if (codigo === undefined) return 'cortado'
  if (NUNCA_LIGOU.has(codigo) || /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(codigo))
    return 'rede'
  if (/TIMEOUT|ETIMEDOUT|ABORT/.test(codigo)) return 'tempo'
  return codigo === 'EAUTH' ? 'credencial' : 'cortado'
}
