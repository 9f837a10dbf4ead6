// Where every request to the engine enters: this process's engine, or the route to the lot's owner when one is configured.
import type { Servicos } from '../../../core/servicos.ts'
import type { PedidoDoMotor, RespostaDoMotor } from '../motor/pedidos.ts'
import { motorDe } from '../lances-do-processo.ts'
import { RotaDeLances } from './rota-de-lances.ts'

type ServicosDoPedido = Pick<Servicos, 'banco' | 'tempoReal' | 'log'>

const rotas = new WeakMap<object, RotaDeLances>()

export function pedirLance(s: ServicosDoPedido, p: PedidoDoMotor): Promise<RespostaDoMotor> {
  return rotas.get(s.banco)?.pedir(p) ?? motorDe(s).pedir(p)
}

/** Without an inner address nothing is routed, and nothing is missed but speed. */
export async function iniciarRota(s: Pick<Servicos, 'banco' | 'tempoReal' | 'log' | 'config'>) {
  const onde = s.config.enderecoInterno
  if (onde === undefined) return () => Promise.resolve()
  const rota = await RotaDeLances.abrir(s, onde, (p) => motorDe(s).pedir(p))
  rotas.set(s.banco, rota)
  return async () => {
    rotas.delete(s.banco)
    await rota.parar()
  }
}
