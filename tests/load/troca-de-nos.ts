// node tests/load/troca-de-nos.ts [--watchers 60] [--port 4180] [--routed] [--old <folder>] [--write]
// What people see when a node goes: behind a proxy, while people bid and watch, one of two nodes is killed (-9), then
// both are replaced by SIGTERM, as in a rolling release. Counted: each watcher's absence, missing frames, acknowledged
// bids missing from the log, the auditor's findings. Needs the web build. --old: both begin with another checkout's
// program. Ends with 1 on a loss or an absence over two seconds. `--write` keeps docs/figures/troca-de-nos.md.
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
import { maquina, numero, publicar } from './bancada.ts'
import { chamar } from './falhas/gente.ts'
import { type No, Sistema } from './falhas/sistema.ts'
import { type Povoado, povoar } from './povoar.ts'

const argumento = (nome: string, padrao: number): number =>
  Number(process.argv[process.argv.indexOf(`--${nome}`) + 1]) || padrao
const ESPECTADORES = argumento('watchers', 60)
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

/** Bids without a pause, each retried under its key until it is answered; answers the keys that were accepted. */
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

/** What the watchers noticed of one event. */
interface Passagem {
  readonly evento: string
  readonly mudaram: number
  readonly metade: number
  readonly pior: number
  readonly recusas: number
  readonly ausentes: number
}

function contar(evento: string, abas: readonly Aba[]): Passagem {
  const fora = abas.flatMap((a) => a.fora.splice(0)).sort((a, b) => a - b)
  const falhas = abas.flatMap((a) => a.falhas.splice(0))
  if (falhas.length > 0)
    console.log(`${evento}: turned away ${falhas.length} times: ${[...new Set(falhas)].join(' · ')}`)
  const p = {
    evento,
    mudaram: fora.length,
    metade: Math.round(fora[fora.length >> 1] ?? 0),
    pior: Math.round(fora.at(-1) ?? 0),
    recusas: falhas.length,
    ausentes: abas.filter((a) => !a.ligada).length,
  }
  console.log(
    `${evento}: ${p.mudaram} watchers moved, half in ${p.metade} ms, the last in ${p.pior} ms, ${p.ausentes} away`,
  )
  return p
}

const errosDaPassagem = (p: Passagem): string[] => [
  ...(p.ausentes > 0 ? [`${p.evento}: ${p.ausentes} watchers are still away`] : []),
  ...(p.pior > LIMITE_FORA_MS ? [`${p.evento}: a watcher was away for ${p.pior} ms`] : []),
  ...(p.mudaram === 0 ? [`${p.evento}: no one was there`] : []),
]

/** What is missing at the end: acknowledged bids in the log, frames at the watchers; and what the auditor finds. */
interface Perdas {
  readonly aceitos: number
  readonly tentativas: number
  readonly pior: number
  readonly lances: number
  readonly quadros: number
  readonly semOUltimo: number
  readonly recarregaram: number
  readonly auditor: readonly string[]
}

async function contarPerdas(
  s: Sistema,
  mundo: Povoado,
  abas: readonly Aba[],
  { aceitos, tentativas, pior }: Awaited<ReturnType<typeof lancar>>,
): Promise<Perdas> {
  const guardados = await sql<{ n: number }>`
    select count(*)::int as n from lance where chave = any(${aceitos}::uuid[])`.execute(s.banco.sistema)
  const v = await sql<{ versao: number }>`
    select versao from sala
    where lei_id = (select id from leilao where uid = ${mundo.leiUid})`.execute(s.banco.sistema)
  const auditoria = await verificarLeilao(s.banco.sistema, s.banco.poolSistema, mundo.leiUid)
  return {
    aceitos: aceitos.length,
    tentativas,
    pior: Math.round(pior),
    lances: aceitos.length - (guardados.rows[0]?.n ?? 0),
    // A tab that was told to reload the snapshot has it from there.
    quadros: abas.reduce((n, a) => n + (a.recarregou === 0 ? a.buracos() : 0), 0),
    semOUltimo: abas.filter((a) => Math.max(...a.versoes) !== v.rows[0]?.versao).length,
    recarregaram: abas.filter((a) => a.recarregou > 0).length,
    auditor: auditoria.achados.map((x) => `${x.problema} ${x.detalhe}`),
  }
}

const errosDasPerdas = (p: Perdas): string[] => [
  ...(p.lances > 0 ? [`${p.lances} acknowledged bids are not in the log`] : []),
  ...(p.aceitos < 50 ? ['hardly any bid was accepted'] : []),
  ...(p.quadros > 0 ? [`watchers miss ${p.quadros} frames`] : []),
  ...(p.semOUltimo > 0 ? [`${p.semOUltimo} watchers have not seen the last frame`] : []),
  ...p.auditor,
]

const COMO = process.argv.includes('--routed') ? 'routed to their lot’s owner' : 'decided where they come in'

function pagina(passagens: readonly Passagem[], p: Perdas, quantas: number): string {
  const sim = (certo: boolean): string => (certo ? 'yes' : 'no')
  const linhas = [
    ...passagens.map(
      (x) =>
        `| ${x.evento}: the last of ${x.mudaram} moves, ms (half of them in ${x.metade}; turned away ${x.recusas} times) | ${numero(x.pior)} | ${numero(LIMITE_FORA_MS)} | ${sim(errosDaPassagem(x).length === 0)} |`,
    ),
    `| Frames that a watcher was not told of | ${p.quadros} | 0 | ${sim(p.quadros === 0 && p.semOUltimo === 0)} |`,
    `| Watchers who had to load the picture again | ${p.recarregaram} | | |`,
    `| Acknowledged bids that are not in the log, of ${numero(p.aceitos)} | ${p.lances} | 0 | ${sim(p.lances === 0)} |`,
    `| The longest wait for a bid's answer, ms (${numero(p.tentativas)} requests under their keys) | ${numero(p.pior)} | | |`,
  ]
  return `# Nodes that go

Written by \`node tests/load/troca-de-nos.ts --write\`: two processes for pages, bids and rooms and one for jobs over a durable
PostgreSQL, behind a proxy that knows nothing but who takes connections. ${quantas} watchers and ${LANCES_POR_SEGUNDO} bids per second come
through it (bids ${COMO}), all on the same processors. One node is killed (-9); then both are
replaced one after the other by SIGTERM, as in a rolling release. A watcher comes again as the browser does, and is back
when the room has told it what it missed. Machine: ${maquina()}.

| What | Measured | Wanted | Reached |
|---|---|---|---|
${linhas.join('\n')}

After the run the log is verified with the auditor's program: ${p.auditor.length === 0 ? 'all agree' : `${p.auditor.length} DO NOT AGREE`}.
`
}

/** A death, then a rolling restart, while people bid and watch. */
async function trocar(s: Sistema, porta: number): Promise<{ passagens: Passagem[]; perdas: Perdas }> {
  const proxy = await abrirProxy(porta, s.apps)
  const mundo = await povoar(s.banco, { lotes: 6, clientes: 24 })
  const g = await credenciais(s, mundo)
  const abas = Array.from({ length: ESPECTADORES }, () => new Aba(porta, g.host, mundo.leiUid))
  while (!abas.every((a) => a.ligada)) await esperar(50)
  const estado = { fim: false }
  const atras: No = { nome: 'proxy', faz: 'http,realtime', porta, processo: null, naoAntes: 0 }
  const lances = lancar(atras, g, mundo, estado)
  await esperar(2_000)
  const [um, dois] = s.apps as [No, No]
  const passagens: Passagem[] = []
  s.matar(um, 1_000)
  await esperar(4_000)
  passagens.push(contar('kill -9 of a node', abas))
  await s.saudavel()
  for (const no of [um, dois]) await substituir(s, no)
  passagens.push(contar('Rolling restart', abas))
  estado.fim = true
  const feitos = await lances
  await esperar(3_000)
  const perdas = await contarPerdas(s, mundo, abas, feitos)
  for (const a of abas) a.sair()
  proxy.close()
  return { passagens, perdas }
}

async function principal(): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-troca-'))
  await chmod(pasta, 0o755)
  await mkdir(path.join(pasta, 'banco'))
  const porta = argumento('port', 4180)
  const s = new Sistema(pasta, porta, { roteado: process.argv.includes('--routed') })
  const velha = process.argv.includes('--old') ? process.argv[process.argv.indexOf('--old') + 1] : undefined
  if (velha !== undefined) for (const n of s.nos) if (n.porta > 0) n.raiz = path.resolve(velha)
  let achados = ['it did not come to its end']
  try {
    await s.iniciar()
    const { passagens, perdas } = await trocar(s, porta + 10)
    achados = [...passagens.flatMap(errosDaPassagem), ...errosDasPerdas(perdas)]
    await publicar('troca-de-nos', pagina(passagens, perdas, ESPECTADORES))
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
    'node tests/load/troca-de-nos.ts [--watchers 60] [--port 4180] [--routed] [--old <folder>] [--write]\nKills a node and replaces both behind a proxy, and says what people noticed.',
  )
else await principal()
