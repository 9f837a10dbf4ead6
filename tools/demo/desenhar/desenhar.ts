// Draws the pictures of the demonstration and writes their manifest. The same source gives the same pictures: all
// chance comes from fixed seeds. Run it with --help.
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { avariasDe } from '../avarias.ts'
import { VEICULOS } from '../veiculos.ts'
import { temAcessorio } from './acessorios.ts'
import type { Modelo } from './catalogo.ts'
import type { Cor } from './cores.ts'
import { writeManifest } from './manifesto.ts'
import type { Encomenda, Oficina } from './oficina.ts'
import { showsFromAfar } from './perto.ts'

const HELP = `Draws the demonstration pictures into tools/demo/fotos and rewrites fotos.gen.ts.

  --so a,b        only these bodies (see catalogo.ts)
  --bem a,b       only these goods, by their code
  --sem-fotos     leave the still pictures
  --sem-giros     leave the 360° turns
  --sem-perto     leave the close pictures of damages
  --sem-longe     leave the pictures of the whole that show one good's damages and parts
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

type Wanted = {
  so: readonly string[] | undefined
  bem: readonly string[] | undefined
  fotos: boolean
  giros: boolean
  perto: boolean
  longe: boolean
}

function orders({ so, bem, fotos, giros, perto, longe }: Wanted): Encomenda[] {
  const list = new Map<Modelo, { cores: Set<Cor>; coresGiro: Set<Cor>; bens: Encomenda['bens'][number][] }>()
  for (const v of VEICULOS) {
    if ((so && !so.includes(v.modelo3d)) || (bem && !bem.includes(v.codigo))) continue
    const of = list.get(v.modelo3d) ?? { cores: new Set(), coresGiro: new Set(), bens: [] }
    of.cores.add(v.cor3d)
    const turns = giros && GIROS.some((g) => g.modelo === v.modelo3d && g.cor === v.cor3d)
    const giro = turns && showsFromAfar(v.codigo)
    if (turns && !giro) of.coresGiro.add(v.cor3d)
    if (giro || ((perto || longe) && (avariasDe(v.codigo).length > 0 || temAcessorio(v.codigo))))
      of.bens.push({ codigo: v.codigo, cor: v.cor3d, giro })
    list.set(v.modelo3d, of)
  }
  return [...list].flatMap(([modelo, { cores, coresGiro, bens }]) => {
    if (!fotos && coresGiro.size === 0 && bens.length === 0) return []
    return [
      {
        modelo,
        cores: [...cores],
        fotos,
        coresGiro: [...coresGiro],
        quadros: QUADROS,
        bens,
        perto,
        longe,
      },
    ]
  })
}

/** Hands the orders out, one at a time to each worker. */
async function draw(list: Encomenda[], workers: number, oficina: Oficina): Promise<void> {
  const turns = (e: Encomenda): number => e.coresGiro.length + e.bens.filter((b) => b.giro).length
  const queue = [...list].sort((a, b) => turns(b) - turns(a))
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
      'sem-perto': { type: 'boolean' },
      'sem-longe': { type: 'boolean' },
      bem: { type: 'string' },
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
    const list = orders({
      so: values.so?.split(','),
      bem: values.bem?.split(','),
      fotos: !values['sem-fotos'],
      giros: !values['sem-giros'],
      perto: !values['sem-perto'],
      longe: !values['sem-longe'],
    })
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
