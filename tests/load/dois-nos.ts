// node tests/load/dois-nos.ts [--rounds 6] [--ms 1500] [--lots 200] [--bidders 512] [--write]
// What a second process costs or gives on the same processors: bids over websockets, through session, contract, judge, log
// and answer, to one process; to two that hand each bid to its lot's owner; and to two that decide where it comes in. All
// take turns in slices of one run, each on lots of its own in one durable PostgreSQL. Each log is verified afterwards with the
// auditor's program. `--write` keeps docs/figures/dois-nos.md.
import type { WebSocket } from 'ws'
import type { BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import {
  comBanco,
  type Concorrente,
  type Fatia,
  intercalar,
  maquina,
  numero,
  opcao,
  publicar,
  type Resultado,
} from './bancada.ts'
import { povoar, type Povoado } from './povoar.ts'
import { abrirAba, abrirServidor, lanceEmTexto } from './sala-de-carga.ts'

const ALVO = 0.8
const LOTES = opcao('lots', 200)
const APOSTADORES = opcao('bidders', 512)
const CASOS = [
  { nome: 'One process', processos: 1, roteado: false },
  { nome: 'Two processes, bids routed to their lot’s owner', processos: 2, roteado: true },
  { nome: 'Two processes, bids decided where they come in', processos: 2, roteado: false },
] as const
/** Processes know of each other after a beat of a second. */
const CONHECEREM_MS = 2_500

interface Resposta {
  readonly t?: string
  readonly n: number
  readonly d?: { readonly lote?: { readonly proximo: number } }
  readonly erro?: { readonly dados?: { readonly lote?: { readonly proximo: number } } }
}

/** People who bid over the last price that they were told, each as soon as he is answered. */
class Gente {
  readonly #mundo: Povoado
  readonly #abas: readonly WebSocket[]
  readonly #proximos = new Map<string, number>()
  #n = 0

  private constructor(mundo: Povoado, abas: readonly WebSocket[]) {
    this.#mundo = mundo
    this.#abas = abas
  }

  /** Neighbours sit at different processes: a lot's bidders are everywhere. */
  static async chegar(mundo: Povoado, portas: readonly number[]): Promise<Gente> {
    const abas: WebSocket[] = []
    for (const i of mundo.clientes.keys()) {
      const porta = portas[Math.floor(i / mundo.lotes.length + i) % portas.length] as number
      abas.push(await abrirAba(mundo, i, porta))
    }
    return new Gente(mundo, abas)
  }

  async apostar(ms: number): Promise<Fatia> {
    const fim = performance.now() + ms
    const tempos: number[] = []
    let aceitos = 0
    await Promise.all(
      this.#abas.map(async (ws, i) => {
        const lelUid = this.#mundo.lotes[i % this.#mundo.lotes.length] as string
        while (performance.now() < fim) {
          const antes = performance.now()
          const r = await this.#um(ws, lelUid)
          tempos.push(performance.now() - antes)
          if (r.erro === undefined) aceitos += 1
          const { proximo } = r.d?.lote ?? r.erro?.dados?.lote ?? { proximo: 0 }
          this.#proximos.set(lelUid, Math.max(this.#proximos.get(lelUid) ?? 0, proximo))
        }
      }),
    )
    return { feitos: tempos.length, aceitos, tempos }
  }

  #um(ws: WebSocket, lelUid: string): Promise<Resposta> {
    const n = ++this.#n
    return new Promise((ok, falha) => {
      const ouvir = (m: Buffer): void => {
        const r = JSON.parse(m.toString()) as Resposta
        if (r.t !== 'resposta' || r.n !== n) return
        ws.off('message', ouvir)
        ws.off('close', caiu)
        ok(r)
      }
      const caiu = (): void => falha(new Error('a socket was closed'))
      ws.on('message', ouvir)
      ws.once('close', caiu)
      ws.send(lanceEmTexto(n, lelUid, this.#proximos.get(lelUid) ?? 100))
    })
  }

  sair(): void {
    for (const ws of this.#abas) ws.terminate()
  }
}

async function montar(banco: BancoDeDados, caso: (typeof CASOS)[number]): Promise<Concorrente> {
  const mundo = await povoar(banco, { lotes: LOTES, clientes: APOSTADORES })
  const servidores = await Promise.all(
    Array.from({ length: caso.processos }, () => abrirServidor(banco, caso.roteado)),
  )
  if (caso.roteado) await new Promise((ok) => setTimeout(ok, CONHECEREM_MS))
  const gente = await Gente.chegar(
    mundo,
    servidores.map((s) => s.porta),
  )
  return {
    nome: caso.nome,
    rodar: (ms) => gente.apostar(ms),
    async encerrar() {
      gente.sair()
      for (const s of servidores) await s.parar()
      const v = await verificarLeilao(banco.sistema, banco.poolSistema, mundo.leiUid)
      return v.achados.length === 0 && v.linhas > 0
    },
  }
}

function emTexto(r: readonly Resultado[]): string {
  const um = r[0]?.porSegundo ?? Number.NaN
  const linhas = r.map((x, i) => {
    const razao = x.porSegundo / um
    const alvo = CASOS[i]?.roteado === true ? `${ALVO} | ${razao >= ALVO ? 'yes' : 'no'}` : ' | '
    return `| ${x.nome} | ${numero(x.porSegundo)} | ${numero(x.aceitosPorSegundo)} | ${numero(x.p50)} | ${numero(x.p99)} | ${numero(x.cpuNoBanco)} | ${razao.toFixed(2)} | ${alvo} | ${x.confere ? 'yes' : 'NO'} |`
  })
  return `# One process and two

Written by \`node tests/load/dois-nos.ts --write\`: ${numero(LOTES)} lots, ${numero(APOSTADORES)} bidders over websockets, each bid over the last
price that its bidder was told, on a durable PostgreSQL; processes, database and bidders on the same processors, all
ways in turns in one run. Machine: ${maquina()}.
A second process adds no processor here: the ratio says what handing bids over costs.

| Bids come to | Decisions/s | Accepted/s | p50 ms | p99 ms | µs database | Ratio | Wanted | Reached | Logs agree |
|---|---|---|---|---|---|---|---|---|---|
${linhas.join('\n')}

Routed, half of the bids make one hop more, and each lot is judged in one process. Unrouted, two processes judge the same lot
and one of them has to judge again whenever the other was first. Nothing but speed depends on it: each log is verified
(sequence, hashes, prices, winners).
`
}

if (process.argv.includes('--help')) {
  console.log('node tests/load/dois-nos.ts [--rounds 6] [--ms 1500] [--lots 200] [--bidders 512] [--write]')
  process.exit(0)
}

await comBanco(
  async (banco, cpu) => {
    const concorrentes: Concorrente[] = []
    for (const caso of CASOS) concorrentes.push(await montar(banco, caso))
    const r = await intercalar(concorrentes, { rodadas: opcao('rounds', 6), ms: opcao('ms', 1500), cpu })
    await publicar('dois-nos', emTexto(r))
    if (!r.every((x) => x.confere)) process.exitCode = 1
  },
  { max_connections: '250' },
)
// Whatever failed: servers that wait for a word end with this program.
process.exit()
