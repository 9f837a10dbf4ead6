// The search in each process: the index where pages are served, and word of every change of a lot at once (other
// processes hear it from the database within a quarter of a second).
import type { Servicos } from '../../core/servicos.ts'

export function iniciarBusca(s: Servicos): Promise<() => void> {
  s.busca.abrir()
  const esquecer = s.publicador.aoMudar((ids) => {
    s.busca
      .refrescar(ids)
      .catch((e: unknown) => s.log.warn({ err: e, lotes: ids.length }, 'search not told of a change yet'))
  })
  return Promise.resolve(esquecer)
}
