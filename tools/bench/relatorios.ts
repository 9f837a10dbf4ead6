// What each report costs over a house with 100,000 lots of five years: the whole answer (sums, groups, first page) as the
// screen asks it, over all years. `node tools/run.mjs tools/bench/relatorios.ts [lots]` prints and writes
// docs/figures/relatorios.md; it fails when one takes more than two seconds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { NOMES_DOS_RELATORIOS, RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import pg from 'pg'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { apurarRelatorio } from '../../apps/server/src/modules/relatorios/apurar-relatorio.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'
import { semearCasa } from '../../tests/pg/casa-semeada.ts'

const LOTES = Number(process.argv[2] ?? 100_000)
const RODADAS = 3
const LIMITE_MS = 2000
const HOT = 1

/** What the seeded house borrows: an auctioneer, a place and two kinds of goods. */
const DE_QUEM = [
  `insert into hotsite (nome, subdominio, tipo, tipo_habilitacao_leilao) select 'Casa', 'casa', 'leilao', 'AUTOMATICA' where not exists (select from hotsite)`,
  `insert into leiloeiro (hot_id, nome, matricula, junta, uf) select ${HOT}, 'Leiloeiro', '1', 'JUCESP', 'SP' where not exists (select from leiloeiro where hot_id = ${HOT})`,
  `insert into local_realizacao (hot_id, nome, endereco, cidade, uf) select ${HOT}, 'Auditório', 'Rua 1', 'São Paulo', 'SP' where not exists (select from local_realizacao where hot_id = ${HOT})`,
  `insert into tipo_lote (id, nome, categoria) select n, 'Tipo ' || n, 'Tipo ' || n from generate_series(1, 2) n where not exists (select from tipo_lote)`,
]

async function preparar(url: string): Promise<string> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  for (const texto of DE_QUEM) await db.query(texto)
  await semearCasa(url, { hotId: HOT, lotes: LOTES })
  // A house of five years was vacuumed long ago; one filled a moment ago would be measured beside its first vacuum.
  await db.query('vacuum (analyze)')
  const { rows } = await db.query<{ t: string; vendas: number; itens: number }>(
    `select (select count(*)::int from venda) as vendas, (select count(*)::int from venda_item) as itens,
      concat_ws(', ', (select count(*) from lote where hot_id = ${HOT}) || ' lots', (select count(*) from leilao where hot_id = ${HOT}) || ' auctions',
      (select count(*) from lance) || ' bids', (select count(*) from visita) || ' visits', (select count(*) from venda) || ' sales',
      (select count(*) from venda_item) || ' sold items') as t`,
  )
  await db.end()
  const casa = rows[0]
  // A house that sold nothing makes every report quick.
  if (!casa || casa.itens < casa.vendas)
    throw new Error(`the seeded house has ${casa?.itens} sold items in ${casa?.vendas} sales`)
  return casa.t
}

async function medirTudo(): Promise<void> {
  const dados = mkdtempSync(path.join(tmpdir(), 'martelo-relatorios-'))
  const p = await iniciar(
    lerConfig({
      ...process.env,
      PORT: '0',
      MARTELO_DATA: dados,
      MARTELO_PROCESSES: 'jobs',
      LOG_LEVEL: 'warn',
      MARTELO_ROBOT: '0',
    }),
  )
  try {
    const casa = await preparar(p.servicos.banco.url)
    const linhas: string[] = []
    let pior = 0
    for (const nome of NOMES_DOS_RELATORIOS) {
      let menor = Number.POSITIVE_INFINITY
      let total = 0
      for (let i = 0; i < RODADAS; i++) {
        const inicio = performance.now()
        const a = await p.servicos.banco.doHotsite(HOT, (tx) =>
          apurarRelatorio(tx, {
            nome,
            recorte: {
              hotId: HOT,
              de: null,
              ate: null,
              leilao: null,
              comitente: null,
              patio: null,
              alcance: { de: 'casa' },
            },
            grupo: undefined,
            so: null,
            ordenar: undefined,
            pagina: 1,
            porPagina: 50,
          }),
        )
        menor = Math.min(menor, performance.now() - inicio)
        total = a.total
      }
      pior = Math.max(pior, menor)
      const linha = `| ${RELATORIOS[nome].titulo} | ${total.toLocaleString('en')} | ${menor.toFixed(0)} ms |`
      console.log(linha)
      linhas.push(linha)
    }
    escrever(casa, linhas, pior)
  } finally {
    await p.parar()
    apagarDados(path.join(dados, 'postgres'))
    rmSync(dados, { recursive: true, force: true })
  }
}

function escrever(casa: string, linhas: readonly string[], pior: number): void {
  writeFileSync(
    path.resolve(import.meta.dirname, '../../docs/figures/relatorios.md'),
    `# Reports over a large house

Written by \`node tools/run.mjs tools/bench/relatorios.ts\`: the whole answer of a report (sums, groups, first page) without a
period, best of ${RODADAS}, over ${casa} of five years. ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}.

Target: two seconds each.

| Report | Rows | Time |
|---|---:|---:|
${linhas.join('\n')}

The slowest takes ${pior.toFixed(0)} ms.
`,
  )
  if (pior > LIMITE_MS) process.exitCode = 1
}

await medirTudo()
