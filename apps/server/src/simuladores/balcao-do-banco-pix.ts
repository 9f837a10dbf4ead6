// The counter of the simulated bank: the Pix API's calls (cob, pix, devolucao, webhook, envio) on its books, and what its page asks.
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escreverValorPix, gerarPixDinamico, lerValorPix } from '@martelo/domain/pagamentos/pix.ts'
import type { Cobranca, Devolucao, Livros, Pix, PixEnviado } from './livros-do-banco-pix.ts'
import { paginaDePagamento, pedirPagina } from './pagina-do-banco.ts'

export const MODOS_DE_PAGAR = [
  'certo',
  'atrasado',
  'duas-vezes',
  'valor-errado',
  'pagador-errado',
  'sem-pagador',
] as const
export type ModoDePagar = (typeof MODOS_DE_PAGAR)[number]

export interface Comportamento {
  latenciaMs: number
  /** every n-th call of the API fails with 503; 0: none */
  falharACada: number
  /** how refunds end: at once, after a while (with a notice of its own), or not at all */
  devolucoes: (typeof DEVOLUCOES)[number]
  /** how what the house pays ends, in the same words */
  envios: (typeof DEVOLUCOES)[number]
}

const DEVOLUCOES = ['logo', 'demoram', 'recusadas'] as const
/** How long a refund of the kind `demoram` stays in process. */
const DEVOLUCAO_DEMORADA_MS = 1500

export interface Balcao {
  readonly livros: Livros
  readonly comportamento: Comportamento
  readonly falha: boolean
  gravar(): void
  avisar(chave: string, pix: readonly Pix[], atrasoMs: number): void
  pagar(txid: string, modo: ModoDePagar, segundos?: number): Promise<Pix[]>
  esperar(ms: number): Promise<void>
  url(): string
}

type Atendimento = (
  b: Balcao,
  partes: readonly string[],
  corpo: Corpo,
  busca: URLSearchParams,
) => Promise<[number, unknown]> | [number, unknown]
type Corpo = Record<string, unknown>

/** Method and path → what the counter does. `:x` stands for one segment. */
const ROTAS: readonly (readonly [metodo: string, caminho: RegExp, atendimento: Atendimento])[] = [
  [
    'POST',
    /^\/oauth\/token$/,
    () => [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600 }],
  ],
  ['PUT', /^\/cob\/([A-Za-z0-9]{26,35})$/, criarCobranca],
  [
    'GET',
    /^\/cob\/([A-Za-z0-9]{26,35})$/,
    (b, [txid = '']) => achado(b.livros.cobrancas[txid] && mostrarCobranca(b.livros.cobrancas[txid])),
  ],
  ['PATCH', /^\/cob\/([A-Za-z0-9]{26,35})$/, removerCobranca],
  ['GET', /^\/pix\/([A-Za-z0-9]{1,40})$/, (b, [id = '']) => achado(b.livros.pix[id])],
  ['GET', /^\/pix$/, listarPix],
  ['PUT', /^\/pix\/envio\/([A-Za-z0-9]{1,35})$/, enviarPix],
  [
    'GET',
    /^\/pix\/enviados\/id-envio\/([A-Za-z0-9]{1,35})$/,
    (b, [id = '']) => achado(b.livros.enviados?.[id]),
  ],
  ['PUT', /^\/pix\/([A-Za-z0-9]{1,40})\/devolucao\/([A-Za-z0-9]{1,35})$/, devolver],
  [
    'PUT',
    /^\/webhook\/(.+)$/,
    (b, [chave = ''], corpo) => {
      b.livros.webhooks[decodeURIComponent(chave)] = String(corpo.webhookUrl)
      b.gravar()
      return [200, {}]
    },
  ],
  ['POST', /^\/simulador\/cob\/([A-Za-z0-9]+)\/pagar$/, pagarPelaPagina],
  [
    'PUT',
    /^\/simulador\/comportamento$/,
    (b, _, corpo) => {
      if (typeof corpo.latenciaMs === 'number') b.comportamento.latenciaMs = corpo.latenciaMs
      if (typeof corpo.falharACada === 'number') b.comportamento.falharACada = corpo.falharACada
      const devolucoes = DEVOLUCOES.find((d) => d === corpo.devolucoes)
      if (devolucoes !== undefined) b.comportamento.devolucoes = devolucoes
      const envios = DEVOLUCOES.find((d) => d === corpo.envios)
      if (envios !== undefined) b.comportamento.envios = envios
      return [200, b.comportamento]
    },
  ],
]

export async function atender(q: IncomingMessage, r: ServerResponse, b: Balcao): Promise<void> {
  const url = new URL(q.url ?? '/', 'http://banco')
  const pagina = q.method === 'GET' ? pedirPagina(url.pathname) : null
  if (pagina !== null) {
    r.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    r.end(paginaDePagamento(b.livros.cobrancas[pagina] ?? null))
    return
  }
  const daApi = !url.pathname.startsWith('/simulador/')
  if (daApi && b.comportamento.latenciaMs > 0) await b.esperar(b.comportamento.latenciaMs)
  if (daApi && b.falha) return problema(r, 503, 'Serviço indisponível')
  const corpo = await lerCorpo(q)
  for (const [metodo, caminho, atendimento] of ROTAS) {
    const partes = metodo === q.method ? caminho.exec(url.pathname) : null
    if (partes === null) continue
    const [status, resposta] = await atendimento(b, partes.slice(1), corpo, url.searchParams)
    if (status >= 400) return problema(r, status, String((resposta as { detail?: string }).detail ?? ''))
    r.writeHead(status, { 'content-type': 'application/json' })
    r.end(JSON.stringify(resposta))
    return
  }
  problema(r, 404, 'Recurso não encontrado')
}

function criarCobranca(b: Balcao, [txid = '']: readonly string[], corpo: Corpo): [number, unknown] {
  const original = (corpo.valor as { original?: string } | undefined)?.original ?? ''
  const valor = lerValorPix(original)
  const chave = corpo.chave
  if (valor === null || valor === 0 || typeof chave !== 'string')
    return [400, { detail: 'valor ou chave inválidos' }]
  const antes = b.livros.cobrancas[txid]
  if (antes?.status === 'CONCLUIDA') return [409, { detail: 'cobrança já concluída' }]
  // A real bank knows its customer; this one takes name and city from the charge's notes.
  const notas = (corpo.infoAdicionais as { nome: string; valor: string }[] | undefined) ?? []
  const nota = (nome: string): string | undefined => notas.find((n) => n.nome === nome)?.valor
  const recebedor = nota('Recebedor') ?? 'Recebedor'
  const cidade = nota('Cidade') ?? 'Sao Paulo'
  const location = `pix.banco-simulado.com.br/qr/v2/${randomUUID().replaceAll('-', '')}`
  const c: Cobranca = {
    txid,
    chave,
    valor,
    devedor: (corpo.devedor as Cobranca['devedor'] | undefined) ?? {},
    recebedor,
    criadaEm: new Date().toISOString(),
    expiracao: Number((corpo.calendario as { expiracao?: number } | undefined)?.expiracao ?? 3600),
    status: 'ATIVA',
    location,
    pixCopiaECola: gerarPixDinamico({ url: location, nome: recebedor, cidade, valor, usoUnico: true }),
  }
  b.livros.cobrancas[txid] = antes ?? c
  b.gravar()
  return [201, mostrarCobranca(antes ?? c)]
}

/** The receiver takes an unpaid charge back: its code is refused from then on. */
function removerCobranca(b: Balcao, [txid = '']: readonly string[], corpo: Corpo): [number, unknown] {
  const c = b.livros.cobrancas[txid]
  if (c === undefined) return [404, { detail: 'cobrança não encontrada' }]
  if (corpo.status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return [400, { detail: 'status inválido' }]
  if (c.status === 'CONCLUIDA') return [400, { detail: 'a cobrança já foi paga' }]
  c.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  b.gravar()
  return [200, mostrarCobranca(c)]
}

function mostrarCobranca(c: Cobranca): unknown {
  return {
    calendario: { criacao: c.criadaEm, expiracao: c.expiracao },
    txid: c.txid,
    revisao: 0,
    location: c.location,
    status: c.status,
    devedor: c.devedor,
    valor: { original: escreverValorPix(c.valor) },
    chave: c.chave,
    pixCopiaECola: c.pixCopiaECola,
  }
}

function listarPix(b: Balcao, _: readonly string[], __: Corpo, busca: URLSearchParams): [number, unknown] {
  const inicio = Date.parse(busca.get('inicio') ?? '')
  const fim = Date.parse(busca.get('fim') ?? '')
  if (Number.isNaN(inicio) || Number.isNaN(fim)) return [400, { detail: 'informe inicio e fim' }]
  const pagina = Number(busca.get('paginacao.paginaAtual') ?? 0)
  const porPagina = Number(busca.get('paginacao.itensPorPagina') ?? 100)
  const todos = Object.values(b.livros.pix).filter((p) => {
    const quando = Math.max(
      Date.parse(p.horario),
      ...p.devolucoes.map((d) => Date.parse(d.horario.liquidacao ?? d.horario.solicitacao)),
    )
    return quando >= inicio && quando <= fim
  })
  return [
    200,
    {
      parametros: {
        paginacao: {
          paginaAtual: pagina,
          itensPorPagina: porPagina,
          quantidadeDePaginas: Math.max(1, Math.ceil(todos.length / porPagina)),
          quantidadeTotalDeItens: todos.length,
        },
      },
      pix: todos.slice(pagina * porPagina, (pagina + 1) * porPagina),
    },
  ]
}

function devolver(b: Balcao, [endToEndId = '', id = '']: readonly string[], corpo: Corpo): [number, unknown] {
  const p = b.livros.pix[endToEndId]
  const valor = lerValorPix(String(corpo.valor ?? ''))
  if (p === undefined || valor === null) return [404, { detail: 'Pix não encontrado' }]
  const antes = p.devolucoes.find((d) => d.id === id)
  if (antes !== undefined) return [201, antes]
  const devolvido = p.devolucoes.reduce(
    (t, d) => t + (d.status === 'NAO_REALIZADO' ? 0 : (lerValorPix(d.valor) ?? 0)),
    0,
  )
  if (devolvido + valor > (lerValorPix(p.valor) ?? 0)) return [422, { detail: 'devolução maior que o Pix' }]
  const agora = new Date().toISOString()
  const d: Devolucao = {
    id,
    rtrId: `D${randomBytes(15).toString('hex')}`,
    valor: escreverValorPix(valor),
    status: 'EM_PROCESSAMENTO',
    horario: { solicitacao: agora },
  }
  p.devolucoes.push(d)
  const liquidar = (): void => {
    d.status = b.comportamento.devolucoes === 'recusadas' ? 'NAO_REALIZADO' : 'DEVOLVIDO'
    d.horario.liquidacao = new Date().toISOString()
    b.gravar()
    b.avisar(p.chave, [p], 0)
  }
  if (b.comportamento.devolucoes === 'demoram') void b.esperar(DEVOLUCAO_DEMORADA_MS).then(liquidar)
  else liquidar()
  return [201, d]
}

/** The house pays. The same number again is the same payment, however often it is asked. */
function enviarPix(b: Balcao, [idEnvio = '']: readonly string[], corpo: Corpo): [number, unknown] {
  const enviados = (b.livros.enviados ??= {})
  const valor = lerValorPix(String(corpo.valor ?? ''))
  const { chave, nome } = (corpo.favorecido ?? {}) as { chave?: string; nome?: string }
  if (valor === null || valor === 0 || typeof chave !== 'string' || chave === '')
    return [400, { detail: 'valor ou chave inválidos' }]
  const antes = enviados[idEnvio]
  if (antes !== undefined) return [201, antes]
  const e: PixEnviado = {
    idEnvio,
    endToEndId: `E00000000${new Date().toISOString().replace(/\D/g, '').slice(0, 12)}${randomBytes(6).toString('hex').slice(0, 11)}`,
    valor: escreverValorPix(valor),
    chave,
    nome: nome ?? '',
    status: 'EM_PROCESSAMENTO',
  }
  enviados[idEnvio] = e
  const liquidar = (): void => {
    const recusado = b.comportamento.envios === 'recusadas'
    e.status = recusado ? 'NAO_REALIZADO' : 'REALIZADO'
    if (recusado) e.motivo = 'Chave Pix não encontrada.'
    b.gravar()
  }
  if (b.comportamento.envios === 'demoram') void b.esperar(DEVOLUCAO_DEMORADA_MS).then(liquidar)
  else liquidar()
  return [201, e]
}

async function pagarPelaPagina(
  b: Balcao,
  [txid = '']: readonly string[],
  corpo: Corpo,
): Promise<[number, unknown]> {
  const modo = MODOS_DE_PAGAR.find((m) => m === corpo.modo)
  if (modo === undefined || b.livros.cobrancas[txid] === undefined)
    return [404, { detail: 'cobrança não encontrada' }]
  return [200, { pix: await b.pagar(txid, modo, Number(corpo.segundos ?? 20)) }]
}

function achado(v: unknown): [number, unknown] {
  return v === undefined ? [404, { detail: 'não encontrado' }] : [200, v]
}

/** Errors as RFC 7807, like the banks'. */
export function problema(r: ServerResponse, status: number, detail: string): void {
  if (r.headersSent) return void r.end()
  r.writeHead(status, { 'content-type': 'application/problem+json' })
  r.end(JSON.stringify({ type: 'https://pix.bcb.gov.br/api/v2/error/Erro', title: 'Erro', status, detail }))
}

async function lerCorpo(q: IncomingMessage): Promise<Corpo> {
  let texto = ''
  for await (const parte of q) texto += String(parte)
  if (texto === '') return {}
  if ((q.headers['content-type'] ?? '').includes('form'))
    return Object.fromEntries(new URLSearchParams(texto))
  return JSON.parse(texto) as Corpo
}
