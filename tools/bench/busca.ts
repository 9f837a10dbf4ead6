// Measures the lot search: inside the server, as an HTTP call, and PostgreSQL on the same requests in the same run.
//
// What one request is here: one page AND all facets, as the list page needs them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PedidoDeBusca, PedidoDePossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import { iniciarPostgres } from '@martelo/server/engines/postgres/iniciar-postgres.ts'
import { apagarDados } from '@martelo/server/engines/postgres/place.ts'
import { migrar } from '@martelo/server/core/database/migrate.ts'
import { prepararFila } from '@martelo/server/core/jobs/fila.ts'
import { abrirPool, criarHotsite, gravarProjecao } from '../../tests/busca/amostra/gravar-projecao.ts'
import { lotesGerados } from '../../tests/busca/amostra/lotes-gerados.ts'
import { pedidoDeVisitante } from '../../tests/busca/amostra/pedidos-gerados.ts'
import { sortear } from '../../tests/busca/amostra/sorteio-semeado.ts'
import { type Consulta, prepararConsulta } from '@martelo/server/engines/busca/consulta-de-busca.ts'
import type { Documento } from '@martelo/server/engines/busca/documento-de-busca.ts'
import { Indice } from '@martelo/server/engines/busca/indice.ts'
import { MotorIndice } from '@martelo/server/engines/busca/motor-indice.ts'
import { MotorPg } from '@martelo/server/engines/busca/motor-pg.ts'
import { celula, linha, medir, medirEspera, menores, resumir } from './medidas.ts'

const { values: opcoes } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    lotes: { type: 'string', default: '100000' },
    pedidos: { type: 'string', default: '2000' },
    'pedidos-pg': { type: 'string', default: '200' },
    'sem-pg': { type: 'boolean', default: false },
    escrever: { type: 'boolean', default: false },
  },
})
if (opcoes.help) {
  console.log(`node tools/run.mjs tools/bench/busca.ts [--lotes 100000,1000000] [--pedidos 2000] [--pedidos-pg 200] [--sem-pg] [--escrever]
Measures the lot search over generated lots; --escrever rewrites docs/figures/busca.md.`)
  process.exit(0)
}
const SEMENTE = 2026
const RODADAS = 3
const CAMINHOS = ['/v1/lote/busca-elastic', '/v1/lote/obter-busca-possiveis'] as const
const raiz = path.resolve(import.meta.dirname, '../..')
// the server's own dependencies, seen from its folder
const doServidor = createRequire(path.join(raiz, 'apps/server/package.json'))
const fastify = doServidor('fastify') as typeof import('fastify').default

const prepararTodos = (pedidos: readonly PedidoDeBusca[]) =>
  pedidos.map((p) => prepararConsulta(p, 'publica', () => []))
function pedidosDaMedida(n: number): PedidoDeBusca[] {
  const c = sortear(SEMENTE)
  return Array.from({ length: n }, () => pedidoDeVisitante(c))
}

/** Builds the index out of the stream; the time and memory of generating the lots are not counted. */
function construir(quantos: number): { indice: Indice; alguns: Documento[]; ms: number; mb: number } {
  const indice = new Indice()
  const alguns: Documento[] = []
  const antes = memoria()
  let ms = 0
  for (const docs of lotesGerados(quantos, SEMENTE)) {
    const inicio = performance.now()
    for (const d of docs) indice.aplicar(d)
    ms += performance.now() - inicio
    if (alguns.length < 20_000) alguns.push(...docs.slice(0, 20))
  }
  return { indice, alguns, ms, mb: memoria() - antes }
}

function dentro(quantos: number, consultas: readonly Consulta[]): string[] {
  const { indice, alguns, ms, mb } = construir(quantos)
  for (const q of consultas.slice(0, 300)) {
    // lets the loops be compiled
    indice.possiveis(q)
    indice.buscar(q)
  }
  const rodadas = Array.from({ length: RODADAS }, () => {
    const [pagina, facetas]: [number[], number[]] = [[], []]
    for (const q of consultas) {
      medir(pagina, () => indice.buscar(q))
      medir(facetas, () => indice.possiveis(q))
    }
    return { pagina, facetas, ambas: pagina.map((t, i) => t + facetas[i]!) }
  })
  const lance: number[] = []
  const c = sortear(SEMENTE + 1)
  for (let i = 0; i < 20_000; i++) {
    const d = c.um(alguns)
    medir(lance, () =>
      indice.aplicar({
        ...d,
        revisao: 2 + i,
        valor: (d.valor ?? 0) + 1000 * i,
        dataFim: (d.dataFim ?? 0) + 20_000,
      }),
    )
  }
  const t = (nome: string, qual: 'ambas' | 'pagina' | 'facetas') => {
    const todas = rodadas.map((r) => r[qual])
    return linha(nome, celula(resumir(menores(todas))), celula(resumir(todas.flat())))
  }
  return [
    `Built in ${(ms / 1000).toFixed(1)} s (${((ms * 1000) / quantos).toFixed(0)} µs per lot), ${mb} MB.`,
    '',
    linha(
      'inside the server, ms (p50 / p99 / worst)',
      `fastest of ${RODADAS} rounds per request`,
      'every round',
    ),
    '|---|---|---|',
    t('**page and facets**', 'ambas'),
    t('page of 30 ids and total', 'pagina'),
    t('facets alone', 'facetas'),
    linha('a bid: value and end date changed', '', celula(resumir(lance))),
  ]
}

function memoria(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  const m = process.memoryUsage()
  return Math.round((m.heapUsed + m.arrayBuffers) / 2 ** 20)
}

async function porHttp(quantos: number, pedidos: readonly PedidoDeBusca[]): Promise<string[]> {
  const log = { info() {}, warn: console.warn, error: console.error }
  const motor = new MotorIndice(
    new URL('./fonte-gerada.ts', import.meta.url),
    { quantos, semente: SEMENTE },
    log,
  )
  await motor.aguardar()
  const app = fastify()
  app.route({
    method: 'POST',
    url: CAMINHOS[0],
    async handler(req, resposta) {
      const achados = await motor.buscar(
        1,
        prepararConsulta(PedidoDeBusca.parse(req.body), 'publica', () => []),
      )
      return resposta.header('count', achados.total).send(achados.ids)
    },
  })
  app.route({
    method: 'POST',
    url: CAMINHOS[1],
    handler: (req) =>
      motor.possiveis(
        1,
        prepararConsulta(PedidoDePossiveis.parse(req.body), 'publica', () => []),
      ),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const chamar = async (caminho: string, corpo: unknown) => {
    const r = await fetch(url + caminho, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    })
    if (r.status !== 200) throw new Error(`${caminho}: ${r.status} ${await r.text()}`)
    return r.json()
  }
  const linhas: string[] = [
    '',
    linha('as an HTTP call, ms (p50 / p99 / worst)', 'one at a time', 'eight at a time'),
    '|---|---|---|',
  ]
  for (const caminho of CAMINHOS) {
    for (const p of pedidos.slice(0, 200)) await chamar(caminho, p)
    const so: number[] = []
    for (const p of pedidos) await medirEspera(so, () => chamar(caminho, p))
    const juntos: number[] = []
    const fila = [...pedidos]
    const cliente = async () => {
      for (let p = fila.pop(); p !== undefined; p = fila.pop())
        await medirEspera(juntos, () => chamar(caminho, p))
    }
    await Promise.all(Array.from({ length: 8 }, cliente))
    linhas.push(linha(`POST ${caminho}`, celula(resumir(so)), celula(resumir(juntos))))
  }
  await app.close()
  await motor.fechar()
  return linhas
}

/** The same requests on PostgreSQL, each answer compared with the index's. */
async function noPostgres(quantos: number, consultas: readonly Consulta[]): Promise<string[]> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-busca-'))
  const servidor = await iniciarPostgres({
    pasta: path.join(pasta, 'pg'),
    ajustes: { fsync: 'off', shared_buffers: '1GB', work_mem: '64MB' },
  })
  const pool = abrirPool(servidor.url)
  try {
    await prepararFila(servidor.url)
    await migrar(servidor.url)
    const hotId = await criarHotsite(pool, 'medida')
    const indice = new Indice()
    for (const docs of lotesGerados(quantos, SEMENTE, hotId)) {
      await gravarProjecao(pool, docs)
      for (const d of docs) indice.aplicar(d)
    }
    await pool.query('vacuum (analyze) busca_lote')
    const motor = new MotorPg(pool)
    const tempos: number[] = []
    let diferentes = 0
    for (const q of consultas.slice(0, 5)) await motor.possiveis(hotId, q)
    for (const q of consultas) {
      const [achados, possiveis] = await medirEspera(tempos, () =>
        Promise.all([motor.buscar(hotId, q), motor.possiveis(hotId, q)]),
      )
      const iguais =
        JSON.stringify([indice.buscar(q), ordenado(indice.possiveis(q))]) ===
        JSON.stringify([achados, ordenado(possiveis)])
      if (!iguais) diferentes++
    }
    return [
      '',
      linha('PostgreSQL, page and facets, ms (p50 / p99 / worst)', 'waited'),
      '|---|---|',
      linha(`GIN, B-trees and grouping sets, ${consultas.length} of the requests`, celula(resumir(tempos))),
      '',
      `Answers that differ between the index and PostgreSQL: **${diferentes}** of ${consultas.length}.`,
    ]
  } finally {
    await pool.end()
    await servidor.parar()
    apagarDados(path.join(pasta, 'pg'))
    await rm(pasta, { recursive: true, force: true })
  }
}
/** Keys in one order, so that equal answers are equal texts. */
const ordenado = (v: unknown): unknown =>
  JSON.parse(
    JSON.stringify(v, (_k, x: unknown) =>
      x !== null && typeof x === 'object' && !Array.isArray(x)
        ? Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1)))
        : x,
    ),
  )

/** Twenty hotsites: an index each, against one index in which the hotsite is one more filter. */
function umIndicePorHotsite(porHotsite: number, pedidos: readonly PedidoDeBusca[]): string[] {
  const junto = new Indice()
  const separados = Array.from({ length: 20 }, (_, h) => {
    const indice = new Indice()
    for (const docs of lotesGerados(porHotsite, SEMENTE + h, h, h * porHotsite + 1)) {
      for (const d of docs) {
        indice.aplicar(d)
        junto.aplicar({ ...d, numero: `hotsite ${h}` })
      }
    }
    return indice
  })
  const rodadas = Array.from({ length: RODADAS }, () => {
    const [a, b]: [number[], number[]] = [[], []]
    pedidos.forEach((p, i) => {
      const h = i % 20
      const [sozinho] = prepararTodos([p])
      const filtro = { tipo: 'exata', campo: 'numero', valor: `hotsite ${h}` } as const
      const [filtrado] = prepararTodos([{ ...p, requisicoesBusca: [...p.requisicoesBusca, filtro] }])
      medir(a, () => [separados[h]!.buscar(sozinho!), separados[h]!.possiveis(sozinho!)])
      medir(b, () => [junto.buscar(filtrado!), junto.possiveis(filtrado!)])
    })
    return { a, b }
  })
  return [
    linha(
      `20 hotsites of ${porHotsite.toLocaleString('en')} lots, page and facets, ms, fastest of ${RODADAS}`,
      'p50 / p99 / worst',
    ),
    '|---|---|',
    linha('an index per hotsite (chosen)', celula(resumir(menores(rodadas.map((r) => r.a))))),
    linha('one index, the hotsite as a filter', celula(resumir(menores(rodadas.map((r) => r.b))))),
  ]
}

const saida: string[] = []
const dizer = (linhas: readonly string[]) => {
  saida.push(...linhas)
  console.log(linhas.join('\n'))
}
const pedidos = pedidosDaMedida(Number(opcoes.pedidos))
for (const quantos of opcoes.lotes.split(',').map(Number)) {
  dizer(['', `## ${quantos.toLocaleString('en')} lots`, ''])
  const consultas = prepararTodos(pedidos)
  dizer(dentro(quantos, consultas))
  if (!opcoes['sem-pg']) dizer(await noPostgres(quantos, consultas.slice(0, Number(opcoes['pedidos-pg']))))
  dizer(await porHttp(quantos, pedidos))
}
dizer(['', '## One index per hotsite', '', ...umIndicePorHotsite(5000, pedidos)])
if (opcoes.escrever)
  await writeFile(path.join(raiz, 'docs/figures/busca.md'), cabecalho() + saida.join('\n') + '\n')

function cabecalho(): string {
  return `# Figures: lot search

Rewritten by \`node tools/run.mjs tools/bench/busca.ts --lotes ${opcoes.lotes} --pedidos ${opcoes.pedidos} --pedidos-pg ${opcoes['pedidos-pg']} --escrever\`.

Machine: ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load ${os.loadavg()[0]?.toFixed(1)} at the end (other work ran beside: hence two columns), Node ${process.version}.
Lots and requests are generated (seed ${SEMENTE}): skewed brands, 113 cities, auctions of 180 lots; a request is what a visitor asks
on the list page (${pedidos.length} different ones: up to ten filters, free text in 30 %, another order in 25 %, later pages in 15 %).
Page and facets are measured together, as the list page needs them: 18 fields with counts, 4 with bounds.

Targets: 100,000 lots p99 ≤ 5 ms inside and ≤ 25 ms as an HTTP call; 1,000,000 lots ≤ 30 ms inside.
`
}
