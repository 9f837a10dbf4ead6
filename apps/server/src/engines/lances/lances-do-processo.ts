// What runs for the bids in every process: the engine, the closing clock, the sweeps (reservations, unpublished lots);
// and, where people are answered, the heartbeat with the outage rule.
import { medirFilas } from '../../core/medidas.ts'
import type { Servicos } from '../../core/servicos.ts'
import { Encerrador } from './encerramento/encerrador.ts'
import { anunciarQuedas, bater, INTERVALO_DO_BATIMENTO_MS } from './encerramento/queda.ts'
import { expirarReservas } from './encerramento/reservas-vencidas.ts'
import { MotorDeLances, type OpcoesDoMotor } from './motor/motor.ts'
import { lotesPorPublicar, publicadorDe } from '../salas/port.ts'

type ServicosDeLances = Pick<Servicos, 'banco' | 'tempoReal' | 'log' | 'hotsites'>

const VARREDURA_MS = 2_000
const motores = new WeakMap<object, MotorDeLances>()

/** The engine of this process, made with the first bid (`opcoes` count then). Without a bus it limits people by itself. */
export function motorDe(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'log'> & Partial<Pick<Servicos, 'barramento'>>,
  opcoes?: OpcoesDoMotor,
): MotorDeLances {
  const ja = motores.get(s.banco)
  if (ja) return ja
  const publicador = publicadorDe(s)
  const novo = new MotorDeLances(s, (ids, decididos) => publicador.mudaram(ids, decididos), opcoes)
  motores.set(s.banco, novo)
  return novo
}

/**
 * The heartbeat: bids are possible here. Only processes that take bids beat, and only when they answer: a process of
 * jobs that beat alone would say that all is well while no bid is possible, and lots would be sold in the dark.
 */
export async function iniciarBatimento(s: ServicosDeLances): Promise<() => Promise<void>> {
  const publicador = publicadorDe(s)
  const batida = async (): Promise<void> => {
    const queda = await bater(s.banco.sistema)
    if (queda === null) return
    s.log.warn({ ms: queda.fim - queda.inicio, lotes: queda.lotes.length }, 'outage made good')
    publicador.mudaram(queda.lotes.map((x) => x.lote.id))
    await anunciarQuedas(s.banco.sistema, publicador)
  }
  await batida()
  const batidas = repetir(INTERVALO_DO_BATIMENTO_MS, batida, (e) =>
    s.log.warn({ err: e }, 'heartbeat missed'),
  )
  return () => batidas.parar()
}

/** Starts everything but the heartbeat, without which nothing is closed; answers how to stop it. */
export function iniciarLances(s: ServicosDeLances): Promise<() => Promise<void>> {
  const publicador = publicadorDe(s)
  const motor = motorDe(s)
  const encerrador = new Encerrador(s.banco.sistema, s.log, (t) => publicador.transitaram(t))
  const repeticoes = [
    repetir(
      VARREDURA_MS,
      async () => {
        publicador.transitaram(await expirarReservas(s))
        publicador.mudaram(await lotesPorPublicar(s.banco.sistema))
        await anunciarQuedas(s.banco.sistema, publicador)
      },
      (e) => s.log.warn({ err: e }, 'sweep of lots failed'),
    ),
  ]
  encerrador.iniciar()
  const esquecerFilas = medirFilas(() => motor.filas)
  return Promise.resolve(async () => {
    esquecerFilas()
    for (const r of repeticoes) await r.parar()
    await encerrador.parar()
    motores.delete(s.banco)
    await motor.parar()
    await publicador.parar()
  })
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
