/**
 * A probe of the whole API as people would make it: each role of two houses of the demonstration signs in with a password and
 * makes every reading call of the list of calls, with identifiers that its own house has shown, and with the other house's.
 * It knows no module: parameters come from answers.
 */
import { PAPEIS, PERMISSOES, ehPapelDeCliente, permite } from '@martelo/contracts/core/permissions.ts'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { sql } from 'kysely'
import type { Ctx, Sessao } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { montarCtx } from '../../apps/server/src/core/http/aplicacao.ts'
import { type Arquivo, type Tratador, tratadores } from '../../apps/server/src/core/http/handle.ts'
import type { Hotsite } from '../../apps/server/src/core/tenant/hotsites.ts'
import { SENHA_DEMO } from '../../tools/demo/semear.ts'
import type { Cenario } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'
import { deixar } from './sonda-arquivos.ts'
import { jsonDe, preencher, propriedades } from './sonda-corpos.ts'

export interface Pessoa {
  /** null: a visitor */
  readonly papel: string | null
  readonly casa: Hotsite
  readonly sessao: Sessao | null
}
export interface Entrada {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}
export interface Resposta {
  readonly status: number
  readonly valor: unknown
  /** where it answered a file: read or left by the caller */
  readonly arquivo: Arquivo | null
  readonly falhas: readonly unknown[]
}

let ip = 0
/** Each from an address of its own, so that no limit for one network is met. */
const novoIp = (): string => `10.${++ip >> 16}.${(ip >> 8) & 255}.${ip & 255}`

export function contextoDe(c: Cenario, p: Pessoa): Ctx {
  return montarCtx(c.servicos, {
    hotsite: p.casa,
    sessao: p.sessao,
    ip: novoIp(),
    agente: 'sonda',
    https: false,
    origem: `http://${p.casa.subdominio}.localhost`,
    cookieDeRenovacao: null,
    rastreio: null,
    origemTrafego: null,
    log: c.servicos.log,
    reqId: 'sonda',
    agora: Date.now(),
  })
}

export async function chamar(c: Cenario, p: Pessoa, t: Tratador, e: Entrada): Promise<Resposta> {
  const falhas: unknown[] = []
  const ctx = contextoDe(c, p)
  const log = Object.assign(Object.create(ctx.log) as Ctx['log'], {
    error: (o: { err?: unknown }) => falhas.push(o.err ?? o),
  })
  const r = await executar(t, { ...ctx, log }, e, false)
  return {
    status: r.ok ? 200 : r.erro.statusCode,
    valor: r.ok && 'valor' in r ? r.valor : null,
    arquivo: r.ok && 'arquivo' in r ? r.arquivo : null,
    falhas,
  }
}

async function entrar(c: Cenario, casa: Hotsite, papel: string, email: string): Promise<Pessoa> {
  const porta: Pessoa = { papel: null, casa, sessao: null }
  const r = await executarChamada(contextoDe(c, porta), efetuarLogin, { body: { email, senha: SENHA_DEMO } })
  if (r.erro !== null) throw new Error(`${papel} (${email}) cannot sign in: ${String(r.erro.message)}`)
  const sessao = await c.servicos.tokens.conferir(casa.id, r.valor.token, Date.now())
  if (sessao === null) throw new Error(`the token of ${papel} does not hold`)
  return { papel, casa, sessao }
}

/** One account for each role: those of the demonstration where there are any, and else a new one with the same password. */
export async function pessoasDa(c: Cenario, casa: Hotsite): Promise<Pessoa[]> {
  const pessoas: Pessoa[] = [{ papel: null, casa, sessao: null }]
  for (const papel of PAPEIS) {
    if (papel === 'Visitantes') continue
    const email = ehPapelDeCliente(papel)
      ? await clienteComo(c, casa.id, papel)
      : ((await daCasa(c, casa.id, papel)) ?? (await nova(c, casa.id, papel)))
    pessoas.push(await entrar(c, casa, papel, email))
  }
  return pessoas
}

async function daCasa(c: Cenario, hotId: number, papel: string): Promise<string | undefined> {
  const r = await sql<{ email: string }>`select email from usuario
    where hot_id = ${hotId} and papeis = array[${papel}] order by id limit 1`.execute(c.banco.sistema)
  return r.rows[0]?.email
}
/** The clients with most purchases: who has something that others must not see. */
async function clienteComo(c: Cenario, hotId: number, papel: string): Promise<string> {
  const r = await sql<{ email: string }>`
    update usuario set papeis = array[${papel}] where id = (
      select c.usu_id from cliente c join usuario u on u.id = c.usu_id where c.hot_id = ${hotId} and c.situacao = 'Ativo'
        and (${papel} = 'Clientes' or u.papeis = array['Clientes'])
      order by (select count(*) from venda v where v.cli_id = c.id) desc, c.id
      offset ${papel === 'Clientes' ? 0 : 1} limit 1)
    returning email`.execute(c.banco.sistema)
  const email = r.rows[0]?.email
  if (email === undefined) throw new Error(`no client for ${papel}`)
  return email
}
async function nova(c: Cenario, hotId: number, papel: string): Promise<string> {
  const email = `${papel
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')}@sonda.exemplo`
  await sql`insert into usuario (hot_id, nome, email, papeis, senha_hash)
    select ${hotId}, ${papel}, ${email}, array[${papel}], senha_hash from usuario
    where hot_id = ${hotId} and 'ADM' = any(papeis) order by id limit 1`.execute(c.banco.sistema)
  return email
}

// ------------------------------------------------------------------------------------------------------------------------------
// Parameters

const ESCREVE_NADA = /busca|consulta|previa|calcular|simular|interpretar|conferir|exportar|qb$/
/** Reads: every GET, and the questions that are asked by POST. */
export const leituras = (): Tratador[] =>
  [...tratadores.values()].filter(
    ({ contract: k }) =>
      !k.raw &&
      (k.method === 'GET' ||
        (k.method === 'POST' && ESCREVE_NADA.test(k.path) && !k.path.includes('cancelar'))),
  )

const nomesDe = (t: Tratador): string[] => [...t.contract.path.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '')
/** `lelUid` and `leilaoUid` are other calls' `uid`. */
const TAMBEM: Readonly<Record<string, RegExp>> = {
  lelUid: /lote/,
  lote: /lote/,
  leiUid: /leil/,
  leilaoUid: /leil/,
  veiUid: /veiculo/,
  patUid: /patio/,
  itemUid: /venda|entrega/,
}

interface Visto {
  readonly nome: string
  readonly valor: string
  readonly caminho: string
}

/** What the answers of one house have shown, by the name of the field and the call's path. */
export class Vistos {
  readonly #todos = new Map<string, Visto>()
  readonly #enderecos = new Set<string>()

  juntar(caminho: string, valor: unknown): void {
    const porLista = new Map<string, number>()
    const andar = (v: unknown, nome: string): void => {
      if (Array.isArray(v)) for (const x of v.slice(0, 30)) andar(x, nome)
      else if (typeof v === 'object' && v !== null) for (const [k, x] of Object.entries(v)) andar(x, k)
      else if (typeof v === 'string' && v.startsWith('/v1/')) this.#enderecos.add(v)
      else if (
        (typeof v === 'string' && v.length > 0 && v.length < 80) ||
        (typeof v === 'number' && Number.isInteger(v))
      ) {
        const ja = porLista.get(nome) ?? 0
        if (ja >= 30) return
        porLista.set(nome, ja + 1)
        this.#todos.set(`${nome} ${v} ${caminho}`, { nome, valor: String(v), caminho })
      }
    }
    andar(valor, '')
  }

  /** What answers have said where this call is asked: addresses of papers, files, pictures. */
  enderecosDe({ contract: { path } }: Tratador): Pick<Entrada, 'params' | 'query'>[] {
    const nomes = [...path.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '')
    const padrao = new RegExp(`^${path.replaceAll(/:\w+/g, '([^/?]+)')}$`)
    return [...this.#enderecos].flatMap((e) => {
      const u = new URL(e, 'http://casa')
      const partes = padrao.exec(u.pathname)
      if (partes === null) return []
      const params = Object.fromEntries(nomes.map((n, i) => [n, decodeURIComponent(partes[i + 1] ?? '')]))
      return [{ params, query: Object.fromEntries(u.searchParams) }]
    })
  }

  /** Best first: the same name, then identifiers of calls whose paths share words. `padrao`: what the value must look like. */
  para(nome: string, caminho: string, quantos: number, padrao?: RegExp): string[] {
    const palavras = palavrasDe(caminho)
    const antes = caminho.slice(0, caminho.indexOf(`:${nome}`))
    const ident = nome === 'id' || nome === 'uid' || nome in TAMBEM
    const notas = new Map<string, number>()
    for (const v of this.#todos.values()) {
      let nota = 0
      if (padrao !== undefined && !padrao.test(v.valor)) continue
      if (v.nome === nome && nome !== 'id' && nome !== 'uid') nota = 60
      else if (padrao === undefined && !ident) continue
      else if (nome === 'id' && v.nome !== 'id' && v.nome !== 'uid') continue
      else if (nome !== 'id' && padrao === undefined && !/uid$/i.test(v.nome)) continue
      else if (v.nome === nome || v.nome === 'uid') nota = 10
      if (antes.length > 5 && v.caminho.startsWith(antes)) nota += 40
      if (nome in TAMBEM && TAMBEM[nome]?.test(v.caminho)) nota += 25
      for (const p of palavrasDe(v.caminho)) if (palavras.has(p)) nota += 5
      if (nota > (notas.get(v.valor) ?? 0)) notas.set(v.valor, nota)
    }
    return [...notas]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, quantos)
      .map(([v]) => v)
  }
}

/** The beginnings of a path's words, so that singular and plural are one. */
const palavrasDe = (caminho: string): Set<string> =>
  new Set(
    caminho
      .replaceAll(/(?<=[a-z])[A-Z]/g, (c) => `-${c.toLowerCase()}`)
      .split(/[/-]/)
      .filter((p) => p !== '' && p !== 'v1' && !p.startsWith(':'))
      .map((p) => p.slice(0, 5)),
  )

/** What may stand in the path: each value of a closed list, and identifiers that were seen. */
export function caminhos(t: Tratador, v: Vistos, tentativas: number): Record<string, string>[] {
  const nomes = nomesDe(t)
  if (nomes.length === 0) return [{}]
  const esquema = propriedades(jsonDe(t.contract.params))
  const fechado = nomes.find((n) => Array.isArray(esquema[n]?.enum))
  const escolhas = fechado === undefined ? [null] : (esquema[fechado]?.enum as string[])
  return escolhas.flatMap((e) => {
    const caminho = e === null ? t.contract.path : t.contract.path.replace(`:${fechado}`, e)
    const outros = nomes.filter((n) => n !== fechado || e === null)
    const quantas = e === null ? tentativas : 3
    const porNome = outros.map((n) => [
      ...v.para(n, caminho, quantas, padraoDe(n)),
      // A paper's code may be the record's own identifier.
      ...(n === 'chave' ? v.para('uid', caminho, 2 * quantas) : []),
    ])
    const quantos = outros.length === 0 ? 1 : Math.max(...porNome.map((l) => l.length))
    return Array.from({ length: quantos }, (_, i) => ({
      ...(e === null ? {} : { [fechado as string]: e }),
      ...Object.fromEntries(outros.map((n, k) => [n, porNome[k]?.[i] ?? porNome[k]?.[0] ?? '1'])),
    }))
  })
}
/** Codes of papers stand in answers under several names. */
const padraoDe = (nome: string): RegExp | undefined =>
  /^hash|^chave$/.test(nome) ? /^[0-9a-f]{32}$/ : undefined

export const procuraEm =
  (v: Vistos, { contract }: Tratador) =>
  (nome: string, quantos: number): string[] =>
    v.para(nome, contract.path, quantos)

/** What may stand after the question mark: what must, and, should that not do, one more thing that was seen. */
function perguntas(t: Tratador, v: Vistos): Record<string, unknown>[] {
  const must = preencher(jsonDe(t.contract.query), {}, procuraEm(v, t))
  const mais = Object.keys(propriedades(jsonDe(t.contract.query))).flatMap((n) => {
    const [visto] =
      n in must || !/uid$|^hash|^chave/i.test(n) ? [] : v.para(n, t.contract.path, 1, padraoDe(n))
    return visto === undefined ? [] : [{ ...must, [n]: visto }]
  })
  return [must, ...mais.slice(0, 4)]
}

/** Inputs that a person of the house gets an answer with: one of each choice in the path, else the first `quantas`. */
export async function entradasBoas(
  c: Cenario,
  quem: readonly Pessoa[],
  t: Tratador,
  v: Vistos,
  { quantas, tentativas }: { readonly quantas: number; readonly tentativas: number },
): Promise<Entrada[]> {
  const body = preencher(jsonDe(t.contract.body), {}, procuraEm(v, t))
  const podem = quem.filter((p) => permite(t.contract.permission, p.sessao))
  const fechado = nomesDe(t).find((n) => Array.isArray(propriedades(jsonDe(t.contract.params))[n]?.enum))
  const boas = new Map<string, Entrada>()
  const adivinhadas = caminhos(t, v, tentativas).map((params) => ({ params, query: null }))
  for (const { params, query: dita } of [...v.enderecosDe(t), ...adivinhadas]) {
    const qual = fechado === undefined ? String(boas.size) : String(params[fechado])
    if (boas.has(qual) || (fechado === undefined && boas.size >= quantas)) continue
    const boa = await primeiraBoa(
      c,
      podem,
      t,
      (dita === null ? perguntas(t, v) : [dita]).map((query) => ({ params, query, body })),
    )
    if (boa === undefined) continue
    v.juntar(t.contract.path, boa.valor)
    boas.set(qual, boa.entrada)
  }
  return [...boas.values()]
}

async function primeiraBoa(
  c: Cenario,
  podem: readonly Pessoa[],
  t: Tratador,
  entradas: readonly Entrada[],
): Promise<{ entrada: Entrada; valor: unknown } | undefined> {
  for (const entrada of entradas)
    for (const p of podem) {
      const r = await chamar(c, p, t, entrada)
      if (r.arquivo !== null) deixar(r.arquivo.corpo)
      if (r.status === 200) return { entrada, valor: r.valor }
      // What does not fit, or is not there, is the same for all of them.
      if (r.status === 400) break
    }
  return undefined
}

const POUCOS = [
  null,
  'Clientes',
  'Clientes Revendedor',
  'Comitente',
  'Leilão',
  'Pátio',
  'MKT',
  'Motorista',
  'Acerto',
]

/** Who of the house may make the call at all; a right that all have is asked of some kinds of people. */
export function chamadores(t: Tratador, pessoas: readonly Pessoa[]): Pessoa[] {
  const podem = pessoas.filter((p) => permite(t.contract.permission, p.sessao))
  if (PERMISSOES[t.contract.permission] !== 'todos') return podem
  const poucos = new Set<string | null>(POUCOS)
  return podem.filter((p) => poucos.has(p.papel))
}
