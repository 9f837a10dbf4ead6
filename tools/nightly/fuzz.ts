// Sends requests that are made from the product's own OpenAPI, half right and half wrong, and asks one thing: that none is
// answered with 500 and the product lives on. Loopback only. Usage: fuzz.ts PORT COUNT [SEED]
//
// Nonsense alone is refused at the first look: identifiers that answers show are used again, as visitor, client and
// staff.
import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { formularioRuim } from './formularios.ts'
import { type Sorte, sorteDe, TEXTOS_RUINS, um, valorDe, type Vistos } from './valores.ts'

const [porta = 0, quantos = 1_000_000, semente = Date.now() % 1e9] = process.argv.slice(2).map(Number)
const JUNTOS = 24
const GUARDADOS = 4000
const LUGARES = ['leilao', 'loja', 'auto']
const PESSOAS = [null, 'adm', 'leilao', 'acerto', 'patio', 'comitente', 'leiloeiro', 'cliente', 'cliente2']
/** What would end the fuzzer's own sessions, and what sends its requests nowhere. */
const FORA = /logout|encerrar|refresh|trocar-senha|redefinir|exclus|bloque|\/usuarios?\/|alterar-usuario/

interface Operacao {
  readonly metodo: string
  readonly caminho: string
  readonly parametros: readonly { name: string; in: string; schema: Record<string, unknown> }[]
  readonly corpo: Record<string, unknown> | null
  readonly envio: boolean
}
interface Pedido {
  readonly method: string
  readonly path: string
  readonly host: string
  readonly token: string | null
  readonly tipo: string | null
  readonly corpo: string | Buffer | null
}
interface Resposta {
  readonly status: number
  readonly texto: string
}

const agente = new http.Agent({ keepAlive: true, maxSockets: JUNTOS })
const vistos: Vistos & { uids: string[]; numeros: number[] } = { uids: [], numeros: [] }
const porStatus = new Map<number, number>()
const falhas = new Map<string, { vezes: number; exemplo: Pedido; dito: string }>()
let semResposta = 0

function pedir(p: Pedido): Promise<Resposta> {
  return new Promise((resolve) => {
    const headers: Record<string, string | number> = { host: `${p.host}.localhost:${porta}` }
    if (p.token !== null) headers.authorization = `Bearer ${p.token}`
    if (p.tipo !== null) headers['content-type'] = p.tipo
    if (p.corpo !== null) headers['content-length'] = Buffer.byteLength(p.corpo)
    const q = http.request(
      {
        host: '127.0.0.1',
        port: porta,
        agent: agente,
        method: p.method,
        path: p.path,
        headers,
        timeout: 60_000,
      },
      (r) => {
        let texto = ''
        r.setEncoding('utf8')
        r.on('data', (d: string) => {
          if (texto.length < 8_000_000) texto += d
        })
        r.on('error', () => resolve({ status: 0, texto: '' }))
        r.on('end', () => resolve({ status: r.statusCode ?? 0, texto }))
      },
    )
    q.on('error', (e) => resolve({ status: 0, texto: String(e) }))
    q.on('timeout', () => q.destroy(new Error('no answer within a minute')))
    q.end(p.corpo ?? undefined)
  })
}

async function entrar(quem: string, host: string): Promise<string | null> {
  const corpo = JSON.stringify({ email: `${quem}@martelo.demo`, senha: 'martelo' })
  const r = await pedir({
    method: 'POST',
    path: '/v1/usuario/efetuar-login',
    host,
    token: null,
    tipo: 'application/json',
    corpo,
  })
  return r.status === 200 || r.status === 201
    ? ((JSON.parse(r.texto) as { token: string }).token ?? null)
    : null
}

async function lerOperacoes(): Promise<Operacao[]> {
  const r = await pedir({
    method: 'GET',
    path: '/openapi.json',
    host: 'leilao',
    token: null,
    tipo: null,
    corpo: null,
  })
  const { paths } = JSON.parse(r.texto) as { paths: Record<string, Record<string, Record<string, unknown>>> }
  return Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, op]) => {
      const conteudo = (op.requestBody as { content?: Record<string, { schema: Record<string, unknown> }> })
        ?.content
      const envio = conteudo?.['multipart/form-data']
      return {
        metodo: metodo.toUpperCase(),
        caminho,
        parametros: (op.parameters ?? []) as Operacao['parametros'],
        corpo: (envio ?? conteudo?.['application/json'])?.schema ?? null,
        envio: envio !== undefined,
      }
    }),
  )
}

const escrito = (v: unknown): string => {
  const t = typeof v === 'object' && v !== null ? JSON.stringify(v) : String(v)
  return encodeURIComponent(t.toWellFormed())
}

function montar(o: Operacao, s: Sorte, tokens: ReadonlyMap<string, string>): Pedido {
  const ruim = um(s, [0, 0, 0.05, 0.2, 0.6])
  const host = um(s, LUGARES)
  const quem = um(s, PESSOAS)
  const caminho = o.caminho.replace(/\{(\w+)\}/g, (_, nome: string) => {
    const p = o.parametros.find((x) => x.in === 'path' && x.name === nome)
    return escrito(valorDe(p?.schema ?? { type: 'string' }, s, vistos, ruim)) || 'x'
  })
  const busca = o.parametros
    .filter((p) => p.in === 'query' && s() < 0.5)
    .map((p) => `${p.name}=${escrito(valorDe(p.schema, s, vistos, ruim))}`)
  const alvo = `${caminho}${busca.length > 0 ? `?${busca.join('&')}` : ''}`
  const chave = quem === null || (o.metodo !== 'GET' && FORA.test(o.caminho)) ? null : `${quem}@${host}`
  const base = {
    method: o.metodo,
    path: s() < 0.005 ? `http://${host}.localhost:${porta}${alvo}` : alvo,
    host,
    token: chave === null ? null : (tokens.get(chave) ?? null),
  }
  if (o.corpo === null) return { ...base, tipo: null, corpo: null }
  const valor = valorDe(o.corpo, s, vistos, ruim)
  if (o.envio) return { ...base, ...formularioRuim(valor, s) }
  const json = JSON.stringify(valor) ?? 'null'
  return { ...base, tipo: 'application/json', corpo: s() < 0.01 ? json.slice(0, -1) : json }
}

/** Pages, files and targets that no document names. */
function foraDoDocumento(s: Sorte): Pedido {
  const onde = um(s, [
    '/',
    '/leiloes/',
    '/lote/',
    '/arquivos/',
    '/docs/',
    '/v1/',
    '//',
    '/cliente/',
    '/admin/',
    '/x?aviso=',
  ])
  const method = um(s, ['GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE', 'OPTIONS', 'DELETE'])
  const resto =
    s() < 0.5 ? escrito(um(s, TEXTOS_RUINS)) : um(s, ['%ff', '%00', '%2e%2e%2f', 'a%', '..;/', '_.data'])
  const alvo = s() < 0.02 ? '*' : `${onde}${resto}`
  return { method, path: alvo, host: um(s, LUGARES), token: null, tipo: null, corpo: null }
}

function aprender(texto: string, s: Sorte): void {
  if (s() > 0.1) return
  for (const [uid] of texto
    .slice(0, 20_000)
    .matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g))
    vistos.uids[Math.floor(s() * Math.min(vistos.uids.length + 1, GUARDADOS))] = uid
  for (const [, n] of texto.slice(0, 20_000).matchAll(/"(?:id|\w+Id|versao)":(\d{1,9})\b/g))
    vistos.numeros[Math.floor(s() * Math.min(vistos.numeros.length + 1, GUARDADOS))] = Number(n)
}

function anotar(p: Pedido, o: Operacao | null, r: Resposta): void {
  porStatus.set(r.status, (porStatus.get(r.status) ?? 0) + 1)
  if (r.status === 0) semResposta += 1
  if (r.status < 500 || r.status === 503) return
  const chave = `${r.status} ${p.method} ${o?.caminho ?? p.path}`
  const antes = falhas.get(chave)
  falhas.set(chave, {
    vezes: (antes?.vezes ?? 0) + 1,
    exemplo: antes?.exemplo ?? { ...p, token: null },
    dito: r.texto.slice(0, 300),
  })
  if (antes === undefined)
    console.log(`${chave}\n  ${p.path.slice(0, 300)}\n  ${String(p.corpo).slice(0, 600)}`)
}

const operacoes = await lerOperacoes()
const tokens = new Map<string, string>()
for (const host of LUGARES)
  for (const quem of PESSOAS)
    if (quem !== null) {
      const token = await entrar(quem, host)
      if (token !== null) tokens.set(`${quem}@${host}`, token)
    }
if (operacoes.length < 200 || tokens.size < LUGARES.length * 4)
  throw new Error(`cannot begin: ${operacoes.length} calls, ${tokens.size} logins`)
console.log(`${operacoes.length} calls, ${tokens.size} logins, seed ${semente}`)

let feitos = 0
const inicio = performance.now()
async function trabalhar(i: number): Promise<void> {
  const s = sorteDe(semente + i)
  while (feitos < quantos && semResposta < 100) {
    feitos += 1
    const o = s() < 0.97 ? um(s, operacoes) : null
    const p = o === null ? foraDoDocumento(s) : montar(o, s, tokens)
    const r = await pedir(p)
    anotar(p, o, r)
    if (r.status === 200) aprender(r.texto, s)
    if (r.status === 401 && p.token !== null && s() < 0.01) {
      const chave = [...tokens].find(([, t]) => t === p.token)?.[0]
      const [quem = '', host = ''] = chave?.split('@') ?? []
      const novo = quem === '' ? null : await entrar(quem, host)
      if (novo !== null) tokens.set(`${quem}@${host}`, novo)
    }
    if (feitos % 10_000 === 0) console.log(`${feitos}: ${JSON.stringify(Object.fromEntries(porStatus))}`)
  }
}
await Promise.all(Array.from({ length: JUNTOS }, (_, i) => trabalhar(i)))
agente.destroy()

const resultado = {
  pedidos: feitos,
  segundos: Math.round((performance.now() - inicio) / 1000),
  semente,
  porStatus: Object.fromEntries([...porStatus].toSorted(([a], [b]) => a - b)),
  falhas: [...falhas].map(([chave, f]) => ({ chave, ...f })),
}
const pasta = path.resolve(import.meta.dirname, '../../.martelo/nightly')
mkdirSync(pasta, { recursive: true })
writeFileSync(path.join(pasta, 'fuzz.json'), JSON.stringify(resultado, null, 1))
console.log(JSON.stringify({ ...resultado, falhas: falhas.size }))
process.exit(falhas.size === 0 && semResposta === 0 ? 0 : 1)
