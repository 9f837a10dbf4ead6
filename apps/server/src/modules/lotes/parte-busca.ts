// The search in each process: the index where pages are served, and word of every change of a lot at once (other
// processes hear it from the database within a quarter of a second).
import type { Servicos } from '../../core/servicos.ts'
import { aoMudarLotes } from '../../engines/salas/port.ts'
import { buscaDe, fecharBusca } from '../../engines/busca/port.ts'

export async function iniciarParteDaBusca(s: Servicos): Promise<() => Promise<void>> {
  const busca = buscaDe(s, s.config.processos.has('http'))
  const esquecer = aoMudarLotes((ids) => {
    busca
      .refrescar(ids)
      .catch((e: unknown) => s.log.warn({ err: e, lotes: ids.length }, 'search not told of a change yet'))
  })
  return async () => {
    esquecer()
    await fecharBusca(s)
  }
}
