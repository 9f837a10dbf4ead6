// node tests/load/visitantes-em-processos.ts [--processes 1,2] [--rounds 2] [--seconds 30] [--visitors 1000] [--write]
// The thousand visitors of visitantes.ts on one process and on several at one port, one after the other in one run and
// round after round, so that a noisy machine is noisy to all of them alike. Each round has its own fresh data.
// `--write` keeps docs/figures/visitantes-em-processos.md.
import { fork } from 'node:child_process'
import path from 'node:path'
import { maquina, numero, opcao, publicar } from './bancada.ts'
import type { Resumo } from './visitantes.ts'

if (process.argv.includes('--help')) {
  console.log(
    'node tests/load/visitantes-em-processos.ts [--processes 1,2] [--rounds 2] [--seconds 30] [--visitors 1000] [--write]',
  )
  process.exit(0)
}
const RODADAS = opcao('rounds', 2)
const SEGUNDOS = opcao('seconds', 30)
const VISITANTES = opcao('visitors', 1000)
const i = process.argv.indexOf('--processes')
const PROCESSOS = (i < 0 ? '1,2' : (process.argv[i + 1] ?? '')).split(',').map(Number)
const ALVO_P99_MS = 80

function medir(processos: number): Promise<Resumo> {
  const args = Object.entries({ processes: processos, seconds: SEGUNDOS, visitors: VISITANTES }).flatMap(
    ([nome, valor]) => [`--${nome}`, String(valor)],
  )
  const filho = fork(path.join(import.meta.dirname, 'visitantes.ts'), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((ok, falha) => {
    let r: Resumo | undefined
    filho.on('message', (m) => {
      r = m as Resumo
    })
    filho.once('exit', () => (r === undefined ? falha(new Error('a run told nothing')) : ok(r)))
  })
}

const ms = (x: number): string => x.toFixed(x < 10 ? 1 : 0)
const porCento = (x: number): string => `${(x * 100).toFixed(0)} %`
const linha = (nome: string, r: Resumo): string =>
  `| ${[nome, numero(r.porSegundo), ms(r.p50), ms(r.p99), ms(r.esperaP99), porCento(r.cpu), porCento(r.cpuDosVisitantes), ms(r.lacoP99), numero(r.memoriaMB), r.falhas + r.achados + r.tardes].join(' | ')} |`

const lidos: { processos: number; rodada: number; r: Resumo }[] = []
for (let rodada = 1; rodada <= RODADAS; rodada++)
  // The other way round each time: who comes second finds the machine warm.
  for (const processos of rodada % 2 === 1 ? PROCESSOS : PROCESSOS.toReversed()) {
    const r = await medir(processos)
    lidos.push({ processos, rodada, r })
    console.error(linha(`${processos}, round ${rodada}`, r))
  }

const melhor = (processos: number): number =>
  Math.min(...lidos.filter((l) => l.processos === processos).map((l) => l.r.p99))
await publicar(
  'visitantes-em-processos',
  `# A thousand visitors on one process and on several

Written by \`node tests/load/visitantes-em-processos.ts --write\`: the ${numero(VISITANTES)} visitors of
[visitantes.md](visitantes.md), ${SEGUNDOS} s each, on so many processes of the production build at one port, one after the other in
one run. The database and the visitors take the same processors. Machine: ${maquina()}.

${PROCESSOS.map((p) => `${p === 1 ? 'One process' : `${p} processes`}: p99 inside ${ms(melhor(p))} ms in the better round (wanted: ≤ ${ALVO_P99_MS} ms).`).join(' ')}

| Processes | per second | p50 inside, ms | p99 inside, ms | p99 as visitors waited, ms | processors used | by the visitors | p99 of the loop's delay, ms | MB | failed, foreign or late |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${lidos.map(({ processos, rodada, r }) => linha(`${processos}, round ${rodada}`, r)).join('\n')}
`,
)
process.exit()
