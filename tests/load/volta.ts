// node tests/load/volta.ts [--crowd 10000] [--rate 200] [--rounds 3] [--write]
// The stampede: a crowd that watches a room loses all its connections in one moment, while people bid, and comes again
// as browsers do: after a back-off with jitter, with the version that each has, until the room says that nothing is
// missing. Watchers and bidders are loaders in processes of their own on the same processors. `--write` keeps
// docs/figures/volta.md. Ends with 1 when a watcher is not back, a frame is missing, or a bid got no answer.
import { type ChildProcess, fork } from 'node:child_process'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import { comBanco, maquina, numero, opcao, publicar, quantil } from './bancada.ts'
import { povoar } from './povoar.ts'
import { type Apostado, Apostadores, esperar } from './publico-de-carga.ts'
import type { Volta } from './quem-volta.ts'
import { abrirServidor, arquivo, ouvir } from './sala-de-carga.ts'

if (process.argv.includes('--help')) {
  console.log('node tests/load/volta.ts [--crowd 10000] [--rate 200] [--rounds 3] [--write]')
  process.exit(0)
}
const multidao = opcao('crowd', 10_000)
const ritmo = opcao('rate', 200)
const rodadas = opcao('rounds', 3)
const SOSSEGO_S = 4

interface Rodada {
  readonly antes: Apostado
  readonly durante: Apostado
  readonly volta: Volta
}

async function chegarem(porta: number, sala: string): Promise<ChildProcess[]> {
  const filhos = Array.from({ length: multidao > 4000 ? 2 : 1 }, () => fork(arquivo('quem-volta.ts')))
  const quantos = Math.floor(multidao / filhos.length)
  await Promise.all(
    filhos.map((f, i) => {
      const chegaram = ouvir(f, 'chegaram')
      f.send({ t: 'chegar', v: { porta, quantos, primeiro: i * quantos, sala } })
      return chegaram
    }),
  )
  return filhos
}

/** All of them fall in one moment; the bids go on. */
async function estourar(filhos: readonly ChildProcess[], apostadores: Apostadores): Promise<Rodada> {
  const antes = await apostadores.apostar(SOSSEGO_S, ritmo)
  const voltas = Promise.all(
    filhos.map((f) => {
      const v = ouvir<{ volta: Volta }>(f, 'volta')
      f.send({ t: 'derrubar' })
      return v
    }),
  )
  const durante = await apostadores.apostarAte(voltas, ritmo)
  return { antes, durante, volta: juntar((await voltas).map((v) => v.volta)) }
}

function juntar(vs: readonly Volta[]): Volta {
  const soma = (f: (v: Volta) => number): number => vs.reduce((n, v) => n + f(v), 0)
  const recusadas: Record<string, number> = {}
  for (const [porque, n] of vs.flatMap((v) => Object.entries(v.recusadas)))
    recusadas[porque] = (recusadas[porque] ?? 0) + n
  return {
    fora: vs.flatMap((v) => v.fora).toSorted((a, b) => a - b),
    tentativas: soma((v) => v.tentativas),
    recarregaram: soma((v) => v.recarregaram),
    buracos: soma((v) => v.buracos),
    ausentes: soma((v) => v.ausentes),
    recusadas,
  }
}

const perdas = ({ antes, durante, volta }: Rodada): number =>
  volta.ausentes + volta.buracos + antes.semResposta + durante.semResposta

function linha(r: Rodada, i: number): string {
  const { volta: v, antes, durante } = r
  const recusas = Object.entries(v.recusadas).map(([porque, n]) => `${porque} ${numero(n)}`)
  const segundos = (q: number): string => numero(quantil(v.fora, q) / 1000)
  return `| ${i + 1} | ${segundos(0.5)} / ${segundos(0.99)} / ${segundos(1)} | ${numero(v.tentativas)} | ${recusas.join(', ') || 'none'} | ${v.ausentes} | ${v.recarregaram} | ${v.buracos} | ${numero(antes.p99)} | ${numero(durante.p99)} | ${numero(durante.respondidos)} | ${antes.semResposta + durante.semResposta} | ${perdas(r) === 0 ? 'yes' : 'no'} |`
}

await comBanco(async (banco) => {
  const mundo = await povoar(banco, { lotes: 1, clientes: 64 })
  const servidor = await abrirServidor(banco)
  const apostadores = new Apostadores(mundo.lotes[0] as string)
  await apostadores.entrar(mundo, servidor.porta, 64)
  const filhos = await chegarem(servidor.porta, `leilao:${mundo.leiUid}`)
  await apostadores.apostar(1.5, ritmo)
  const feitas: Rodada[] = []
  for (let i = 0; i < rodadas; i++) {
    feitas.push(await estourar(filhos, apostadores))
    console.log(linha(feitas[i] as Rodada, i))
    await esperar(1_000)
  }
  apostadores.sair()
  await servidor.parar()
  const v = await verificarLeilao(banco.sistema, banco.poolSistema, mundo.leiUid)
  if (v.achados.length > 0 || feitas.some((r) => perdas(r) > 0)) process.exitCode = 1
  await publicar('volta', pagina(feitas, v))
})

function pagina(
  feitas: readonly Rodada[],
  v: { readonly linhas: number; readonly achados: readonly unknown[] },
): string {
  return `# A crowd that comes back at once

Written by \`node tests/load/volta.ts --write\`: ${numero(multidao)} watchers of one room lose their connections in the same moment
while ${ritmo} bids per second go on, and each comes again as the browser does: after 250 to 500 ms (doubled with every
attempt that fails), with the last version that it has. It is back when the room has told it all that it missed ("up to
date"). One server process, durable PostgreSQL, bidders and watchers in processes of their own on the same processors.
Machine: ${maquina()}.

| Round | Away: half / p99 / last, s | Attempts | Turned away | Not back in a minute | Had to load again | Frames missed | Bids' p99 before, ms | Bids' p99 meanwhile, ms | Bids answered per second meanwhile | Bids without an answer | Survived |
|---|---|---|---|---|---|---|---|---|---|---|---|
${feitas.map(linha).join('\n')}

Survived: everyone is back within a minute, no frame is missing, every bid was answered. After the run the log is verified
with the auditor's program: ${numero(v.linhas)} rows, ${v.achados.length === 0 ? 'all agree' : `${v.achados.length} DO NOT AGREE`}.
`
}
// Whatever failed: loaders that wait for a word end with this program.
process.exit()
