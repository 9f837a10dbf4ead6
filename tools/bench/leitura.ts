// What one question about one house costs: alone with its tenant in front of it (core/database/leitura.ts), as a transaction in
// the driver's pipeline, and as a transaction whose statements wait for each other. `node tools/run.mjs tools/bench/leitura.ts`
// prints and writes docs/figures/leitura.md; it fails when the pipeline is no more than 5 % slower, for then the first way leaves.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { clientePreparado } from '../../apps/server/src/core/database/preparados.ts'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'

const PERGUNTAS = 1_500
const RODADAS = 12
const MARGEM = 1.05
const INICIO = 'start transaction read only'
const FIXAR = "select set_config('martelo.hot_id', '1', true)"
const TEXTO = 'select id, nome, situacao from lote where hot_id = $1 order by id desc limit 20'

interface Jeito {
  readonly nome: string
  perguntar(): Promise<unknown>
}
interface Custo {
  readonly us: number
  readonly cpuUs: number
}

async function medir(j: Jeito): Promise<Custo> {
  const cpu = process.cpuUsage()
  const inicio = performance.now()
  for (let i = 0; i < PERGUNTAS; i++) await j.perguntar()
  const { user, system } = process.cpuUsage(cpu)
  return { us: ((performance.now() - inicio) * 1000) / PERGUNTAS, cpuUs: (user + system) / PERGUNTAS }
}

const pedida = { name: 'lotes', text: TEXTO, values: [1] }

async function jeitos(url: string): Promise<{ jeitos: readonly Jeito[]; fechar(): Promise<void> }> {
  const Preparado = clientePreparado()
  const so = new Preparado(url)
  const encanado = new pg.Client({ connectionString: url, pipeline: true })
  const comum = new pg.Client(url)
  const clientes = [so, encanado, comum]
  for (const c of clientes) await c.connect()
  return {
    jeitos: [
      {
        nome: 'Alone, its tenant in front of it',
        async perguntar() {
          await so.query(INICIO)
          await so.query(FIXAR)
          await so.query(TEXTO, [1])
          await so.query('commit')
        },
      },
      {
        nome: "A transaction in the driver's pipeline",
        perguntar: () =>
          Promise.all([
            encanado.query(INICIO),
            encanado.query(FIXAR),
            encanado.query(pedida),
            encanado.query('commit'),
          ]),
      },
      {
        nome: 'A transaction, one statement after the other',
        async perguntar() {
          await comum.query(INICIO)
          await comum.query(FIXAR)
          await comum.query(pedida)
          await comum.query('commit')
        },
      },
    ],
    fechar: async () => void (await Promise.all(clientes.map((c) => c.end()))),
  }
}

async function medirTudo(): Promise<void> {
  const dados = mkdtempSync(path.join(tmpdir(), 'martelo-leitura-'))
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
    const j = await jeitos(p.servicos.banco.url)
    const melhores = new Map<string, Custo>()
    // Turn by turn, so that what else the machine does meets each alike.
    for (let r = 0; r < RODADAS; r++)
      for (const um of j.jeitos) {
        const c = await medir(um)
        const antes = melhores.get(um.nome)
        if (antes === undefined || c.us < antes.us) melhores.set(um.nome, c)
      }
    await j.fechar()
    escrever([...melhores])
  } finally {
    await p.parar()
    apagarDados(path.join(dados, 'postgres'))
    rmSync(dados, { recursive: true, force: true })
  }
}

function escrever(linhas: readonly (readonly [string, Custo])[]): void {
  const [so, encanado] = linhas.map(([, c]) => c.us) as [number, number]
  const tabela = [
    '| One question of twenty lots | Time | CPU of our process |',
    '|---|---:|---:|',
    ...linhas.map(([nome, c]) => `| ${nome} | ${c.us.toFixed(0)} µs | ${c.cpuUs.toFixed(0)} µs |`),
  ].join('\n')
  const resumo = `The pipeline takes ${((encanado / so - 1) * 100).toFixed(0)} % longer; up to 5 % it would replace the first way.`
  console.log(`${tabela}\n\n${resumo}`)
  writeFileSync(
    path.resolve(import.meta.dirname, '../../docs/figures/leitura.md'),
    `# A question about one house

Written by \`node tools/run.mjs tools/bench/leitura.ts\`: best of ${RODADAS} rounds of ${PERGUNTAS} questions, turn by turn, one connection
each over the local socket. ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}.

${tabela}

${resumo}
`,
  )
  if (encanado <= so * MARGEM) process.exitCode = 1
}

await medirTudo()
