// node tests/load/falhas.ts [--rounds 50] [--port 4160] [--routed] [--write]
//
// The real system, broken on purpose: a PostgreSQL, two processes for bids and rooms and one for jobs are started, people
// bid and watch through both, and in each round one thing goes wrong: kill -9 of an app process, of the jobs process,
// of the database, of everything; a process stopped for ten seconds; the bus cut; the disk full; a clock that jumps.
// After each round the checks of the simulation read what people were told and what the database holds. Needs the web
// build. The disk is a small tmpfs: that round needs root and is reported as left out without it.
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { chaveDoSistema } from '../../apps/server/src/core/auth/chaves.ts'
import { criarTokens } from '../../apps/server/src/core/auth/token-de-acesso.ts'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import { Acaso } from '../simulation/acaso.ts'
import { lerIniciais, lerLotesDaHistoria, lerQuedas } from '../simulation/banco/ler-historia.ts'
import { conferir } from '../simulation/conferencias.ts'
import type { Historia, Interrupcao } from '../simulation/historia.ts'
import { ApostadorReal, assistir, type ClienteReal } from './falhas/gente.ts'
import { type No, Sistema } from './falhas/sistema.ts'
import { povoar, type Povoado } from './povoar.ts'

const argumento = (nome: string, padrao: number): number =>
  Number(process.argv[process.argv.indexOf(`--${nome}`) + 1]) || padrao
const DISPUTA_MS = 15_000
const CLIENTES = 24
const TOLERANCIA_MS = 4_000

/** What a disaster did, in words, and the span in which it means that nobody could bid. */
interface Feito {
  readonly nota: string
  readonly fora?: Interrupcao
}
interface Contexto {
  readonly s: Sistema
  readonly acaso: Acaso
  readonly comDisco: boolean
}

const umApp = ({ s, acaso }: Contexto): No => acaso.escolher(s.apps)
const foraDoAr = async (s: Sistema, fn: () => Promise<string>): Promise<Feito> => {
  const inicio = Date.now()
  const nota = await fn()
  while (!(await Promise.all(s.apps.map((n) => s.responde(n)))).some(Boolean)) await esperar(50)
  return { nota, fora: { inicio, fim: Date.now() } }
}

const DESASTRES: Readonly<Record<string, (c: Contexto) => Promise<Feito | null>>> = {
  'kill -9 of an app process': async (c) => {
    const n = umApp(c)
    c.s.matar(n)
    return { nota: n.nome }
  },
  'kill -9 of the jobs process': async ({ s }) => {
    for (const n of s.nos) if (n.porta === 0) s.matar(n)
    return { nota: 'jobs' }
  },
  'kill -9 of the database': async ({ s }) =>
    foraDoAr(s, async () => `connections again after ${Math.round(await s.matarBanco(0))} ms`),
  'kill -9 of the database, away for 8 s': async ({ s }) =>
    foraDoAr(s, async () => `connections again after ${Math.round(await s.matarBanco(8_000))} ms`),
  'SIGSTOP of an app process for 10 s': async (c) => {
    const n = umApp(c)
    c.s.sinal(n, 'SIGSTOP')
    await esperar(10_000)
    c.s.sinal(n, 'SIGCONT')
    return { nota: n.nome }
  },
  'bus cut for 5 s': async ({ s }) => ({ nota: `${await s.cortarBarramento(5_000)} connections ended` }),
  'clock of an app process jumps two minutes': async (c) => {
    const n = umApp(c)
    c.s.sinal(n, 'SIGUSR2')
    return { nota: n.nome }
  },
  'full disk for 4 s': async ({ s, comDisco }) => {
    if (!comDisco) return null
    const esvaziar = s.encherDisco()
    await esperar(4_000)
    esvaziar()
    await s.garantirBanco()
    return { nota: 'freed, and the database was there' }
  },
  'kill -9 of all processes at once': async ({ s }) =>
    foraDoAr(s, async () => {
      for (const n of s.nos) s.matar(n)
      await esperar(500)
      return 'started again one by one'
    }),
}

interface Rodada {
  readonly desastre: string
  readonly nota: string
  readonly pedidos: number
  readonly respondidos: number
  readonly lances: number
  readonly fechados: number
  readonly lotes: number
  readonly queda: string
  readonly achados: readonly string[]
}

async function rodada(c: Contexto, numero: number, desastre: string): Promise<Rodada> {
  const { s } = c
  const acaso = c.acaso.ramo(`rodada ${numero}`)
  const mundo = await povoar(s.banco, { lotes: 6, clientes: CLIENTES })
  await abrirLotes(s, mundo)
  const iniciais = await lerIniciais(s.banco, mundo.lotes)
  const host = `${await subdominioDe(s, mundo.hotId)}.localhost`
  const publico = assistir(s, host, mundo.leiUid, 6, acaso.ramo('publico'))
  const ate = Date.now() + DISPUTA_MS
  const gente = (await credenciar(s, mundo)).map(
    (q, i) => new ApostadorReal(s, q, host, acaso.ramo(`gente ${i}`)),
  )
  const lotes = [...iniciais.values()].map((e) => ({
    lelUid: e.lelUid,
    hotUid: e.hotUid,
    minimo: e.regras.minimo,
    incremento: e.regras.incremento,
  }))
  const lances = Promise.all(gente.map((g) => g.lancar(lotes, ate)))
  await esperar(3_000)
  const feito = (await DESASTRES[desastre]?.({ ...c, acaso })) ?? { nota: 'left out: needs root' }
  await lances
  await s.saudavel()
  await esperarFechamentos(s, mundo)
  // Frames of the last bids and ends are under way; the sweep that repeats what a death left unsaid takes some seconds.
  await esperar(8_000)
  const historia: Historia = {
    origem: `${desastre}, round ${numero}`,
    lotes: await lerLotesDaHistoria(s.banco, iniciais, () => []),
    pedidos: gente.flatMap((g) => g.historia()),
    espectadores: publico.lista.map((e) => e.historia()),
    quedas: await quedasDesde(s, ate - DISPUTA_MS, new Set(mundo.lotes)),
    interrupcoes: feito.fora ? [feito.fora] : [],
    fim: Date.now(),
    tolerancia: TOLERANCIA_MS,
  }
  publico.sair()
  const achados = conferir(historia).map((a) => `${a.conferencia}: ${a.erro}`)
  const v = await verificarLeilao(s.banco.sistema, s.banco.poolSistema, mundo.leiUid)
  achados.push(...v.achados.map((a) => `verificarLeilao: ${a.problema} ${a.lelUid} ${a.detalhe}`))
  return resumir(desastre, feito, historia, achados)
}

function resumir(desastre: string, feito: Feito, h: Historia, achados: readonly string[]): Rodada {
  const { fora } = feito
  const fora_s = fora ? `${((fora.fim - fora.inicio) / 1000).toFixed(1)} s away` : ''
  const devolvidos = h.quedas.flatMap((q) => q.lotes.map((l) => Math.round((l.para - l.de) / 1000)))
  const devolvido =
    devolvidos.length > 0 ? `, ${Math.min(...devolvidos)} s given back to ${devolvidos.length} lots` : ''
  return {
    desastre,
    nota: feito.nota,
    pedidos: h.pedidos.length,
    respondidos: h.pedidos.filter((p) => p.respostas.length > 0).length,
    lances: h.lotes.reduce((n, l) => n + l.linhas.length, 0),
    fechados: h.lotes.filter((l) => l.fechamentos.length === 1).length,
    lotes: h.lotes.length,
    queda: `${fora_s}${devolvido}`,
    achados,
  }
}

/** The lots end one after the other while people bid, some after the disaster. */
async function abrirLotes(s: Sistema, mundo: Povoado): Promise<void> {
  await sql`update leilao set ponto_corte_para_incremento_pos_lances_segundos = 2, incremento_apos_lances_segundos = 2 where uid = ${mundo.leiUid}`.execute(
    s.banco.sistema,
  )
  await sql`update lote l set data_fim = clock_timestamp() + make_interval(secs => 5 + 2 * l.posicao_leilao)
    where l.uid = any(${[...mundo.lotes]}::uuid[])`.execute(s.banco.sistema)
  await sql`update hotsite set lance_automatico = true where id = ${mundo.hotId}`.execute(s.banco.sistema)
}

async function subdominioDe(s: Sistema, hotId: number): Promise<string> {
  const r = await s.banco.sistema
    .selectFrom('hotsite')
    .select('subdominio')
    .where('id', '=', hotId)
    .executeTakeFirstOrThrow()
  await s.banco.poolSistema.query('select pg_notify($1, $2)', [
    'martelo',
    JSON.stringify(['falhas', ['hotsite', {}]]),
  ])
  return r.subdominio
}

async function credenciar(s: Sistema, mundo: Povoado): Promise<ClienteReal[]> {
  const tokens = criarTokens(await chaveDoSistema(s.banco, 'token-de-acesso'))
  const r = await sql<{ usuId: number; usuUid: string; cliId: number; cliUid: string }>`
    select u.id as usu_id, u.uid as usu_uid, c.id as cli_id, c.uid as cli_uid from cliente c join usuario u on u.id = c.usu_id
    where c.id = any(${mundo.clientes.map((c) => c.cliId)}::int[]) order by c.id`.execute(s.banco.sistema)
  return Promise.all(
    r.rows.map(async (q) => ({
      cliUid: q.cliUid,
      token: await tokens.assinar(
        mundo.hotId,
        {
          ...q,
          nome: 'C',
          papeis: ['Clientes'],
          hotId: mundo.hotId,
          familia: '00000000-0000-4000-8000-000000000000',
        } as Parameters<typeof tokens.assinar>[1],
        Date.now() + 12 * 3_600_000,
      ),
    })),
  )
}

/** Until every lot whose end has come is closed; lots with their end far off (an outage) stay open. */
async function esperarFechamentos(s: Sistema, mundo: Povoado): Promise<void> {
  for (const limite = Date.now() + 40_000; Date.now() < limite; await esperar(300)) {
    const r = await sql<{
      n: number
    }>`select count(*)::int as n from lote where uid = any(${[...mundo.lotes]}::uuid[])
      and situacao = 'LIBERADO_LEILAO' and data_fim < clock_timestamp() + interval '15 seconds'`.execute(
      s.banco.sistema,
    )
    if (r.rows[0]?.n === 0) return
  }
}

async function quedasDesde(
  s: Sistema,
  desde: number,
  lotes: ReadonlySet<string>,
): Promise<Historia['quedas']> {
  const todas = await lerQuedas(s.banco)
  return todas
    .filter((q) => q.fim >= desde)
    .map((q) => ({ ...q, lotes: q.lotes.filter((l) => lotes.has(l.lelUid)) }))
}

function emTexto(rodadas: readonly Rodada[], segundos: number): string {
  const linhas = [...Map.groupBy(rodadas, (r) => r.desastre)].map(([desastre, rs]) => {
    const soma = (f: (r: Rodada) => number) => rs.reduce((n, r) => n + f(r), 0)
    const vistos = rs.map((r) => [r.nota, r.queda].filter(Boolean).join('; ')).at(-1) ?? ''
    return `| ${desastre} | ${rs.length} | ${soma((r) => r.pedidos)} | ${soma((r) => r.respondidos)} | ${soma((r) => r.lances)} | ${soma((r) => r.fechados)}/${soma((r) => r.lotes)} | ${vistos} | ${soma((r) => r.achados.length)} |`
  })
  return `# Faults for real

Written by \`node tests/load/falhas.ts --rounds ${rodadas.length} --write\` on ${os.cpus().length} cores shared with the people who bid
and with whatever else the machine did: a durable PostgreSQL, two processes for HTTP and rooms, one for jobs, ${CLIENTES} bidders
and 6 watchers over real connections, ${rodadas.length} rounds in ${Math.round(segundos)} s. After each round the thirteen checks of the simulation (docs/figures/simulacao.md) and the
auditor's verification read the answers that people got and the database.

| What was broken | Rounds | Requests | Answered | Rows in the logs | Lots ended | Seen in the last round | Findings |
|---|---|---|---|---|---|---|---|
${linhas.join('\n')}

A request without an answer was asked again with the same key until a minute after the dispute. Lots that an outage gave
time back to are still open when their round is read. The full disk is a tmpfs of 600 MB under the database. The clock
that jumps is the process's wall clock (the database's own clock is not stepped here).
`
}

async function principal(): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-falhas-'))
  await chmod(pasta, 0o755)
  await mkdir(path.join(pasta, 'banco'))
  const comDisco = process.getuid?.() === 0 && montar(path.join(pasta, 'banco'))
  const s = new Sistema(pasta, argumento('port', 4160), process.argv.includes('--routed'))
  const quantas = argumento('rounds', 50)
  const rodadas: Rodada[] = []
  const inicio = performance.now()
  try {
    await s.iniciar()
    const nomes = Object.keys(DESASTRES)
    for (let i = 0; i < quantas; i++) {
      const r = await rodada(
        { s, acaso: new Acaso(`falhas ${i}`), comDisco },
        i,
        nomes[(i + argumento('from', 0)) % nomes.length] as string,
      )
      rodadas.push(r)
      console.log(JSON.stringify(r))
    }
    const texto = emTexto(rodadas, (performance.now() - inicio) / 1000)
    if (process.argv.includes('--write'))
      await writeFile(path.resolve(import.meta.dirname, '../../docs/figures/falhas.md'), texto)
    else console.log(texto)
    if (rodadas.some((r) => r.achados.length > 0)) process.exitCode = 1
  } finally {
    await s.parar()
    if (comDisco) execFileSync('umount', [path.join(pasta, 'banco')])
    if (process.exitCode === undefined) await rm(pasta, { recursive: true, force: true })
    else console.log(`logs of the processes: ${pasta}`)
  }
}

/** A small disk for the database; false where that is not allowed. */
function montar(onde: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', onde], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

if (process.argv.includes('--help'))
  console.log(
    'node tests/load/falhas.ts [--rounds 50] [--port 4160] [--from 0] [--routed] [--write]\nBreaks the real system on purpose, round by round, and checks what is left.',
  )
else await principal()
