// node tests/load/lances.ts [--seconds 4] [--write]
//
// Bids per second through the engine on a durable PostgreSQL of its own: one hot lot with 256 bidders, and 200 lots with
// 512, beside the rival in the same run: one transaction per bid, the same judge under the row lock, the same rows.
// Each run's log is verified afterwards; a run that does not agree is no result. `--write` keeps docs/figures/lances.md.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { abrirBanco, type BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { iniciarPostgres } from '../../apps/server/src/core/database/embedded/iniciar-postgres.ts'
import { migrar } from '../../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../../apps/server/src/core/jobs/fila.ts'
import { decidirTravado } from '../../apps/server/src/modules/lances/motor/decidir-travado.ts'
import { abrirLigacoes, emTransacao } from '../../apps/server/src/modules/lances/motor/ligacoes.ts'
import { MotorDeLances } from '../../apps/server/src/modules/lances/motor/motor.ts'
import type { PedidoDoMotor, RespostaDoMotor } from '../../apps/server/src/modules/lances/motor/pedidos.ts'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import { povoar, type Povoado } from './povoar.ts'

if (process.argv.includes('--help')) {
  console.log(
    'node tests/load/lances.ts [--seconds 4] [--write]\nMeasures the bid engine beside one transaction per bid.',
  )
  process.exit(0)
}
const segundos = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 4
const AQUECIMENTO_S = 1

interface Maquina {
  pedir(p: PedidoDoMotor): Promise<RespostaDoMotor>
  parar(): Promise<void>
}
interface Medida {
  readonly nome: string
  readonly lotes: number
  readonly apostadores: number
  readonly escada: boolean
  readonly porSegundo: number
  readonly aceitos: number
  readonly p50: number
  readonly p99: number
  readonly confere: boolean
}

/** The rival: every bid its own transaction, under the lot's row lock. */
function umaTransacaoPorLance(banco: BancoDeDados): Maquina {
  const log = pino({ level: 'silent' })
  const pool = abrirLigacoes(banco.url, 32, log)
  const motor = new MotorDeLances({ banco, log }, () => undefined, { porSegundo: null })
  return {
    async pedir(p) {
      const r = await emTransacao(pool, (db) => decidirTravado(db, p.lelUid, [p], motor.relogio))
      return r?.decisoes.get(p) ?? { tipo: 'nao-decidido', codigo: 'OCUPADO' }
    },
    async parar() {
      await pool.end()
      await motor.parar()
    },
  }
}

const emBloco = (banco: BancoDeDados): Maquina =>
  new MotorDeLances({ banco, log: pino({ level: 'silent' }) }, () => undefined, { porSegundo: null })

/**
 * Every bidder bids as fast as he is answered. `escada`: each bid is one increment over the one sent before it, so that
 * what arrives in order is accepted; otherwise over the last price that the bidders know, so that most come too late.
 */
async function medir(
  nome: string,
  banco: BancoDeDados,
  criar: (b: BancoDeDados) => Maquina,
  { lotes, apostadores, escada }: { lotes: number; apostadores: number; escada: boolean },
): Promise<Medida> {
  const mundo = await povoar(banco, { lotes, clientes: apostadores })
  const maquina = criar(banco)
  const precos = new Map(mundo.lotes.map((l) => [l, 0]))
  const tempos: number[] = []
  let aceitos = 0
  const inicio = performance.now() + AQUECIMENTO_S * 1000
  const fim = inicio + segundos * 1000
  const apostar = async (i: number): Promise<void> => {
    const lelUid = mundo.lotes[i % lotes] as string
    while (performance.now() < fim) {
      const antes = performance.now()
      const conhecido = precos.get(lelUid) ?? 0
      const valor = conhecido + 100 * (escada ? 1 : 1 + (i % 3))
      if (escada) precos.set(lelUid, valor)
      const r = await maquina.pedir(pedido(mundo, i, lelUid, valor))
      const depois = performance.now()
      if (r.tipo === 'nao-decidido') continue
      precos.set(lelUid, Math.max(precos.get(lelUid) ?? 0, r.lote.valor ?? 0))
      if (antes < inicio || depois > fim) continue
      tempos.push(depois - antes)
      if (r.tipo === 'aceito') aceitos += 1
    }
  }
  await Promise.all(Array.from({ length: apostadores }, (_, i) => apostar(i)))
  await maquina.parar()
  const v = await verificarLeilao(banco.sistema, banco.poolSistema, mundo.leiUid)
  tempos.sort((a, b) => a - b)
  const quantil = (q: number): number =>
    tempos[Math.min(tempos.length - 1, Math.floor(tempos.length * q))] ?? 0
  return {
    nome,
    lotes,
    apostadores,
    escada,
    porSegundo: Math.round(tempos.length / segundos),
    aceitos: Math.round(aceitos / segundos),
    p50: quantil(0.5),
    p99: quantil(0.99),
    confere: v.achados.length === 0 && v.linhas > 0,
  }
}

function pedido(mundo: Povoado, i: number, lelUid: string, valor: number): PedidoDoMotor {
  const { cliId, usuId } = mundo.clientes[i] as Povoado['clientes'][number]
  return {
    tipo: 'Manual',
    lelUid,
    hotId: mundo.hotId,
    usuId,
    cliId,
    ip: null,
    chave: randomUUID(),
    confirmarValorAlto: true,
    valor,
  }
}

function emTexto(medidas: readonly Medida[]): string {
  const n = (x: number) => x.toLocaleString('en-US', { maximumFractionDigits: x < 100 ? 1 : 0 })
  const linhas = medidas.map(
    (m) =>
      `| ${m.nome} | ${m.lotes} | ${m.apostadores} | ${m.escada ? 'rising' : 'race'} | ${n(m.porSegundo)} | ${n(m.aceitos)} | ${n(m.p50)} | ${n(m.p99)} | ${m.confere ? 'yes' : 'NO'} |`,
  )
  return `# Bids per second

Written by \`node tests/load/lances.ts --write\`: the engine itself (no HTTP), on a durable PostgreSQL started for the
run, on ${os.cpus().length} cores shared with the bidders' own loops and with whatever else the machine did. Every
bidder sends the next bid as soon as he is answered. Ratios hold, absolute numbers move. After each run the whole log
is verified with the auditor's program (sequence, hashes, prices, winners).

| Way | Lots | Bidders | Bids | Decisions/s | Accepted/s | p50 ms | p99 ms | Log agrees |
|---|---|---|---|---|---|---|---|---|
${linhas.join('\n')}

A decision is an accepted or a refused bid: both are written before the answer leaves. Rising: each bid is one increment
over the one sent before it. Race: everybody bids over the last known price, and most come too late. "One transaction per bid" is the
same judge and the same rows, each bid in a transaction of its own under the lot's row lock.
`
}

const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-lances-'))
const postgres = await iniciarPostgres({ pasta: path.join(pasta, 'pg') })
await prepararFila(postgres.url)
await migrar(postgres.url)
const banco = abrirBanco(postgres.url)
try {
  const medidas: Medida[] = []
  for (const carga of [
    { lotes: 1, apostadores: 256, escada: true },
    { lotes: 1, apostadores: 256, escada: false },
    { lotes: 200, apostadores: 512, escada: false },
  ])
    for (const [nome, criar] of [
      ['Engine', emBloco],
      ['One transaction per bid', umaTransacaoPorLance],
    ] as const) {
      medidas.push(await medir(nome, banco, criar, carga))
      console.log(medidas.at(-1))
    }
  const texto = emTexto(medidas)
  if (process.argv.includes('--write'))
    await writeFile(path.resolve(import.meta.dirname, '../../docs/figures/lances.md'), texto)
  else console.log(`\n${texto}`)
  if (!medidas.every((m) => m.confere)) process.exitCode = 1
} finally {
  await banco.fechar()
  await postgres.parar()
  await rm(pasta, { recursive: true, force: true })
}
