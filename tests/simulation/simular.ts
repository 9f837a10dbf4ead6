// node tests/simulation/simular.ts [--auctions 10000] [--seed <text>] [--level rules|database] [--workers 2] [--write]
//
// Simulated auctions by the thousand, checked one by one. A run that breaks a promise prints its seed; `--seed` plays
// that one run again, to the same failure. Without --seed run number n has the seed `<base>-<n>`, base by --base.
// `--write` keeps the result in docs/figures/simulacao.md.
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Achado, conferir } from './conferencias.ts'
import { abrirFonte, comCopia, type Fonte } from './banco/copias.ts'
import { simularNoBanco } from './banco/mundo-do-banco.ts'
import { type Rodada, simularPuro } from './puro/mundo-puro.ts'

interface Trabalho {
  readonly sementes: readonly string[]
  readonly leiloes: number
  /** null: without SQL */
  readonly fonte: Fonte | null
}
interface Resultado {
  readonly semente: string
  readonly leiloes: number
  readonly lotes: number
  readonly pedidos: number
  readonly respostas: number
  readonly linhas: number
  readonly passos: number
  readonly quedas: number
  readonly impressao: number
  readonly achados: readonly Achado[]
}
type Nivel = 'rules' | 'database'

const POR_RODADA = { rules: 10, database: 75 } as const

const argumento = (nome: string): string | undefined => {
  const i = process.argv.indexOf(`--${nome}`)
  return i < 0 ? undefined : process.argv[i + 1]
}

/** Disasters by the run's name, so that quiet and wild runs alternate. */
const intensidadeDe = (semente: string): number =>
  [1, 0, 2, 1, 4][semente.length + Number(/\d+$/.exec(semente)?.[0] ?? 0)] ?? 1

function resumir(semente: string, leiloes: number, { historia: h, passos, impressao }: Rodada): Resultado {
  return {
    semente,
    leiloes,
    lotes: h.lotes.length,
    pedidos: h.pedidos.length,
    respostas: h.pedidos.reduce((n, p) => n + p.respostas.length, 0),
    linhas: h.lotes.reduce((n, l) => n + l.linhas.length, 0),
    passos,
    quedas: h.quedas.length,
    impressao,
    achados: conferir(h),
  }
}

/** The runs of one worker, each in its turn. */
async function trabalhar(t: Trabalho, dizer: (r: Resultado) => void): Promise<void> {
  for (const semente of t.sementes) {
    const opcoes = { semente, leiloes: t.leiloes, intensidade: intensidadeDe(semente) }
    const { fonte } = t
    const rodada =
      fonte === null
        ? await simularPuro(opcoes)
        : await comCopia(fonte, (url) => simularNoBanco({ ...opcoes, url }))
    dizer(resumir(semente, t.leiloes, rodada))
  }
}

/** Each worker has globals of its own, which a simulation bends. */
async function comTrabalhadores(t: Trabalho, quantos: number, dizer: (r: Resultado) => void): Promise<void> {
  const partes = Array.from({ length: quantos }, (_, i) => t.sementes.filter((_s, k) => k % quantos === i))
  await Promise.all(
    partes.map(async (sementes) => {
      const w = new Worker(new URL(import.meta.url), { workerData: { ...t, sementes } satisfies Trabalho })
      w.on('message', dizer)
      await once(w, 'exit')
    }),
  )
}

function imprimir(r: Resultado): void {
  if (r.achados.length === 0) return
  console.log(`FAILED seed ${r.semente}: ${r.achados.length} findings`)
  for (const a of r.achados.slice(0, 10)) console.log(`  ${a.conferencia}: ${a.erro}`)
}

const soma = (
  rs: readonly Resultado[],
  campo: 'leiloes' | 'lotes' | 'pedidos' | 'respostas' | 'linhas' | 'passos' | 'quedas',
): number => rs.reduce((n, r) => n + r[campo], 0)

async function principal(): Promise<void> {
  const nivel: Nivel = argumento('level') === 'database' ? 'database' : 'rules'
  const por = POR_RODADA[nivel]
  const unica = argumento('seed')
  const rodadas = unica === undefined ? Math.ceil(Number(argumento('auctions') ?? 10_000) / por) : 1
  const base = argumento('base') ?? 'martelo'
  const sementes =
    unica === undefined ? Array.from({ length: rodadas }, (_, i) => `${base}-${i + 1}`) : [unica]
  const inicio = performance.now()
  const resultados: Resultado[] = []
  const quantos = Math.min(rodadas, Number(argumento('workers') ?? 2))
  const banco = nivel === 'database' ? await abrirFonte() : null
  const fonte = banco && { url: banco.url, modelo: banco.modelo }
  await comTrabalhadores({ sementes, leiloes: por, fonte }, quantos, (r) => {
    resultados.push(r)
    imprimir(r)
    if (unica !== undefined)
      console.log(`seed ${unica}: ${r.passos} steps, fingerprint ${r.impressao.toString(16)}`)
  })
  const segundos = (performance.now() - inicio) / 1000
  await banco?.fechar()
  const falharam = resultados.filter((r) => r.achados.length > 0)
  const n = (x: number): string => Math.round(x).toLocaleString('en-US')
  const linha = `| ${nivel} | ${n(soma(resultados, 'leiloes'))} | ${n(soma(resultados, 'lotes'))} | ${n(soma(resultados, 'pedidos'))} | ${n(soma(resultados, 'respostas'))} | ${n(soma(resultados, 'linhas'))} | ${n(soma(resultados, 'quedas'))} | ${n(soma(resultados, 'passos'))} | ${n(segundos)} | ${falharam.length} |`
  console.log(linha)
  if (resultados.length !== rodadas) throw new Error(`${rodadas - resultados.length} runs gave no result`)
  if (argumento('write') !== undefined || process.argv.includes('--write')) await guardar(nivel, linha)
  if (falharam.length > 0) process.exitCode = 1
}

/** Replaces the level's row in the page. */
async function guardar(nivel: Nivel, linha: string): Promise<void> {
  const arquivo = path.resolve(import.meta.dirname, '../../docs/figures/simulacao.md')
  const texto = await readFile(arquivo, 'utf8')
  await writeFile(arquivo, texto.replace(new RegExp(`^\\| ${nivel} \\|.*$`, 'm'), linha))
}

if (!isMainThread) {
  await trabalhar(workerData as Trabalho, (r) => parentPort?.postMessage(r))
} else if (process.argv.includes('--help')) {
  console.log(
    `node tests/simulation/simular.ts [--auctions 10000] [--seed <text>] [--base <text>] [--level rules|database] [--workers 2] [--write]\nSimulated auctions, checked one by one (${os.cpus().length} cores here). Failing seeds are printed; --seed plays one again.`,
  )
} else await principal()
