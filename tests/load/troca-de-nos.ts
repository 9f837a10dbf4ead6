// node tests/load/troca-de-nos.ts [--watchers 60] [--port 4180] [--routed] [--old <folder>]
//
// What people see when a node goes: two processes for pages, bids and rooms stand behind a proxy that knows nothing but
// who takes connections. While people bid and watch through it, one node is killed (-9), then both are replaced one after
// the other by SIGTERM, as in a rolling release. Counted: how long each watcher was away, whether a frame is missing from
// what anybody was told, whether an acknowledged bid is missing from the log, and what the auditor finds. Needs the web
// build. With --old both begin with the program of another checkout (with its modules and its build) and are replaced by
// this one: for a while an older and a newer program share everything. Ends with 1 when something is lost or a watcher was away for more than two seconds.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { chaveDoSistema } from '../../apps/server/src/core/auth/chaves.ts'
import { criarTokens } from '../../apps/server/src/core/auth/token-de-acesso.ts'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import { chamar } from './falhas/gente.ts'
import { type No, Sistema } from './falhas/sistema.ts'
import { povoar, type Povoado } from './povoar.ts'

const argumento = (nome: string, padrao: number): number =>
  Number(process.argv[process.argv.indexOf(`--${nome}`) + 1]) || padrao
const LIMITE_FORA_MS = 2_000
const LANCES_POR_SEGUNDO = 40

/** Hands each connection to a node that takes it, in turn. */
async function abrirProxy(porta: number, nos: readonly No[]): Promise<Server> {
  let vez = 0
  const ligar = (cliente: Socket, qual: number, faltam: number): void => {
    const no = nos[qual % nos.length] as No
    const fio = connect(no.porta, '127.0.0.1')
    let ligado = false
    fio.once('connect', () => {
      ligado = true
      cliente.pipe(fio).pipe(cliente)
    })
    fio.on('error', () => {
      if (!ligado && faltam > 1) ligar(cliente, qual + 1, faltam - 1)
      else cliente.destroy()
    })
    fio.on('close', () => {
      if (ligado) cliente.destroy()
    })
    cliente.on('error', () => fio.destroy())
    cliente.on('close', () => fio.destroy())
  }
  const proxy = createServer((c) => {
    c.pause()
    ligar(c, vez++, nos.length)
  })
  await new Promise<void>((ok) => proxy.listen(porta, '127.0.0.1', ok))
  return proxy
}

/** One tab: comes again as the browser's does, asks for what it missed, and writes down when it was away. */
class Aba {
  readonly versoes = new Set<number>()
  readonly fora: number[] = []
  recarregou = 0
  /** why it could not come in, each time */
  readonly falhas: string[] = []
  #ultima: number | undefined
  #caiu = 0
  #fim = false
  #ws: WebSocket | null = null
  readonly #porta: number
  readonly #host: string
  readonly #sala: string

  constructor(porta: number, host: string, leiUid: string) {
    this.#porta = porta
    this.#host = host
    this.#sala = `leilao:${leiUid}`
    this.#ligar(0)
  }
  sair(): void {
    this.#fim = true
    this.#ws?.terminate()
  }
  get ligada(): boolean {
    return this.#caiu === 0 && this.#ultima !== undefined
  }

  #ligar(tentativa: number): void {
    const ws = new WebSocket(`ws://127.0.0.1:${this.#porta}/v1/tempo-real`, { headers: { host: this.#host } })
    this.#ws = ws
    ws.on('open', () => ws.send(JSON.stringify({ t: 'entrar', sala: this.#sala, versao: this.#ultima })))
    ws.on('message', (m: Buffer) => {
      const lido = JSON.parse(m.toString()) as object
      for (const q of Array.isArray(lido) ? lido : [lido])
        this.#ouvir(q as { t: string; s?: string; v?: number })
    })
    ws.on('error', (e) => this.falhas.push(`${e.message} #${tentativa}`))
    ws.on('close', () => {
      if (this.#fim) return
      if (this.#caiu === 0) this.#caiu = performance.now()
      // The browser's own pace (core/tempo-real.ts).
      const teto = Math.min(15_000, 250 * 2 ** (tentativa + 1))
      setTimeout(() => this.#ligar(tentativa + 1), teto / 2 + Math.random() * (teto / 2))
    })
  }
  #ouvir(q: { t: string; s?: string; v?: number | null }): void {
    if (q.s !== this.#sala || typeof q.v !== 'number') return
    if (q.t === 'recarregar') this.recarregou += 1
    if (q.t === 'q') this.versoes.add(q.v)
    this.#ultima = Math.max(this.#ultima ?? 0, q.v)
    if (q.t !== 'em-dia' && q.t !== 'recarregar') return
    if (this.#caiu > 0) this.fora.push(performance.now() - this.#caiu)
    this.#caiu = 0
  }
  /** Versions that it was never told between the first and the last that it was. */
  buracos(): number {
    const [menor, maior] = [Math.min(...this.versoes), Math.max(...this.versoes)]
    return this.versoes.size === 0 ? 0 : maior - menor + 1 - this.versoes.size
  }
}

interface Gente {
  readonly host: string
  readonly tokens: readonly string[]
}

async function credenciais(s: Sistema, mundo: Povoado): Promise<Gente> {
  const tokens = criarTokens(await chaveDoSistema(s.banco, 'token-de-acesso'))
  const r = await sql<{ usuId: number; usuUid: string; cliId: number; cliUid: string; subdominio: string }>`
    select u.id as usu_id, u.uid as usu_uid, c.id as cli_id, c.uid as cli_uid, h.subdominio
    from cliente c join usuario u on u.id = c.usu_id join hotsite h on h.id = c.hot_id
    where c.id = any(${mundo.clientes.map((c) => c.cliId)}::int[]) order by c.id`.execute(s.banco.sistema)
  await s.banco.poolSistema.query('select pg_notify($1, $2)', [
    'martelo',
    JSON.stringify(['t', ['hotsite', {}]]),
  ])
  return {
    host: `${r.rows[0]?.subdominio ?? ''}.localhost`,
    tokens: await Promise.all(
      r.rows.map(({ subdominio: _, ...q }) =>
        tokens.assinar(
          mundo.hotId,
          {
            ...q,
            nome: 'C',
            papeis: ['Clientes'],
            hotId: mundo.hotId,
            familia: '00000000-0000-4000-8000-000000000000',
          } as Parameters<typeof tokens.assinar>[1],
          Date.now() + 3_600_000,
        ),
      ),
    ),
  }
}

/** Bids without a pause, each asked again under its key until it is answered; answers the keys that were accepted. */
async function lancar(
  no: No,
  g: Gente,
  mundo: Povoado,
  estado: { fim: boolean },
): Promise<{ aceitos: string[]; tentativas: number; pior: number }> {
  const aceitos: string[] = []
  let [n, tentativas, pior] = [0, 0, 0]
  const valores = new Map<string, number>()
  const um = async (i: number): Promise<void> => {
    const lelUid = mundo.lotes[i % mundo.lotes.length] as string
    const valor = (valores.get(lelUid) ?? 1_000_000_00) + 1_000_00
    valores.set(lelUid, valor)
    const corpo = { valor, chaveDoPedido: crypto.randomUUID(), confirmarValorAlto: true }
    const inicio = performance.now()
    for (;;) {
      tentativas += 1
      try {
        const r = await chamar(no, {
          host: g.host,
          metodo: 'POST',
          caminho: `/v1/leilao/lotes/${lelUid}/lances`,
          token: g.tokens[i % g.tokens.length],
          corpo,
          limiteMs: 4_000,
        })
        if (r.status === 200) aceitos.push(corpo.chaveDoPedido)
        if (r.status < 500) break
      } catch {
        // No answer: the same key again.
      }
      await esperar(100)
    }
    pior = Math.max(pior, performance.now() - inicio)
  }
  const emCurso = new Set<Promise<void>>()
  while (!estado.fim) {
    const p = um(n++).finally(() => emCurso.delete(p))
    emCurso.add(p)
    await esperar(1000 / LANCES_POR_SEGUNDO)
  }
  await Promise.all(emCurso)
  return { aceitos, tentativas, pior }
}

/** As a release does it: told to stop, gone, started again, and the next one only when it answers. */
async function substituir(s: Sistema, no: No): Promise<void> {
  const antes = performance.now()
  const saiu = new Promise<void>((ok) => no.processo?.once('exit', () => ok()))
  s.sinal(no, 'SIGTERM')
  await saiu
  console.log(`${no.nome} left ${Math.round(performance.now() - antes)} ms after SIGTERM`)
  delete no.raiz
  await esperar(3_000)
  await s.saudavel()
}

async function principal(): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-troca-'))
  await chmod(pasta, 0o755)
  await mkdir(path.join(pasta, 'banco'))
  const porta = argumento('port', 4180)
  const s = new Sistema(pasta, porta, process.argv.includes('--routed'))
  const achados: string[] = []
  const velha = process.argv.includes('--old') ? process.argv[process.argv.indexOf('--old') + 1] : undefined
  if (velha !== undefined) for (const n of s.apps) n.raiz = path.resolve(velha)
  try {
    await s.iniciar()
    const proxy = await abrirProxy(porta + 10, s.apps)
    const mundo = await povoar(s.banco, { lotes: 6, clientes: 24 })
    const g = await credenciais(s, mundo)
    const abas = Array.from(
      { length: argumento('watchers', 60) },
      () => new Aba(porta + 10, g.host, mundo.leiUid),
    )
    while (!abas.every((a) => a.ligada)) await esperar(50)
    const estado = { fim: false }
    const atras: No = { nome: 'proxy', porta: porta + 10, processo: null, naoAntes: 0 }
    const lances = lancar(atras, g, mundo, estado)
    await esperar(2_000)
    const [um, dois] = s.apps as [No, No]

    const contar = (o: string): void => {
      const fora = abas.flatMap((a) => a.fora.splice(0)).sort((a, b) => a - b)
      const pior = Math.round(fora.at(-1) ?? 0)
      console.log(
        `${o}: ${fora.length} watchers moved, half in ${Math.round(fora[fora.length >> 1] ?? 0)} ms, the last in ${pior} ms`,
      )
      const falhas = abas.flatMap((a) => a.falhas.splice(0))
      if (falhas.length > 0)
        console.log(`${o}: turned away ${falhas.length} times: ${[...new Set(falhas)].join(' · ')}`)
      const ausentes = abas.filter((a) => !a.ligada).length
      if (ausentes > 0) achados.push(`${o}: ${ausentes} watchers are still away`)
      if (pior > LIMITE_FORA_MS) achados.push(`${o}: a watcher was away for ${pior} ms`)
      if (fora.length === 0) achados.push(`${o}: nobody was there`)
    }
    s.matar(um, 1_000)
    await esperar(4_000)
    contar('kill -9')
    await s.saudavel()
    for (const no of [um, dois]) await substituir(s, no)
    contar('rolling restart')
    estado.fim = true
    const { aceitos, tentativas, pior } = await lances
    await esperar(3_000)
    console.log(
      `${aceitos.length} bids accepted in ${tentativas} requests; the longest wait for an answer ${Math.round(pior)} ms`,
    )
    const guardados = await sql<{ n: number }>`
      select count(*)::int as n from lance where chave = any(${aceitos}::uuid[])`.execute(s.banco.sistema)
    const faltam = aceitos.length - (guardados.rows[0]?.n ?? 0)
    if (faltam > 0) achados.push(`${faltam} acknowledged bids are not in the log`)
    if (aceitos.length < 50) achados.push('hardly any bid was accepted')
    const v = await sql<{ versao: number }>`
      select versao from sala
      where lei_id = (select id from leilao where uid = ${mundo.leiUid})`.execute(s.banco.sistema)
    for (const a of abas) {
      if (a.buracos() > 0 && a.recarregou === 0) achados.push(`a watcher misses ${a.buracos()} frames`)
      if (Math.max(...a.versoes) !== v.rows[0]?.versao) achados.push('a watcher has not seen the last frame')
      a.sair()
    }
    achados.push(
      ...(await verificarLeilao(s.banco.sistema, s.banco.poolSistema, mundo.leiUid)).achados.map(
        (x) => `${x.problema} ${x.detalhe}`,
      ),
    )
    proxy.close()
  } finally {
    await s.parar()
    if (achados.length === 0) await rm(pasta, { recursive: true, force: true })
  }
  for (const a of achados) console.log(`FOUND: ${a}`)
  console.log(achados.length === 0 ? 'nothing lost' : `logs of the processes: ${pasta}`)
  process.exit(achados.length === 0 ? 0 : 1)
}

if (process.argv.includes('--help'))
  console.log(
    'node tests/load/troca-de-nos.ts [--watchers 60] [--port 4180] [--routed] [--old <folder>]\nKills a node and replaces both behind a proxy, and says what people noticed.',
  )
else await principal()
