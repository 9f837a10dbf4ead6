// The report of conditional lots goes to whom the house named, once per auction, soon after its end.
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { laudosDevidos, marcarLaudo } from './lotes-do-laudo.sql.ts'

/** Answers how many auctions were reported. */
export async function enviarLaudosCondicionais(s: Servicos): Promise<number> {
  let feitos = 0
  for (const l of await laudosDevidos(s.banco.sistema)) {
    const enviado = await s.banco.doHotsite(l.hotId, async (tx) => {
      if (!(await marcarLaudo(tx, l))) return false
      await s.correio.avisarVarios(
        tx,
        l.hotId,
        l.destinatarios.map((email) => ({
          tipo: 'laudo-condicionais' as const,
          para: { email },
          variaveis: { leilao: l.leilao, condicionais: String(l.condicionais) },
          link: `/laudo-condicionais/${l.leiUid}`,
          chave: `laudo-condicionais:${l.leiUid}`,
        })),
      )
      return true
    })
    if (enviado) feitos += 1
  }
  return feitos
}

definirTarefa<Record<string, never>>('enviar-laudo-condicional', async (_, s) => {
  await enviarLaudosCondicionais(s)
})
