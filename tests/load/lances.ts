// node tests/load/lances.ts [--rounds 5] [--ms 1000] [--only <word>] [--write]
// Bids per second through the engine on a durable PostgreSQL of its own, beside what the same server can do in the same
// run: rows inserted 256 at a time, pgbench -N, and the rival (one transaction per bid, the same judge under the row
// lock, the same rows). All take turns in short slices. Each log is verified afterwards with the auditor's program; one
// that does not agree is no result. `--write` keeps docs/figures/lances.md.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { decidirTravado } from '../../apps/server/src/engines/lances/motor/decidir-travado.ts'
import { abrirLigacoes, emTransacao } from '../../apps/server/src/engines/lances/motor/ligacoes.ts'
import { MotorDeLances } from '../../apps/server/src/engines/lances/motor/motor.ts'
import { apostando, type Carga, log, type Maquina, motor } from './apostadores.ts'
import {
  comBanco,
  type Concorrente,
  intercalar,
  maquina,
  numero,
  opcao,
  pgbench,
  publicar,
  type Resultado,
} from './bancada.ts'

if (process.argv.includes('--help')) {
  console.log(
    'node tests/load/lances.ts [--rounds 5] [--ms 1000] [--only <word>] [--write]\nMeasures the bid engine beside what its database can do.',
  )
  process.exit(0)
}

/** The rival: every bid its own transaction, under the lot's row lock. */
function umaTransacaoPorLance(banco: BancoDeDados): Maquina {
  const pool = abrirLigacoes(banco.url, 16, log)
  const relogio = new MotorDeLances({ banco, log }, () => undefined)
  return {
    async pedir(p) {
      // A request that waits for a connection, or for the lot, longer than the engine's own patience is retried.
      const r = await emTransacao(pool, (db) => decidirTravado(db, p.lelUid, [p], relogio.relogio)).catch(
        () => null,
      )
      return r?.decisoes.get(p) ?? { tipo: 'nao-decidido', codigo: 'OCUPADO' }
    },
    async parar() {
      await pool.end()
      await relogio.parar()
    },
  }
}

/** What a bid costs at the very least: rows of a log with its key, and nothing else, 256 in a statement. */
async function linhasSoltas(banco: BancoDeDados): Promise<Concorrente> {
  const c = new pg.Client({ connectionString: banco.url })
  c.on('error', (e) => console.error(e.message))
  await c.connect()
  await c.query(`create table base_lance (lote bigint not null, seq bigint not null, quem bigint not null, pedido bigint not null,
      valor bigint not null, tipo "char" not null, situacao "char" not null, chave uuid, quando timestamptz not null default clock_timestamp(), primary key (lote, seq));
    create unique index on base_lance (lote, chave) where chave is not null`)
  let seq = 0
  return {
    nome: 'Rows inserted, 256 in a statement',
    async rodar(ms) {
      const fim = performance.now() + ms
      let feitos = 0
      while (performance.now() < fim) {
        const n = Array.from({ length: 256 }, () => ++seq)
        await c.query({
          name: 'base',
          text: `insert into base_lance select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::"char"[], $7::"char"[], $8::uuid[])`,
          values: [
            `{${n.map(() => 1).join()}}`,
            `{${n.join()}}`,
            `{${n.map((x) => x % 256).join()}}`,
            `{${n.join()}}`,
            `{${n.join()}}`,
            `{${n.map(() => 'm').join()}}`,
            `{${n.map(() => 'A').join()}}`,
            `{${n.map(() => randomUUID()).join()}}`,
          ],
        })
        feitos += 256
      }
      return { feitos, aceitos: feitos, tempos: [] }
    },
    async encerrar() {
      await c.end()
      return true
    },
  }
}

function emTexto(r: readonly Resultado[]): string {
  const linhas = r.map(
    (x) =>
      `| ${x.nome} | ${numero(x.porSegundo)} | ${numero(x.aceitosPorSegundo)} | ${numero(x.p50)} | ${numero(x.p99)} | ${numero(x.cpuAqui)} | ${numero(x.cpuNoBanco)} | ${x.confere ? 'yes' : 'NO'} |`,
  )
  const de = (nome: string): number => r.find((x) => x.nome.startsWith(nome))?.porSegundo ?? Number.NaN
  const um = de('Engine, 1 lot')
  const razao = (outro: string, alvo: number): string => {
    const x = um / de(outro)
    return Number.isNaN(x)
      ? `| ${outro} | not measured | ${alvo} | |`
      : `| ${outro} | ${x.toFixed(2)} | ${alvo} | ${x >= alvo ? 'yes' : 'no'} |`
  }
  return `# Bids per second

Written by \`node tests/load/lances.ts --write\`: the engine itself (no HTTP), on a durable PostgreSQL started for the
run, the bidders' own loops on the same processors. All ways take turns in slices of one second in one run. Machine:
${maquina()}. Ratios hold, absolute numbers move with whatever else
the machine does.

| Way | Per second | Accepted/s | p50 ms | p99 ms | µs here | µs database | Log agrees |
|---|---|---|---|---|---|---|---|
${linhas.join('\n')}

A decision is an accepted or a refused bid: both are written before the answer leaves. After the run every log is
verified with the auditor's program (sequence, hashes, prices, winners). Rising: each bid is one increment over the one
sent before it. Race: everyone bids over the last known price, and most come too late. One transaction per bid: the
same judge and the same rows, each bid under the lot's row lock in a transaction of its own. Rows inserted: a bare log
(eight columns, a primary key and a unique key) without judge, hash, lot or answers.

| Engine, one hot lot, against | Ratio | Wanted | Reached |
|---|---|---|---|
${razao('Rows inserted', 0.5)}
${razao('pgbench -N', 8)}
${razao('One transaction per bid', 25)}
`
}

await comBanco(async (banco, cpu) => {
  const so = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
  const quente: Carga = { lotes: 1, apostadores: 256, escada: true }
  const criar: readonly (readonly [string, () => Promise<Concorrente | null>])[] = [
    [
      'Engine, 1 lot, 256 bidders, rising',
      () => apostando('Engine, 1 lot, 256 bidders, rising', banco, motor(banco), quente),
    ],
    ['Rows inserted', () => linhasSoltas(banco)],
    ['pgbench', () => pgbench(banco.url, 64)],
    [
      'One transaction per bid',
      () =>
        apostando('One transaction per bid, 1 lot, 256 bidders', banco, umaTransacaoPorLance(banco), {
          ...quente,
          escada: false,
        }),
    ],
    [
      'Engine, race',
      () =>
        apostando('Engine, 1 hot lot, 256 bidders, race', banco, motor(banco), { ...quente, escada: false }),
    ],
    [
      'Engine, 200 lots',
      () =>
        apostando('Engine, 200 lots, 512 bidders, race', banco, motor(banco), {
          lotes: 200,
          apostadores: 512,
          escada: false,
        }),
    ],
  ]
  const concorrentes: Concorrente[] = []
  for (const [nome, fazer] of criar) {
    const c = so === '' || so.split(',').some((w) => nome.includes(w)) ? await fazer() : null
    if (c !== null) concorrentes.push(c)
  }
  const r = await intercalar(concorrentes, { rodadas: opcao('rounds', 5), ms: opcao('ms', 1000), cpu })
  await publicar('lances', emTexto(r))
  if (!r.every((x) => x.confere)) process.exitCode = 1
})
