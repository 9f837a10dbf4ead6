// node tests/load/copia-sincrona.ts [--rounds 8] [--ms 1000] [--failovers 3] [--no-speed] [--port 4130] [--routed] [--write]
// What synchronous replication costs: bids per second with and without waiting for the copy, in turns. Then failover
// under load: the primary is killed (-9), the copy promoted, a new copy made, again and again, and the checks of the
// simulation read what people were told. Needs the web build. Ends with 1 when something is found or no bid was
// possible for more than a second. `--write` keeps docs/figures/copia-sincrona.md.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { abrirBanco, type BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { migrar } from '../../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../../apps/server/src/core/jobs/fila.ts'
import { Acaso } from '../simulation/acaso.ts'
import { apostando, type Carga, motor } from './apostadores.ts'
import { type Concorrente, intercalar, maquina, numero, opcao, publicar, type Resultado } from './bancada.ts'
import { type Rodada, rodada } from './falhas/rodada.ts'
import { Sistema } from './falhas/sistema.ts'
import { ParDeBancos } from './par-de-bancos.ts'

const ALVO = 0.75
const LIMITE_MS = 1_000
const CARGAS: readonly (readonly [string, Carga])[] = [
  ['1 lot, 256 bidders', { lotes: 1, apostadores: 256, escada: true }],
  ['200 lots, 512 bidders', { lotes: 200, apostadores: 512, escada: false }],
]
const MODOS = [
  ['asynchronous', false],
  ['synchronous', true],
] as const

/** The same load, with or without a commit that waits for the copy. */
async function apostandoCom(
  banco: BancoDeDados,
  par: ParDeBancos,
  [nome, carga]: (typeof CARGAS)[number],
  [modo, sincrono]: (typeof MODOS)[number],
): Promise<Concorrente> {
  await par.sincrono(false)
  const c = await apostando(`${nome}, ${modo}`, banco, motor(banco), carga)
  return {
    ...c,
    async rodar(ms) {
      await par.sincrono(sincrono)
      const inicio = performance.now()
      const fatia = await c.rodar(ms)
      return { ...fatia, segundos: (performance.now() - inicio) / 1000 }
    },
  }
}

async function medirVelocidade(par: ParDeBancos): Promise<Resultado[]> {
  const banco = abrirBanco(par.url)
  try {
    const concorrentes: Concorrente[] = []
    for (const carga of CARGAS)
      for (const modo of MODOS) concorrentes.push(await apostandoCom(banco, par, carga, modo))
    const r = await intercalar(concorrentes, {
      rodadas: opcao('rounds', 8),
      ms: opcao('ms', 1000),
      cpu: () => 0,
    })
    for (const x of r) console.log(`${x.nome}: ${numero(x.porSegundo)}/s`)
    return r
  } finally {
    await banco.fechar()
  }
}

/** On a pair of its own: what one half of this program leaves behind is not the other's load. */
async function comPar<T>(pasta: string, fn: (par: ParDeBancos) => Promise<T>): Promise<T> {
  await mkdir(pasta)
  const par = await ParDeBancos.abrir(pasta, opcao('port', 4130))
  try {
    await prepararFila(par.url)
    await migrar(par.url)
    return await fn(par)
  } finally {
    await par.parar()
  }
}

interface Troca extends Rodada {
  /** from the blow until the copy took writes */
  readonly promovida: number
}

async function trocarPrimarios(par: ParDeBancos, pasta: string, quantas: number): Promise<Troca[]> {
  await mkdir(pasta)
  const s = new Sistema(pasta, opcao('port', 4130) + 10, {
    roteado: process.argv.includes('--routed'),
    deFora: par.url,
  })
  const trocas: Troca[] = []
  try {
    await s.iniciar()
    for (let i = 0; i < quantas; i++) {
      let promovida = Number.NaN
      const r = await rodada(s, new Acaso(`copia ${i}`), `promotion ${i + 1}`, async () => {
        const golpe = Date.now()
        promovida = await par.trocar()
        return { nota: `promoted after ${Math.round(promovida)} ms`, golpe }
      })
      console.log(JSON.stringify({ ...r, promovida }))
      trocas.push({ ...r, promovida })
      await par.refazer()
    }
    return trocas
  } finally {
    await s.parar()
  }
}

function emTexto(r: readonly Resultado[], trocas: readonly Troca[]): string {
  const linhas = CARGAS.flatMap(([carga]) => {
    const de = (modo: string) => r.find((x) => x.nome === `${carga}, ${modo}`)
    const [a, s] = [de('asynchronous'), de('synchronous')]
    if (a === undefined || s === undefined) return []
    const razao = s.porSegundo / a.porSegundo
    return `| ${carga} | ${numero(a.porSegundo)} | ${numero(s.porSegundo)} | ${numero(a.p99)} | ${numero(s.p99)} | ${razao.toFixed(2)} | ${ALVO} | ${razao >= ALVO ? 'yes' : 'no'} | ${a.confere && s.confere ? 'yes' : 'NO'} |`
  })
  const quedas = trocas.map(
    (t, i) =>
      `| ${i + 1} | ${t.pedidos} | ${t.respondidos} | ${t.lances} | ${t.fechados}/${t.lotes} | ${Math.round(t.promovida)} | ${t.ateOLance === null ? 'none' : Math.round(t.ateOLance)} | ${t.achados.length} |`,
  )
  return `# A synchronous replica

Written by \`node tests/load/copia-sincrona.ts --write\`: two durable PostgreSQL on one disk and the same processors as the
bidders. Machine: ${maquina()}.

## What waiting for the copy costs

The engine itself, without HTTP. \`synchronous_standby_names\` is switched between slices of one run: a commit waits until
the copy has it on its disk, or it does not.

| Load | Asynchronous/s | Synchronous/s | p99 ms | p99 ms, synchronous | Ratio | Wanted | Reached | Logs agree |
|---|---|---|---|---|---|---|---|---|
${linhas.join('\n')}

## The primary dies

Two processes for HTTP and rooms${process.argv.includes('--routed') ? ' (bids routed to the lot’s owner)' : ''}, one for jobs, with both servers in \`DATABASE_URL\`; 24 bidders and 6 watchers over real
connections. The primary gets kill -9 in the middle of the bids, and the copy is promoted at once (noticing that a primary is
dead is the cluster manager's part, and its time comes on top). Then a new copy is made, and it happens the other way round.
The thirteen checks of the simulation and the auditor's verification read what is left: sequence without gaps, every
acknowledged bid in the log, the same answer to each repeated key, every watcher up to date.

| Promotion | Requests | Answered | Rows in the logs | Lots ended | Copy takes writes after, ms | First accepted bid after, ms | Findings |
|---|---|---|---|---|---|---|---|
${quedas.join('\n')}

Wanted: no finding, and a bid accepted within ${numero(LIMITE_MS)} ms of the blow.
`
}

async function principal(): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-copia-'))
  await chmod(pasta, 0o755)
  let certo = false
  try {
    const r = process.argv.includes('--no-speed')
      ? []
      : await comPar(path.join(pasta, 'velocidade'), medirVelocidade)
    const trocas = await comPar(path.join(pasta, 'trocas'), (par) =>
      trocarPrimarios(par, path.join(pasta, 'processos'), opcao('failovers', 3)),
    )
    await publicar('copia-sincrona', emTexto(r, trocas))
    certo =
      r.every((x) => x.confere) &&
      trocas.every((t) => t.achados.length === 0 && t.ateOLance !== null && t.ateOLance <= LIMITE_MS)
  } finally {
    if (certo) await rm(pasta, { recursive: true, force: true })
    else console.log(`logs of the processes: ${pasta}`)
  }
  process.exit(certo ? 0 : 1)
}

if (process.argv.includes('--help'))
  console.log(
    'node tests/load/copia-sincrona.ts [--rounds 8] [--ms 1000] [--failovers 3] [--no-speed] [--port 4130] [--routed] [--write]\nMeasures a synchronous replica, and kills its primary under load.',
  )
else await principal()
