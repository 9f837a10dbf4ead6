// Figures of the broadcast. First the media process alone: a channel without watchers, with many, and how late they get each
// batch; with --minutes its memory instead, while people come and go. With an address and its data folder also through browsers: a
// studio whose camera shows a clock, and an auditorium that reads it. --kbit: what the operator sends in the large quality, as a
// studio does; without it the demonstration's film, about a sixth of that.
//   node tools/run.mjs tools/bench/transmissao.ts [--kbit 2000] [--minutes 4] [http://leilao.localhost:3000 ~/.martelo]
import { loadavg } from 'node:os'
import { setTimeout as esperar } from 'node:timers/promises'
import { opcao } from '../../tests/load/bancada.ts'
import { abrirMidia, cpuDe, memoriaDe, type MidiaDeMedida, Publico } from './transmissao-midia.ts'
import { medirComNavegadores } from './transmissao-navegadores.ts'

const JANELA_MS = 10_000
const [minutos, kbit] = [opcao('minutes', 0), opcao('kbit', 0)]
const percentil = (v: number[], p: number): string =>
  v.toSorted((a, b) => a - b)[Math.floor(v.length * p)]?.toFixed(0) ?? '–'

/** One row of the table; the watchers stay for the next one. */
async function medirCom(n: number, publico: Publico, { midia }: MidiaDeMedida): Promise<void> {
  await publico.ter(n)
  await esperar(5_000)
  const pid = midia.pid() ?? 0
  const antes = cpuDe(pid)
  const desde = performance.now()
  const { bytes, primeiros, atrasos } = await publico.medir(JANELA_MS)
  const s = (performance.now() - desde) / 1000
  const cpu = (cpuDe(pid) - antes) / s
  console.log(
    `| ${n} | ${cpu.toFixed(3)} | ${((bytes * 8) / 1e6 / s).toFixed(0)} | ${percentil(primeiros, 0.5)} / ${percentil(primeiros, 0.99)} | ${percentil(atrasos, 0.5)} / ${percentil(atrasos, 0.99)} |`,
  )
}

/** 200 people watch; a quarter of them goes and others come, again and again. */
async function medirMemoria(publico: Publico, { midia }: MidiaDeMedida): Promise<void> {
  await publico.ter(0)
  const pid = midia.pid() ?? 0
  const lidas: string[] = []
  for (let m = 0; m <= minutos; m++) {
    lidas.push(memoriaDe(pid).toFixed(0))
    if (m === minutos) break
    for (let i = 0; i < 6; i++) {
      await publico.ter(150)
      await publico.ter(200)
      await esperar(9_000)
    }
  }
  console.log(`memory of the media process, MB, minute by minute with 200 watchers: ${lidas.join(', ')}`)
}

const alvo = process.argv.slice(2).findIndex((a) => a.startsWith('http'))
const [endereco, pasta = ''] = alvo < 0 ? [] : process.argv.slice(2 + alvo)
if (endereco === undefined) {
  const m = await abrirMidia(kbit)
  const publico = new Publico(m.endereco)
  if (minutos > 0) await medirMemoria(publico, m)
  else {
    console.log(
      `operator of ${kbit === 0 ? 'the demonstration' : `${kbit} kbit/s`}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
    console.log(
      '| Watchers | media process, cores | Mbit/s | first batch p50 / p99, ms | batch late p50 / p99, ms |',
    )
    console.log('|---|---|---|---|---|')
    for (const n of [0, 100, 500, 1_000]) await medirCom(n, publico, m)
  }
  publico.sair()
  await m.fechar()
} else await medirComNavegadores(endereco, pasta)
