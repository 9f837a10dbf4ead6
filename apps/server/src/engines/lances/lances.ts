// The bids of one process: every request enters here, and is decided by this process's engine or handed to the lot's
// owner when a route is configured. Beside it run the closing clock, the sweeps (reservations, unpublished lots) and,
// where people are answered, the heartbeat with the outage rule.
import { medirFilas } from '../../core/medidas.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lotesPorPublicar } from '../salas/port.ts'
import { Encerrador } from './encerramento/encerrador.ts'
import { anunciarQuedas, bater, INTERVALO_DO_BATIMENTO_MS } from './encerramento/queda.ts'
import { expirarReservas } from './encerramento/reservas-vencidas.ts'
import { MotorDeLances, type OpcoesDoMotor } from './motor/motor.ts'
import type { PedidoDoMotor, RespostaDoMotor } from './motor/pedidos.ts'
import { RotaDeLances } from './rota/rota-de-lances.ts'

type ServicosDeLances = Pick<Servicos, 'banco' | 'log' | 'hotsites' | 'publicador'> &
  Partial<Pick<Servicos, 'barramento'>>

const VARREDURA_MS = 2_000

export class Lances {
  readonly motor: MotorDeLances
  readonly #s: ServicosDeLances
  #rota: RotaDeLances | null = null

  /** Without a bus it limits people by itself. */
  constructor(s: ServicosDeLances, opcoes?: OpcoesDoMotor) {
    this.#s = s
    this.motor = new MotorDeLances(s, (ids, decididos) => s.publicador.mudaram(ids, decididos), opcoes)
  }

  /** Decides one request, wherever its lot is at home. Rejects only on a bug. */
  pedir(p: PedidoDoMotor): Promise<RespostaDoMotor> {
    return this.#rota?.pedir(p) ?? this.motor.pedir(p)
  }

  /** Starts everything but the heartbeat, without which nothing is closed; answers how to stop it. */
  iniciar(): Promise<() => Promise<void>> {
    const s = this.#s
    const { publicador } = s
    const encerrador = new Encerrador(s.banco.sistema, s.log, (t) => publicador.transitaram(t))
    const varredura = repetir(
      VARREDURA_MS,
      async () => {
        publicador.transitaram(await expirarReservas(s))
        publicador.mudaram(await lotesPorPublicar(s.banco.sistema))
        await anunciarQuedas(s.banco.sistema, publicador)
      },
      (e) => s.log.warn({ err: e }, 'sweep of lots failed'),
    )
    encerrador.iniciar()
    const esquecerFilas = medirFilas(() => this.motor.filas)
    return Promise.resolve(async () => {
      esquecerFilas()
      await varredura.parar()
      await encerrador.parar()
    })
  }

  /**
   * The heartbeat: bids are possible here. Only processes that take bids beat, and only when they answer: a process of
   * jobs that beat alone would say that all is well while no bid is possible, and lots would be sold in the dark.
   */
  async bater(): Promise<() => Promise<void>> {
    const s = this.#s
    const batida = async (): Promise<void> => {
      const queda = await bater(s.banco.sistema)
      if (queda === null) return
      s.log.warn({ ms: queda.fim - queda.inicio, lotes: queda.lotes.length }, 'outage made good')
      s.publicador.mudaram(queda.lotes.map((x) => x.lote.id))
      await anunciarQuedas(s.banco.sistema, s.publicador)
    }
    await batida()
    const batidas = repetir(INTERVALO_DO_BATIMENTO_MS, batida, (e) =>
      s.log.warn({ err: e }, 'heartbeat missed'),
    )
    return () => batidas.parar()
  }

  /** `onde`: this process's inner address. Without one nothing is routed, and nothing is missed but speed. */
  async abrirRota(onde: string | undefined): Promise<() => Promise<void>> {
    if (onde === undefined) return () => Promise.resolve()
    const rota = await RotaDeLances.abrir(this.#s, onde, (p) => this.motor.pedir(p))
    this.#rota = rota
    return async () => {
      this.#rota = null
      await rota.parar()
    }
  }

  /** Waits for what is queued, then closes the engine's connections. */
  parar(): Promise<void> {
    return this.motor.parar()
  }
}

/** Runs `fn` again and again, never twice at once. */
function repetir(
  ms: number,
  fn: () => Promise<void>,
  falhou: (e: unknown) => void,
): { parar(): Promise<void> } {
  let parado = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emCurso: Promise<void> = Promise.resolve()
  const rodar = (): void => {
    emCurso = fn()
      .catch(falhou)
      .finally(() => {
        if (!parado) timer = setTimeout(rodar, ms)
      })
  }
  timer = setTimeout(rodar, ms)
  return {
    async parar() {
      parado = true
      clearTimeout(timer)
      await emCurso
    },
  }
}
