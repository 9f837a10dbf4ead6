// Draws the pictures of the demonstration and writes their manifest. The same source gives the same pictures: all
// chance comes from fixed seeds. Run it with --help.
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { VEICULOS } from '../veiculos.ts'
import type { Modelo } from './catalogo.ts'
import type { Cor } from './cores.ts'
import { writeManifest } from './manifesto.ts'
import type { Encomenda, Oficina } from './oficina.ts'

const HELP = `Draws the demonstration pictures into tools/demo/fotos and rewrites fotos.gen.ts.

  --so a,b        only these bodies (see catalogo.ts)
  --sem-fotos     leave the still pictures
  --sem-giros     leave the 360° turns
  --rascunho      quick and coarse, to judge a change
  --processos n   workers (default 2)
  --saida pasta   another folder (then no manifest is written)
  --manifesto     only rewrite the manifest from the pictures that exist
`
const HERE = dirname(fileURLToPath(import.meta.url))
const FOTOS = join(HERE, '..', 'fotos')
/** 12 MB is what the repository allows for all pictures together. */
const LIMIT = 12 * 1024 * 1024
const QUADROS = 24
const GIROS: readonly { modelo: Modelo; cor: Cor }[] = [
  { modelo: 'sedan', cor: 'cinza' },
  { modelo: 'suv', cor: 'branca' },
  { modelo: 'picape-leve', cor: 'vermelha' },
]

function orders(only: readonly string[] | undefined, fotos: boolean, giros: boolean): Encomenda[] {
  const cores = new Map<Modelo, Set<Cor>>()
  for (const v of VEICULOS) {
    if (only && !only.includes(v.modelo3d)) continue
    cores.set(v.modelo3d, (cores.get(v.modelo3d) ?? new Set()).add(v.cor3d))
  }
  return [...cores].map(([modelo, set]) => {
    const coresGiro = giros ? GIROS.filter((g) => g.modelo === modelo).map((g) => g.cor) : []
    return { modelo, cores: [...set], fotos, coresGiro, giro: coresGiro.length > 0 ? QUADROS : 0 }
  })
}

/** Hands the orders out, one at a time to each worker. */
async function draw(list: Encomenda[], workers: number, oficina: Oficina): Promise<void> {
  const queue = [...list].sort((a, b) => b.giro - a.giro)
  let done = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./oficina.ts', import.meta.url), { workerData: oficina })
      const next = () => {
        const job = queue.shift()
        if (job) worker.postMessage(job)
        else worker.terminate().then(() => resolve(), reject)
      }
      worker.on('message', ({ modelo }: { modelo: string }) => {
        console.log(`${++done}/${list.length} ${modelo}`)
        next()
      })
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: Math.min(workers, list.length) }, one))
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      so: { type: 'string' },
      'sem-fotos': { type: 'boolean' },
      'sem-giros': { type: 'boolean' },
      rascunho: { type: 'boolean' },
      processos: { type: 'string', default: '2' },
      saida: { type: 'string' },
      manifesto: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const saida = values.saida ?? FOTOS
  if (!values.manifesto) {
    const list = orders(values.so?.split(','), !values['sem-fotos'], !values['sem-giros'])
    await draw(list, Number(values.processos), {
      saida,
      raios: values.rascunho ? 2 : 3,
      escala: values.rascunho ? 0.5 : 1,
    })
  }
  const bytes = readdirSync(saida).reduce((n, f) => n + statSync(join(saida, f)).size, 0)
  console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB in ${readdirSync(saida).length} files`)
  if (values.saida) return
  writeManifest(join(HERE, '..', 'fotos.gen.ts'), FOTOS, GIROS, QUADROS)
  if (bytes > LIMIT) {
    console.error('The pictures weigh more than 12 MB: lower the quality in oficina.ts.')
    process.exitCode = 1
  }
}

await main()
