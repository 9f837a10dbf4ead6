// What watchers of video cost a bid: one program with its database takes bids at a steady rate, in turns without and beside a
// media process with 500 watchers. Everything shares the processors of this machine, the crowds too.
//   node tools/run.mjs tools/bench/transmissao-lances.ts [--watchers 500] [--kbit 2000] [--rate 300] [--rounds 4] [--seconds 6]
import { loadavg } from 'node:os'
import { comBanco, opcao, quantil } from '../../tests/load/bancada.ts'
import { povoar } from '../../tests/load/povoar.ts'
import { Apostadores, esperar } from '../../tests/load/publico-de-carga.ts'
import { abrirServidor } from '../../tests/load/sala-de-carga.ts'
import { abrirMidia, Publico } from './transmissao-midia.ts'

const [quantos, porSegundo] = [opcao('watchers', 500), opcao('rate', 300)]
const kbit = opcao('kbit', 0)
const [voltas, segundos] = [opcao('rounds', 4), opcao('seconds', 6)]
const meio = (v: number[]): number => quantil(Float64Array.from(v).sort(), 0.5)

await comBanco(async (banco) => {
  const mundo = await povoar(banco, { lotes: 1, clientes: 32 })
  const servidor = await abrirServidor(banco)
  const apostadores = new Apostadores(mundo.lotes[0] as string)
  await apostadores.entrar(mundo, servidor.porta, 32)
  await apostadores.apostar(3, porSegundo)
  const m = await abrirMidia(kbit)
  const publico = new Publico(m.endereco)
  const lidos: Record<'sem' | 'com', number[]> = { sem: [], com: [] }
  for (let i = 0; i < voltas; i++)
    for (const qual of i % 2 === 0 ? (['sem', 'com'] as const) : (['com', 'sem'] as const)) {
      await publico.ter(qual === 'com' ? quantos : 0)
      await esperar(3_000)
      const r = await apostadores.apostar(segundos, porSegundo)
      lidos[qual].push(r.p99)
      console.log(
        `${qual === 'com' ? quantos : 0} watchers: ${r.respondidos.toFixed(0)} bids/s, p50 ${r.p50.toFixed(1)}, p99 ${r.p99.toFixed(1)} ms`,
      )
    }
  console.log(
    `operator of ${kbit === 0 ? 'the demonstration' : `${kbit} kbit/s`}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `median of the p99: ${meio(lidos.sem).toFixed(1)} ms without, ${meio(lidos.com).toFixed(1)} ms with ${quantos} watchers: ${(meio(lidos.com) / meio(lidos.sem)).toFixed(2)} times`,
  )
  publico.sair()
  await m.fechar()
  apostadores.sair()
  await servidor.parar()
})
// Loaders that wait for a word end with this program.
process.exit()
